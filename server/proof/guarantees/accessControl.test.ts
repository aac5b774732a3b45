import { join } from 'node:path';
import { LIMITS } from '@miaou/protocol';
import type { Command, Settings, TableId } from '@miaou/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Guest, meet, openTable, originOf, pageHeaders } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { RecordingClient } from '../worlds/recordingClient.js';

const ABSENT = 'AAAAAAAAAAAAAAAAAAAAAA' as TableId;
const [FELIX] = MATCHES;
if (FELIX === undefined) throw new Error('no match to play');
const CLOSED: Settings = { ...FELIX, access: { join: 'closed', watch: 'seated' } };

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('access control', () => {
  const build = useServerBuild();
  let server: ServerProcess;
  let host: Guest;
  let stranger: Guest;
  beforeAll(async () => {
    server = await ServerProcess.start(build(), {
      file: join(build().folder, 'door.db'),
      speed: 1000,
      pace: '600000-600000',
    });
    host = await meet(server.port);
    stranger = await meet(server.port);
  });
  afterAll(() => server.stop());

  /** A match with bots that never get round to moving, so that it stays as it is. */
  const startMatch = async (): Promise<{ table: TableId; client: RecordingClient }> => {
    const table = await openTable(server.port, host, FELIX);
    const client = await RecordingClient.join(host, server.port);
    const bots = [1, 2, 3].map((seat): Command => ({ type: 'seatBot', seat: seat as never, bot: 'random' }));
    for (const command of [{ type: 'sit' }, ...bots, { type: 'start' }] as const) await client.command(table, command);
    return { table, client };
  };

  const upgrade = (headers: { [name: string]: string }) =>
    call(server.port, {
      method: 'GET',
      path: '/socket',
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    });

  it.each(['missing', 'https://elsewhere.example', 'null'])(
    'an upgrade whose origin is %s is refused',
    async (origin) => {
      const { cookie } = host;
      const answer = await upgrade(origin === 'missing' ? { cookie } : { cookie, origin });
      expect(answer.status).toBe(403);
    },
  );

  it.each(['missing', 'https://elsewhere.example', 'null'])(
    'a change whose origin is %s is refused',
    async (origin) => {
      const headers = { cookie: host.cookie, ...(origin === 'missing' ? {} : { origin }) };
      const renaming = { method: 'PATCH', path: '/api/me', headers, body: '{"name":"Mallory"}' };
      expect((await call(server.port, renaming)).status).toBe(403);
    },
  );

  it('nesting beyond the limit is refused before anything reads it', async () => {
    const headers = pageHeaders(server.port, host);
    const body = nested(LIMITS.depth + 1);
    const answer = await call(server.port, { method: 'PATCH', path: '/api/me', headers, body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('too-deep')]);
    const client = await RecordingClient.join(host, server.port);
    expect(await client.say(`{"type":"ping","token":${body}}`)).toContain('too-deep');
    client.leave();
  });

  it('a table that is not yours answers like one that is not there', async () => {
    const closed = await openTable(server.port, host, CLOSED);
    const client = await RecordingClient.join(stranger, server.port);
    const told: string[][] = [];
    for (const table of [closed, ABSENT]) {
      client.heard.splice(0);
      await client.say(JSON.stringify({ type: 'watch', table, follow: 'events' }));
      await client.say(JSON.stringify({ type: 'command', table, id: 'x', seen: 0, command: { type: 'sit' } }));
      await client.ask(`/api/tables/${table}/records/1`);
      told.push(client.heard.map((text) => text.replaceAll(table, ABSENT)));
    }
    client.leave();
    expect(told[0]?.join()).toContain('gone');
    expect(told[0]).toEqual(told[1]);
  });

  it('a match that is being played has no record yet, not even for those who play it', async () => {
    const { table, client } = await startMatch();
    client.heard.splice(0);
    await client.ask(`/api/tables/${table}/records/1`);
    await client.ask(`/api/tables/${ABSENT}/records/1`);
    client.leave();
    const [running, absent] = client.heard;
    expect(running).toBe(absent);
    expect(running).toContain('404');
  });

  it('a command id belongs to one body: the same again is answered alike, another is refused', async () => {
    const { table, client } = await startMatch();
    const send = (card: string) =>
      client.say(
        JSON.stringify({
          type: 'command',
          table,
          id: 'twice',
          seen: 1000,
          command: { type: 'say', saying: { text: card } },
        }),
      );
    const first = await send('meow');
    expect(await send('meow')).toBe(first);
    expect(await send('purr')).toContain('command-id-reused');
    client.leave();
  });

  it('none of these requests caused a fault of the server', () => {
    expect(originOf(server.port)).toContain('127.0.0.1');
    expect(server.faults()).toEqual([]);
  });
});
