import { drawTwin, pairingFor, playMatch, type Story } from '@miaou/conformance';
import { GAMES } from '@miaou/games';
import { type Game, type Seat, SeededChance } from '@miaou/kit';
import { apply, type Entry, type EntryBody, openTable, personId, type Table, tableId } from '@miaou/table';
import { describe, expect, it, vi } from 'vitest';
import type { BotTask } from '../../src/bots/botPool.js';
import { TableDuties } from '../../src/tables/duties.js';
import { house } from '../../src/tables/house.js';
import type { TableHost } from '../../src/tables/tableHost.js';
import { MATCHES } from '../client/playing.js';

const PAIRS = 40;

/** A story at a table where bots hold every seat. */
const tableOf = ({ game, options, deal, moves }: Story): Table => {
  const seats = options['seats'] as number;
  const settings = { ...(MATCHES[0] as (typeof MATCHES)[number]), game, seats, options: {} };
  const host = personId('ana');
  const bodies: EntryBody[] = [
    { type: 'opened', host, name: 'Ana', settings },
    ...Array.from(
      { length: seats },
      (_, seat): EntryBody => ({ type: 'botSeated', seat: seat as Seat, bot: 'random' }),
    ),
    { type: 'started', options, deal: { ...deal } },
    ...moves.map(({ seat, ...move }): EntryBody => ({ type: 'moved', seat, move, through: 'bot' })),
  ];
  const [first, ...rest] = bodies.map((body, index): Entry => ({ seq: index + 1, at: 1000, body }));
  const table = openTable(tableId('t'), house, first as Entry);
  for (const entry of rest) apply(table, entry);
  return table;
};

/** What the bots of a table are given when their time has come. */
const tasksAt = (table: Table): BotTask[] => {
  vi.useFakeTimers();
  const tasks: BotTask[] = [];
  const host = {
    table,
    look: (seen: (table: Table) => void) => seen(table),
    submitOwn: () => undefined,
  } as unknown as TableHost;
  const duties = new TableDuties(host, {
    pool: {
      choose: (task) => {
        tasks.push(task);
        return new Promise(() => undefined);
      },
      close: () => Promise.resolve(),
    },
    pace: { least: 0, most: 0 },
    botMilliseconds: 1,
    now: () => 1000,
    random: () => 0.5,
    failed: () => undefined,
  });
  duties.look();
  vi.runAllTimers();
  duties.close();
  vi.useRealTimers();
  return tasks;
};

const drawCut = (game: Game, seats: number, chance: SeededChance): Story => {
  const options = game.parseOptions(game.drawOptions({ seats }, chance));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const { result: _result, moves, ...rest } = playMatch(game, options.value, chance);
  return { ...rest, moves: moves.slice(0, 1 + chance.below(moves.length - 1)) };
};

describe.each(GAMES)('the bots of $id', (game) => {
  it('[I5] are given nothing that depends on what their seat may not know', () => {
    const chance = new SeededChance(`bots of ${game.id}`);
    let compared = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const seats = game.seatCounts[pair % game.seatCounts.length] ?? 4;
      const story = drawCut(game, seats, chance);
      for (const task of tasksAt(tableOf(story))) {
        const twin = drawTwin(pairingFor(game.id)(story, task.seat), chance);
        const other = tasksAt(tableOf(twin)).find(({ seat }) => seat === task.seat);
        expect(JSON.stringify(other)).toBe(JSON.stringify(task));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(PAIRS / 4);
  });
});
