import { drawSwapped, pairingFor } from '@miaou/conformance';
import { GAMES } from '@miaou/games';
import { type BotTask, TableHost } from '@miaou/host';
import { SeededChance } from '@miaou/kit';
import type { Table } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { drawCut, tableOf } from '../worlds/storyTable.js';

const PAIRS = 40;

const failed = (): never => {
  throw new Error('nothing is stored here');
};

/** What the bots of a table are given when their time has come. */
const tasksAt = (table: Table): BotTask[] => {
  const tasks: BotTask[] = [];
  const timers: (() => void)[] = [];
  const host = new TableHost(table, {
    store: { append: () => new Promise(() => undefined), reload: failed, readAfter: failed },
    bots: {
      choose: (task) => {
        tasks.push(task);
        return new Promise(() => undefined);
      },
    },
    botSettings: { pace: () => ({ least: 0, most: 0 }), milliseconds: 1, thinksDuringPace: false },
    clock: {
      now: () => 1000,
      later: (_, task) => {
        timers.push(task);
        return () => undefined;
      },
    },
    chance: new SeededChance('unused'),
    random: () => 0.5,
    listener: { entryStored: failed, entryReceived: failed, reloaded: failed, lost: failed },
  });
  host.start();
  for (const fire of timers) fire();
  host.stop();
  return tasks;
};

describe.each(GAMES)('the bots of $id', (game) => {
  it('[I5] bots get nothing that depends on what their seat may not know', () => {
    const chance = new SeededChance(`bots of ${game.id}`);
    let compared = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const seats = game.seatCounts[pair % game.seatCounts.length] ?? 4;
      const story = drawCut(game, seats, chance);
      for (const task of tasksAt(tableOf(story))) {
        const twin = drawSwapped(pairingFor(game.id)(story, task.seat), chance);
        const other = tasksAt(tableOf(twin)).find(({ seat }) => seat === task.seat);
        expect(JSON.stringify(other)).toBe(JSON.stringify(task));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(PAIRS / 4);
  });
});
