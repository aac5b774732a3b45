import { join } from 'node:path';
import type { Settings } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { call, meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { Signal } from '../client/signal.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { StormClient } from './stormClient.js';

/** People who look on at one table; `npm run campaign:storm` asks for more. */
const PEOPLE = Number(process.env['MIAOU_STORM']);
/** So many people share an address, each within its limits. */
const ADDRESSES = 100;
/** The welcome, the table and the pong, beside what tells of the others. */
const OWN_FRAMES = 10;

describe('people who come back all at once', () => {
  const build = useServerBuild();

  it(`[I6] ${PEOPLE} people come back to one table after a restart, and everybody is served`, {
    timeout: 1_800_000,
  }, async () => {
    const options = { file: join(build().folder, 'storm.db'), limitFactor: 1000 };
    const first = await ServerProcess.start(build(), options);
    const host = await meet(first.port);
    const table = await openTable(first.port, host, MATCHES[0] as Settings);
    const signal = new Signal();
    const clients: StormClient[] = [];
    for (let person = 0; person < PEOPLE; person++) {
      const guest = await meet(first.port, `127.0.2.${1 + (person % ADDRESSES)}`);
      clients.push(new StormClient(guest, () => signal.poke()));
    }
    const arrive = async (port: number): Promise<number> => {
      for (const client of clients) client.connect(port, table);
      await signal.until(() => clients.every(({ isServed, watching }) => isServed && watching === PEOPLE));
      return Math.max(...clients.map(({ frames }) => frames));
    };
    await arrive(first.port);
    for (const client of clients) client.leave();
    first.kill();
    await first.ended();
    const second = await ServerProcess.start(build(), options);
    const before = (await second.usage()).cpuMilliseconds;
    const frames = await arrive(second.port);
    const report = {
      people: PEOPLE,
      mostFramesOfAClient: frames,
      brokenConnections: clients.reduce((sum, { broken }) => sum + broken, 0),
      serverMilliseconds: Math.round((await second.usage()).cpuMilliseconds - before),
    };
    reportPart(report);
    expect(frames).toBeLessThanOrEqual(OWN_FRAMES + PEOPLE);
    expect((await call(second.port, { method: 'GET', path: '/healthz' })).status).toBe(200);
    for (const client of clients) client.leave();
    await second.stop();
    expect(second.faults()).toEqual([]);
  });
});
