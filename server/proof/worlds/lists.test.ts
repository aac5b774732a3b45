import { join } from 'node:path';
import { seat } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../client/guest.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import type { Act, MatchScript } from './matchScript.js';
import { guestNamed, type Name, PEOPLE, tableNumbered } from './people.js';
import { prepareWorld } from './prepare.js';
import { RecordingClient } from './recordingClient.js';

const TABLES = [tableNumbered(0), tableNumbered(1)] as const;
const PATIENCE = { timeout: 60_000, interval: 20 };
/** Everybody but seat 1, whose secret it is. */
const OTHERS: readonly Name[] = ['seat-0', 'seat-2', 'seat-3', 'spectator'];

const SCRIPT: MatchScript = {
  game: 'felix',
  options: { edition: 'felix', seats: 4 },
  deal: { firstSeat: 0, removed: ['3', '3', '3', '3'] },
  acts: [0, 1, 2, 3].map((laid) => ({
    seat: seat(laid),
    command: { type: 'move', move: { type: 'place', card: '15' } },
  })),
  draws: [],
};

const ORDER: Act = { seat: seat(1), command: { type: 'order', order: { round: 1, upTo: 2 } } };
const DROPPED: Act = { seat: seat(1), command: { type: 'dropOrder' } };

interface Step extends Act {
  readonly table: TableId;
}

const stepsAt = (table: TableId, acts: readonly Act[]): Step[] => acts.map((act) => ({ ...act, table }));

/** Both tables have been played at, the second one last; then what is secret happens at the first one. */
const worldWith = (secret: readonly Act[]): readonly Step[] => [
  ...stepsAt(TABLES[0], SCRIPT.acts),
  ...stepsAt(TABLES[1], SCRIPT.acts),
  ...stepsAt(TABLES[0], secret),
];

const countListed = async (port: number): Promise<number> =>
  (JSON.parse((await call(port, { method: 'GET', path: '/api/lobby' })).text) as { tables: unknown[] }).tables.length;

describe('two worlds with two tables', () => {
  const build = useServerBuild();

  const enter = async (port: number): Promise<readonly RecordingClient[]> =>
    Promise.all(PEOPLE.map((name) => RecordingClient.join(guestNamed(name), port)));

  /** What the lists say to everybody but the seat with the secret. */
  const askLists = async (port: number, clients: readonly RecordingClient[]): Promise<readonly string[]> => {
    await vi.waitUntil(async () => (await countListed(port)) === TABLES.length, PATIENCE);
    const said: string[] = [];
    for (const name of OTHERS) {
      const client = clients[PEOPLE.indexOf(name)];
      client?.heard.splice(0);
      for (const path of ['/api/me/tables', '/api/lobby']) await client?.ask(path);
      said.push(...(client?.heard ?? []));
    }
    return said;
  };

  const visit = async (file: string, steps: readonly Step[]): Promise<readonly string[]> => {
    const server = await ServerProcess.start(build(), { file, speed: 1000 });
    const clients = await enter(server.port);
    for (const { table, seat: mover, command } of steps) {
      const answer = command === undefined ? '' : await clients[mover]?.command(table, command);
      if (answer?.includes('"refusal":')) throw new Error(`${JSON.stringify(command)} was refused: ${answer}`);
    }
    const said = await askLists(server.port, clients);
    for (const client of clients) client.leave();
    await server.stop();
    expect(server.faults()).toEqual([]);
    return said;
  };

  const tell = async (name: string, secret: readonly Act[]): Promise<readonly string[]> => {
    const file = join(build().folder, `${name}.db`);
    await prepareWorld(build(), file, [SCRIPT, SCRIPT]);
    return [...(await visit(file, worldWith(secret))), ...(await visit(file, []))];
  };

  it('[I5] no list says that somebody else has set a standing order or taken it back, before and after a restart', async () => {
    const without = await tell('lists-without', []);
    expect(without).toHaveLength(2 * 2 * OTHERS.length);
    expect(without.join('')).toContain(TABLES[0]);
    expect(await tell('lists-order', [ORDER])).toEqual(without);
    expect(await tell('lists-dropped', [ORDER, DROPPED])).toEqual(without);
  });
});
