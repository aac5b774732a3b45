import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, type Guest, meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { frameBytes, RawSocket } from './rawSocket.js';

/** `npm run campaign:storm` has more of them. */
const PEOPLE = 200;
const PATIENCE = { timeout: 300_000, interval: 50 };
/** Presence is told at most so often, milliseconds. */
const WINDOW = 250;
/** `npm run campaign:comings` asks for more. */
const COMINGS = Number(process.env['MIAOU_COMINGS']);
const COMING_PEOPLE = 30;
const AT_ONCE = 50;

const text = (message: object): Buffer => frameBytes({ opcode: 1, payload: JSON.stringify(message) });
const HELLO = text({ type: 'hello', protocol: PROTOCOL_VERSION });
const watchOf = (table: TableId): Buffer => text({ type: 'watch', table, follow: 'events' });
const unwatchOf = (table: TableId): Buffer => text({ type: 'unwatch', table });

const PRESENCE = '{"type":"presence"';

describe('a crowd at one table', () => {
  const build = useServerBuild();
  const open: RawSocket[] = [];
  let server: ServerProcess | undefined;
  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.destroy();
    await server?.stop();
  });

  const start = async (name: string): Promise<ServerProcess> => {
    server = await ServerProcess.start(build(), { file: join(build().folder, `${name}.db`), speed: 1000 });
    return server;
  };

  const enter = async (port: number, from: string): Promise<RawSocket> => {
    const raw = await RawSocket.open(port, await meet(port, from));
    raw.answerPings();
    raw.write(HELLO);
    open.push(raw);
    return raw;
  };

  /** Many people from many addresses. */
  const enterAll = async (port: number, count: number): Promise<readonly RawSocket[]> => {
    const entered: RawSocket[] = [];
    for (let index = 0; index < count; index += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, place) =>
        enter(port, `127.0.${4 + Math.floor(index / 10_000)}.${1 + ((index + place) % 200)}`),
      );
      entered.push(...(await Promise.all(some)));
    }
    return entered;
  };

  const openPublic = async (port: number, host: Guest): Promise<TableId> => {
    const [settings] = MATCHES;
    if (settings === undefined) throw new Error('no match to play');
    return openTable(port, host, settings);
  };

  const windowsSince = (begun: number): number => Math.ceil((performance.now() - begun) / WINDOW) + 1;

  it(`${PEOPLE} people who come back at once are told of each other in a few frames each`, async () => {
    const { port } = await start('storm');
    const table = await openPublic(port, await meet(port));
    const crowd = await enterAll(port, PEOPLE);
    const begun = performance.now();
    for (const raw of crowd) raw.write(watchOf(table));
    await vi.waitUntil(() => crowd.every((raw) => raw.hasReceived(`"watching":${PEOPLE}}`)), PATIENCE);
    // One of their own, and one for each window until all were there.
    const most = 1 + windowsSince(begun);
    for (const raw of crowd) expect(raw.countReceived(PRESENCE)).toBeLessThanOrEqual(most);
    expect(server?.faults()).toEqual([]);
  });

  it('one address that comes and goes without pause costs the others a few frames, and stays connected', async () => {
    const { port } = await start('flapping');
    const table = await openPublic(port, await meet(port));
    const onlookers = await enterAll(port, PEOPLE);
    for (const raw of onlookers) raw.write(watchOf(table));
    await vi.waitUntil(() => onlookers.every((raw) => raw.hasReceived(`"watching":${onlookers.length}}`)), PATIENCE);
    const restless = await Promise.all(Array.from({ length: COMING_PEOPLE }, () => enter(port, '127.0.0.9')));
    const before = onlookers.map((raw) => raw.countReceived(PRESENCE));
    const begun = performance.now();
    let longestHealth = 0;
    for (let comings = 0; comings < COMINGS; comings += COMING_PEOPLE) {
      for (const raw of restless) raw.write(Buffer.concat([watchOf(table), unwatchOf(table)]));
      const askedAt = performance.now();
      const health = await call(port, { method: 'GET', path: '/healthz' });
      longestHealth = Math.max(longestHealth, performance.now() - askedAt);
      expect(health.status).toBe(200);
    }
    reportPart({ comings: COMINGS, seconds: (performance.now() - begun) / 1000, longestHealth });
    const goings = Math.ceil(COMINGS / COMING_PEOPLE);
    const isDone = (raw: RawSocket): boolean => raw.countReceived('"reason":"asked"') === goings;
    await vi.waitUntil(() => restless.every(isDone), PATIENCE);
    const most = windowsSince(begun);
    for (const [place, raw] of onlookers.entries())
      expect(raw.countReceived(PRESENCE) - (before[place] ?? 0)).toBeLessThanOrEqual(most);
    expect(restless.every(({ socket }) => !socket.destroyed)).toBe(true);
    expect(server?.faults()).toEqual([]);
  });
});
