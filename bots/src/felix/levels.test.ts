import { describe, expect, it } from 'vitest';
import { duelOfBots } from './training/duel.js';

const FOUR = { seats: 4, edition: 'felix' } as const;

// A fourth is what one of four equal players wins.
const PAIRS = [
  { weaker: 'lino', stronger: 'ida', deals: 150, atLeast: 0.26 },
  { weaker: 'ida', stronger: 'bruno', deals: 150, atLeast: 0.26 },
  { weaker: 'bruno', stronger: 'mirek', deals: 150, atLeast: 0.28 },
  { weaker: 'mirek', stronger: 'vera', deals: 40, atLeast: 0.4 },
  { weaker: 'vera', stronger: 'odile', deals: 12, atLeast: 0.27 },
].slice(0, Number(process.env['MIAOU_LEVEL_PAIRS']));

/** What the characters that follow a rule do depends on the number of seats. */
const RULE_STEPS = [3, 5]
  .flatMap((seats) => [
    { seats, weaker: 'lino', stronger: 'ida' },
    { seats, weaker: 'ida', stronger: 'bruno' },
    { seats, weaker: 'bruno', stronger: 'mirek' },
  ])
  .slice(0, Number(process.env['MIAOU_RULE_STEPS']));

describe('the characters at Felix', () => {
  it.each(RULE_STEPS)(
    '$stronger wins more than a fair share against $weaker in all other of $seats seats',
    ({ seats, weaker, stronger }) => {
      const { share } = duelOfBots(
        { seats, edition: 'felix' },
        { challenger: stronger, field: weaker, budget: {} },
        { deals: 150, seed: 'levels' },
      );
      expect(share.low).toBeGreaterThan(1 / seats);
    },
  );

  it.each(PAIRS)(
    '$stronger wins more than a fair share of Felix matches against three of $weaker',
    ({ weaker, stronger, deals, atLeast }) => {
      const { share } = duelOfBots(
        FOUR,
        { challenger: stronger, field: weaker, budget: { iterations: 150 } },
        { deals, seed: 'levels' },
      );
      expect(share.mean).toBeGreaterThan(atLeast);
    },
  );
});
