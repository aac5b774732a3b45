import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { moveOf } from './botAnswer.js';
import type { BotTask } from './botTask.js';

const SEEDS = Array.from({ length: 4_000 }, (_, index) => `seed ${index}`);

const taskWith = (hand: readonly string[], seed: string): BotTask => ({
  game: 'felix',
  bot: 'odile',
  seat: seat(1),
  view: { viewer: seat(1), toMove: [seat(1)] },
  legalMoves: hand.map((card) => ({ type: 'place', card })),
  seed,
  milliseconds: 500,
});

/** The place in the hand of the card that is laid for a bot that no thread was free for. */
const placeFor = (hand: readonly string[], seed: string): number => {
  const task = taskWith(hand, seed);
  return task.legalMoves.indexOf(moveOf(task, { failure: 'crowded' }, () => undefined));
};

describe('the move of a bot that gave none', () => {
  it('[I5] in two worlds that differ in its hand the same place of the hand is laid', () => {
    for (const seed of SEEDS.slice(0, 200))
      expect(placeFor(['-8', '-5', '3', '15'], seed)).toBe(placeFor(['3', '5', '8', '11'], seed));
  });

  it('[I5] each card of the hand is laid about as often as the others', () => {
    const laid = [0, 0, 0, 0];
    for (const seed of SEEDS) {
      const place = placeFor(['-8', '-5', '3', '15'], seed);
      laid[place] = (laid[place] ?? 0) + 1;
    }
    for (const times of laid) {
      expect(times).toBeGreaterThan(850);
      expect(times).toBeLessThan(1_150);
    }
  });
});
