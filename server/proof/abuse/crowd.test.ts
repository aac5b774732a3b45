import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@miaou/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { Group } from '../client/group.js';
import { type Guest, meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { Signal } from '../client/signal.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { frameBytes, RawSocket } from './rawSocket.js';

const MEGABYTE = 2 ** 20;
const SLOW_READERS = Number(process.env['MIAOU_SLOW_READERS']);
/** Twice as many as the limits allow at once: the system alone takes in the answers to the first half. */
const LOBBY_REQUESTS = 110;
const LISTED_TABLES = 100;
/** Half a megabyte waits for each at most, and a message more; what the system buffers is not the server's memory. */
const SLOW_READER_BYTES = 0.75 * MEGABYTE;
const IDLE_SOCKETS = Number(process.env['MIAOU_IDLE_SOCKETS']);
const IDLE_SOCKET_BYTES = 40 * 1024;
const SOCKETS_OF_A_PERSON = 40;
/** 26 MB of pongs: several times what the system buffers for a reader that reads nothing. */
const PINGS = 200_000;
const HONEST_PINGS = 20_000;
const PINGS_AT_ONCE = 1_000;
const PATIENCE = { timeout: 120_000, interval: 50 };

const text = (message: object): Buffer => frameBytes({ opcode: 1, payload: JSON.stringify(message) });
const HELLO = text({ type: 'hello', protocol: PROTOCOL_VERSION });
const LOBBY = text({ type: 'lobby', on: true });

const LONG_PING = frameBytes({ opcode: 9, payload: 'x'.repeat(125) });

const filesAllowed = (): number => {
  const allowed = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return allowed === 'unlimited' ? Number.POSITIVE_INFINITY : Number(allowed);
};

describe('many connections', () => {
  const build = useServerBuild();
  const open: RawSocket[] = [];
  let server: ServerProcess | undefined;
  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.destroy();
    await server?.stop();
  });

  const start = async (name: string, limitFactor = 1): Promise<ServerProcess> => {
    const file = join(build().folder, `${name}.db`);
    server = await ServerProcess.start(build(), { file, speed: 1000, limitFactor });
    return server;
  };

  /** Sockets of many people from many addresses, each within the limits. */
  const openSockets = async (
    port: number,
    count: number,
    each: number,
    opened?: (raw: RawSocket) => void,
  ): Promise<void> => {
    let guest: Guest | undefined;
    for (let index = 0; index < count; index++) {
      const person = Math.floor(index / each);
      if (index % each === 0) guest = await meet(port, `127.0.2.${1 + (person % 100)}`);
      if (guest === undefined) continue;
      const raw = await RawSocket.open(port, guest);
      opened?.(raw);
      open.push(raw);
    }
  };

  /** Honest people play a match to its end. */
  const playMatch = async (port: number): Promise<void> => {
    const signal = new Signal();
    const services = { received: () => signal.poke() };
    const group = await Group.gather(port, { number: 0, people: 2, seed: 'crowd' }, services);
    await group.begin(port);
    group.connect(port);
    await signal.until(() => group.isOver);
    for (const player of group.players) player.leave();
    expect(group.players.flatMap(({ faults }) => faults)).toEqual([]);
  };

  it(`${SLOW_READERS} readers that ask for much and read nothing cost a bounded memory`, async () => {
    const running = await start('slow');
    const { port } = running;
    for (let table = 0; table < LISTED_TABLES; table++)
      await listTable(port, await meet(port, `127.0.3.${1 + (table % 20)}`));
    await openSockets(port, SLOW_READERS, 1);
    const before = (await server?.memory()) ?? 0;
    for (const { socket } of open) socket.pause();
    const requests = Buffer.concat(Array.from({ length: LOBBY_REQUESTS }, () => LOBBY));
    const framesBefore = await running.counted('miaou_frames_total');
    for (const raw of open) raw.write(Buffer.concat([HELLO, requests]));
    await framesReach(running, framesBefore + SLOW_READERS * (1 + LOBBY_REQUESTS));
    for (const raw of open) raw.write(requests);
    await playMatch(port);
    const after = (await server?.memory()) ?? 0;
    expect(after - before).toBeLessThan(SLOW_READERS * SLOW_READER_BYTES);
    // It was the bound on what waits that ended these connections, not their number of messages.
    expect(await running.counted('miaou_rate_limited_total')).toBe(0);
    expect(server?.faults()).toEqual([]);
  });

  it('a socket that sends pings without end and reads nothing costs at most a megabyte', async () => {
    // Without limits of their number, only the send queue is left to bound them.
    const running = await start('pings', PINGS);
    const { port } = running;
    await openSockets(port, 2, 1);
    const [honest, flooding] = open;
    const pings = Buffer.concat(Array.from({ length: PINGS_AT_ONCE }, () => LONG_PING));
    for (const raw of open) raw.write(HELLO);
    // What the server allocates once, for whoever pings first, is not the flood's cost.
    for (let times = 0; times < HONEST_PINGS / PINGS_AT_ONCE; times++) honest?.write(pings);
    await framesReach(running, 2 + HONEST_PINGS);
    const before = (await server?.memory()) ?? 0;
    flooding?.socket.pause();
    for (let times = 0; times < PINGS / PINGS_AT_ONCE; times++) flooding?.write(pings);
    await framesReach(running, 2 + HONEST_PINGS + PINGS);
    const cost = ((await server?.memory()) ?? 0) - before;
    expect(cost).toBeLessThan(MEGABYTE);
    await playMatch(port);
    expect(server?.faults()).toEqual([]);
  });

  it(`${IDLE_SOCKETS} sockets that do nothing cost little each, and honest people play on`, async () => {
    if (filesAllowed() < IDLE_SOCKETS + 500)
      return skip(`${IDLE_SOCKETS} idle sockets were not opened: the system allows ${filesAllowed()} files`);
    const { port } = await start('idle');
    await openSockets(port, SOCKETS_OF_A_PERSON, SOCKETS_OF_A_PERSON, (raw) => raw.answerPings());
    const before = (await server?.memory()) ?? 0;
    await openSockets(port, IDLE_SOCKETS, SOCKETS_OF_A_PERSON, (raw) => raw.answerPings());
    for (const raw of open) raw.write(HELLO);
    await playMatch(port);
    const after = (await server?.memory()) ?? 0;
    expect(open.filter(({ socket }) => !socket.destroyed)).toHaveLength(IDLE_SOCKETS + SOCKETS_OF_A_PERSON);
    expect(after - before).toBeLessThan(IDLE_SOCKETS * IDLE_SOCKET_BYTES);
    expect(server?.faults()).toEqual([]);
  });
});

const framesReach = async (server: ServerProcess, frames: number): Promise<void> => {
  await vi.waitUntil(async () => (await server.counted('miaou_frames_total')) >= frames, PATIENCE);
};

/** The lobby lists tables at which a person sits. */
const listTable = async (port: number, host: Guest): Promise<void> => {
  const [settings] = MATCHES;
  if (settings === undefined) throw new Error('no match to play');
  const table = await openTable(port, host, settings);
  const raw = await RawSocket.open(port, host);
  raw.write(HELLO);
  raw.write(text({ type: 'command', table, id: 'sit', seen: 0, command: { type: 'sit' } }));
  raw.write(frameBytes({ opcode: 8, payload: Buffer.from([3, 232]) }));
  await raw.closeCode();
};
