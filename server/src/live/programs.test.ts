import type { ServerMessage } from '@miaou/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { gather, hostOf } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { askHttp, type Guest, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

const servers = await TestServers.open();
afterEach(() => servers.clear());
afterAll(() => servers.close());

type Presence = Extract<ServerMessage, { type: 'presence' }>;

/** A connection of a person's program. */
const enterByToken = async (guest: Guest, body: { scope: string }): Promise<TestClient> => {
  const { json } = await askHttp(guest, '/api/me/tokens', body);
  const { token } = json as { token: string };
  return TestClient.enter(guest, { headers: { authorization: `Bearer ${token}` } });
};

const presence = (client: TestClient, fits: (presence: Presence) => boolean): Promise<Presence> =>
  client.find((message): message is Presence => 'type' in message && message.type === 'presence' && fits(message));

describe('programs at a table', () => {
  it.each(['play', 'read'])(
    'a program with the scope %s is marked for everybody as long as it is there',
    async (scope) => {
      const scene = await gather(await servers.start(), FELIX, 2);
      const [host, other] = [hostOf(scene), scene.clients[1] as TestClient];
      const { person } = host.guest;
      await host.do(scene.table, { type: 'sit' });
      expect(await presence(other, ({ present }) => present.includes(person))).not.toHaveProperty('programs');
      const program = await enterByToken(host.guest, { scope });
      await program.watch(scene.table);
      expect(await presence(other, ({ programs }) => programs !== undefined)).toMatchObject({ programs: [person] });
      program.leave();
      expect(await presence(other, ({ programs }) => programs === undefined)).toMatchObject({ present: [person] });
    },
  );

  it('a program that watches without a seat is one of the spectators', async () => {
    const scene = await gather(await servers.start(), FELIX, 2);
    const [host, other] = [hostOf(scene), scene.clients[1] as TestClient];
    const program = await enterByToken(other.guest, { scope: 'play' });
    await program.watch(scene.table);
    await host.do(scene.table, { type: 'sit' });
    expect(await presence(host, ({ present }) => present.length === 1)).toMatchObject({ watching: 1 });
    expect(host.texts.join('\n')).not.toContain('programs');
  });

  it('a program cannot act at a table where nobody would see it', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const program = await enterByToken(hostOf(scene).guest, { scope: 'play' });
    expect(await program.try(scene.table, { type: 'sit' }, { id: 'sit' })).toBe('watch-first');
    await program.watch(scene.table);
    expect(await program.try(scene.table, { type: 'sit' }, { id: 'sit-again' })).toBe('ok');
    program.send({ type: 'unwatch', table: scene.table });
    expect(await program.try(scene.table, { type: 'sit' }, { id: 'sit-again' })).toBe('ok');
    expect(await program.try(scene.table, { type: 'standUp' })).toBe('watch-first');
  });
});
