import { seat } from '@miaou/kit';
import { type Command, personId, tableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, hostOf } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { askHttp, meet, openTable, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const NOWHERE = tableId('A'.repeat(22));
const NOWHERE_ELSE = tableId('B'.repeat(22));
const NOBODY = personId('A'.repeat(22));
const BYTES = '0'.repeat(64);

/** Of every type, also those that are judged before they reach a table: a new one is not forgotten. */
const EXAMPLES: { readonly [T in Command['type']]: readonly Extract<Command, { type: T }>[] } = {
  configure: [{ type: 'configure', settings: FELIX }],
  sit: [{ type: 'sit' }],
  standUp: [{ type: 'standUp' }],
  seatBot: [{ type: 'seatBot', seat: seat(0), bot: 'greedy' }],
  removeBot: [{ type: 'removeBot', seat: seat(0) }],
  sendAway: [{ type: 'sendAway', person: NOBODY, ban: true }],
  vote: [{ type: 'vote', part: 'opener', choice: seat(0) }],
  start: [{ type: 'start' }],
  meow: [{ type: 'meow', loud: 1 }],
  seal: [{ type: 'seal', seal: BYTES }],
  unseal: [{ type: 'unseal', share: BYTES }],
  move: [{ type: 'move', move: { type: 'pass' } }],
  roll: [{ type: 'roll' }],
  order: [{ type: 'order', order: { round: 1, upTo: 2 } }],
  dropOrder: [{ type: 'dropOrder' }],
  ask: [{ type: 'ask', wish: 'undo' }],
  agree: [{ type: 'agree' }],
  decline: [{ type: 'decline' }],
  resign: [{ type: 'resign' }],
  return: [{ type: 'return' }],
  standIn: [{ type: 'standIn', seat: seat(0) }],
  rematch: [{ type: 'rematch' }],
  setUp: [{ type: 'setUp' }],
  say: [
    { type: 'say', saying: { preset: 'hello' } },
    { type: 'say', saying: { text: 'miaou' } },
    { type: 'say', saying: { text: '\u200b' } },
  ],
};
const COMMANDS: readonly Command[] = Object.values(EXAMPLES).flat();

/** What goes to a table and is no command: it is shown to others there, or to nobody. */
const SHOWN = [
  { type: 'react', table: NOWHERE, reaction: 'purr' },
  { type: 'point', table: NOWHERE, at: 'a1' },
  { type: 'recording', table: NOWHERE, audio: 'GkXfow==' },
] as const;
const SHOWN_AS = { react: 'reaction', point: 'pointed', recording: 'recording' } as const;

describe('what others own', () => {
  it('another person’s table looks like an absent one in every answer', async () => {
    const server = await servers.start();
    const hidden = { ...FELIX, access: { join: 'closed', watch: 'seated' } } as const;
    const scene = await gather(server, hidden, 1);
    const stranger = await TestClient.enter(await meet(server.address));
    const unlike = (text: string | undefined, table: string): string => (text ?? '').replaceAll(table, 'TABLE');
    const answers = [];
    for (const table of [scene.table, NOWHERE]) {
      await stranger.command(table, { type: 'sit' }, { id: `a${table.slice(0, 1)}` });
      const answer = unlike(stranger.texts.at(-1), table).replace(/"a."/, '"id"');
      await stranger.watch(table);
      const watched = unlike(stranger.texts.at(-1), table);
      const http = await askHttp(stranger.guest, `/api/tables/${table}/records/1`);
      answers.push([answer, watched, http]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe('{"answer":"id","refusal":{"code":"no-such-table"}}');
  });

  it.each(COMMANDS)('a hidden table answers a stranger’s $type like an absent one, however often', async (command) => {
    const server = await servers.start();
    const hidden = { ...FELIX, access: { join: 'closed', watch: 'seated' } } as const;
    const scene = await gather(server, hidden, 1);
    const stranger = await TestClient.enter(await meet(server.address));
    const own = await openTable(stranger.guest, FELIX);
    for (const table of [scene.table, NOWHERE])
      for (let times = 0; times < 10; times++) expect(await stranger.try(table, command)).toBe('no-such-table');
    // Nothing was taken off what the stranger may say elsewhere, which would tell the two apart.
    expect(await stranger.try(own, { type: 'say', saying: { preset: 'hello' } })).toBe('ok');
  });

  it('who asks for several tables at once gets the answers in that order, whether they are hidden or absent', async () => {
    const server = await servers.start();
    const hidden = { ...FELIX, access: { join: 'closed', watch: 'seated' } } as const;
    const { table } = await gather(server, hidden, 1);
    const stranger = await TestClient.enter(await meet(server.address));
    const answers = await Promise.all(
      [NOWHERE, table, NOWHERE_ELSE].map((asked) => stranger.command(asked, { type: 'sit' })),
    );
    const order = stranger.received.flatMap((message) => ('answer' in message ? [message] : []));
    expect(order).toEqual(answers);
  });

  it('a hidden table and an absent one say nothing to what is no command, nor do those who sit at the hidden one', async () => {
    const server = await servers.start();
    const hidden = { ...FELIX, access: { join: 'closed', watch: 'seated' } } as const;
    const scene = await gather(server, hidden, 1);
    const host = hostOf(scene);
    await host.do(scene.table, { type: 'sit' });
    await host.caughtUp();
    const stranger = await TestClient.enter(await meet(server.address));
    for (const table of [scene.table, NOWHERE]) for (const message of SHOWN) stranger.send({ ...message, table });
    for (const client of [stranger, host]) await client.caughtUp();
    const told = [host, stranger].flatMap(({ received }) =>
      received.map((message) => 'type' in message && message.type),
    );
    expect(told).not.toContain('error');
    for (const { type } of SHOWN) expect(told).not.toContain(SHOWN_AS[type]);
  });

  it('a person who left a closed table and lost the answer gets it again', async () => {
    const server = await servers.start();
    const open = { ...FELIX, access: { join: 'link', watch: 'seated' } } as const;
    const scene = await gather(server, open, 2);
    const [ana, ben] = scene.clients as unknown as [TestClient, TestClient];
    await ben.do(scene.table, { type: 'sit' });
    await ana.do(scene.table, {
      type: 'configure',
      settings: { ...open, access: { join: 'closed', watch: 'seated' } },
    });
    const left = await ben.command(scene.table, { type: 'standUp' }, { id: 'left' });
    expect(left).toMatchObject({ n: expect.any(Number) as number });
    expect(await ben.command(scene.table, { type: 'standUp' }, { id: 'left' })).toEqual(left);
    expect(await ben.try(scene.table, { type: 'standUp' })).toBe('no-such-table');
  });
});
