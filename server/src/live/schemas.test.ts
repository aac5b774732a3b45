import { SeededChance, seat } from '@miaou/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { validatorOf } from '../../../tools/schemas/validator.mjs';
import { gather, hostOf, playOn, seatAll } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { askHttp, isUpdate } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

describe('the published schemas', () => {
  it.each([
    ['Felix', { ...FELIX, options: { edition: 'filou', money: 'open' } }],
    ['Chop', { ...CHOP, parts: { cat: seat(1) }, options: { maxRounds: 6 } }],
  ] as const)('take all that goes over the sockets of a match of %s, and its record', async (name, settings) => {
    const server = await servers.start();
    const scene = await gather(server, settings, 2, 'views');
    const host = hostOf(scene);
    await host.do(scene.table, { type: 'say', saying: { text: 'Hello <b>' } });
    await seatAll(scene, settings, [0, 1]);
    host.send({ type: 'react', table: scene.table, reaction: 'purr' });
    await Promise.all(scene.clients.map((client) => playOn(client, scene.table, new SeededChance(name))));
    const record = (await askHttp(host.guest, `/api/tables/${scene.table}/records/1`)).json;
    expect(validatorOf(settings.game)(record)).toBeUndefined();
    for (const { sent, received } of scene.clients) {
      expect(sent.length).toBeGreaterThan(10);
      for (const text of sent) expect(validatorOf('client-messages')(JSON.parse(text)), text).toBeUndefined();
      for (const message of received) {
        expect(validatorOf('server-messages')(message), JSON.stringify(message)).toBeUndefined();
        if (!isUpdate(message)) continue;
        for (const event of message.events ?? [])
          expect(validatorOf(settings.game, 'event')(event), JSON.stringify(event)).toBeUndefined();
        const { view = null } = message;
        if (view !== null) expect(validatorOf(settings.game, 'view')(view), JSON.stringify(view)).toBeUndefined();
      }
    }
  });
});
