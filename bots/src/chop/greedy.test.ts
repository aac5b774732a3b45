import { type ChopMove, type ChopTypes, type ChopView, chop, type Mouse, type Place, type Square } from '@miaou/chop';
import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.js';
import { catchRiskIn } from './catchRisk.js';
import { greedy } from './greedy.js';
import { chopRulesOfThumb } from './rulesOfThumb.js';

const CAT = seat(0);
const MICE = seat(1);

/** The first view of a match with only the named pieces and tiles in the kitchen. */
const kitchen = (scene: {
  cat: Square;
  mice: readonly (Place | null)[];
  piece?: ChopView['piece'];
  faceUp?: readonly Square[];
  faceDown?: readonly Square[];
  won?: number;
  started?: readonly Mouse[];
}): ChopView => {
  const options = chop.parseOptions({ seats: 2, cat: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const start = chop.start(options.value, chop.deal(options.value, new SeededChance(1))).view(MICE);
  const { cat, mice, faceUp = [], faceDown = [], won = 0, piece = null, started = [0, 1, 2, 3] } = scene;
  return { ...start, phase: 'move', cat, mice, piece, faceDown, started, cheese: { won, faceUp } };
};

const choosing = (bot: Bot<ChopTypes>, view: ChopView, by: typeof CAT, legalMoves: readonly ChopMove[], seed: number) =>
  bot.choose({ game: 'chop', seat: by, view, legalMoves, chance: new SeededChance(seed), budget: {} });

/** Every answer that chance can bring about. */
const choices = (view: ChopView, by: typeof CAT, legalMoves: readonly ChopMove[], bot = greedy): unknown[] => [
  ...new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => choosing(bot, view, by, legalMoves, seed))),
];

const walks = (mouse: Mouse, ...places: Place[]): ChopTypes['move'][] =>
  places.map((to) => ({ type: 'move', mouse, to }));
const catWalks = (...squares: Square[]): ChopTypes['move'][] => squares.map((to) => ({ type: 'move', to }));

describe('the greedy cat', () => {
  it('[CM4] the greedy cat catches a mouse when it can', () => {
    const view = kitchen({ cat: 'b1', mice: ['a1', 'f7', 'N', 'W'], piece: 'cat' });
    expect(choices(view, CAT, catWalks('a2', 'c1', 'a1'))).toEqual([{ type: 'move', to: 'a1' }]);
  });

  it('[CM5] the greedy cat does not take a mouse under the table for a catch', () => {
    const view = kitchen({ cat: 'b4', mice: ['c4', 'a3', null, null], piece: 'cat' });
    expect(choices(view, CAT, catWalks('c4', 'a3'))).toEqual([{ type: 'move', to: 'a3' }]);
  });

  it('the greedy cat goes for the nearest mouse', () => {
    const view = kitchen({ cat: 'd4', mice: ['a1', 'f7', null, null], piece: 'cat' });
    expect(choices(view, CAT, catWalks('d3', 'e5', 'c4'))).toEqual([{ type: 'move', to: 'e5' }]);
  });

  it('the greedy cat waits in front of the nearest hole when every mouse is at home', () => {
    const view = kitchen({ cat: 'c3', mice: ['N', 'E', null, null], piece: 'cat' });
    expect(choices(view, CAT, catWalks('c2', 'b3'))).toEqual([{ type: 'move', to: 'c2' }]);
  });
});

describe('the greedy mice', () => {
  it('[CM8] greedy mice take a face-up cheese that they can reach', () => {
    const view = kitchen({ cat: 'f7', mice: ['a1', null, null, null], faceUp: ['b1'] });
    expect(choices(view, MICE, walks(0, 'a2', 'b1'))).toEqual(walks(0, 'b1'));
  });

  it('greedy mice go for the nearest tile that may be cheese', () => {
    const view = kitchen({ cat: 'f7', mice: ['a1', null, null, null], faceDown: ['c1'] });
    expect(choices(view, MICE, walks(0, 'a2', 'b1'))).toEqual(walks(0, 'b1'));
  });

  it('[CT3] greedy mice leave alone the cheese that the cat stands on', () => {
    const view = kitchen({ cat: 'c1', mice: ['a1', null, null, null], faceUp: ['c1', 'a7'] });
    expect(choices(view, MICE, walks(0, 'a5', 'd2'))).toEqual(walks(0, 'a5'));
  });

  it('greedy mice do not step where the cat could catch them while there is a safe place', () => {
    const view = kitchen({ cat: 'd1', mice: ['a1', null, null, null], faceDown: ['c1', 'a7'] });
    expect(choices(view, MICE, walks(0, 'c1', 'a3'))).toEqual(walks(0, 'a3'));
  });

  it('greedy mice never choose certain death while they have another move', () => {
    const die = [1, 1, 1, 1, 1, 1];
    const plain = kitchen({ cat: 'd1', mice: ['a1', null, null, null], faceDown: ['c1'] });
    const { layout } = plain.options;
    const view = { ...plain, options: { ...plain.options, layout: { ...layout, dice: { ...layout.dice, cat: die } } } };
    expect(catchRiskIn(view)('c1')).toBe(1);
    expect(choices(view, MICE, walks(0, 'c1', 'a6'))).toEqual(walks(0, 'a6'));
  });

  it('[CE2] greedy mice run home to a free hole once all the cheese is won', () => {
    const view = kitchen({ cat: 'f7', mice: ['a5', 'W', null, null], won: 10, faceDown: ['a7'] });
    expect(choices(view, MICE, walks(0, 'a6', 'b3'))).toEqual(walks(0, 'b3'));
    const free = kitchen({ cat: 'f7', mice: ['a5', null, null, null], won: 10 });
    expect(choices(free, MICE, walks(0, 'a6', 'W'))).toEqual(walks(0, 'W'));
  });

  it('[CE2] greedy mice let the last mouse start before they run home', () => {
    const view = kitchen({ cat: 'f7', mice: ['a5', 'E', 'S', 'N'], won: 10, started: [0, 1, 2] });
    expect(choices(view, MICE, [...walks(0, 'W'), ...walks(3, 'b1')])).toEqual(walks(3, 'b1'));
  });
});

describe('catchRiskIn', () => {
  it('[CB6] the catch risk is the share of the die’s faces that bring the cat there', () => {
    const danger = catchRiskIn(kitchen({ cat: 'a1', mice: [null, null, null, null] }));
    expect(danger('b1')).toBeCloseTo(3 / 6);
    expect(danger('c1')).toBeCloseTo(3 / 6);
    expect(danger('d1')).toBeCloseTo(1 / 6);
    expect(danger('e1')).toBe(0);
  });

  it('[CM5] [CM6] the catch risk is zero in a hole and under the table', () => {
    const danger = catchRiskIn(kitchen({ cat: 'b4', mice: [null, null, null, null] }));
    expect([danger('W'), danger('c4')]).toEqual([0, 0]);
  });

  it('[CM7] the catch risk counts a cheese as gone once the mouse has stopped on it', () => {
    const danger = catchRiskIn(kitchen({ cat: 'a1', mice: [null, null, null, null], faceUp: ['b1', 'b2'] }));
    expect(danger('b1')).toBeCloseTo(3 / 6);
    expect(danger('c1')).toBe(0);
  });
});

describe('players by a rule of thumb', () => {
  const byRule = (name: string): Bot<ChopTypes> => chopRulesOfThumb.find((bot) => bot.name === name) ?? greedy;

  it('[CM4] between a cheese beside the cat and a safe square each mouse follows its rule', () => {
    const view = kitchen({ cat: 'c1', mice: ['a1', null, null, null], faceUp: ['b1'] });
    const moves = walks(0, 'b1', 'a3');
    expect(choices(view, MICE, moves, byRule('eager'))).toEqual(walks(0, 'b1'));
    expect(choices(view, MICE, moves, byRule('careful'))).toEqual(walks(0, 'a3'));
  });

  it('[CM4] either cat catches, and only one of them guards the cheese', () => {
    const view = kitchen({ cat: 'd1', mice: ['a1', null, null, null], piece: 'cat', faceUp: ['f1'] });
    expect(choices(view, CAT, catWalks('c1', 'e1'), byRule('eager'))).toEqual(catWalks('c1'));
    expect(choices(view, CAT, catWalks('c1', 'e1'), byRule('careful'))).toEqual(catWalks('e1'));
    for (const name of ['eager', 'careful'])
      expect(choices(view, CAT, catWalks('e1', 'a1'), byRule(name))).toEqual(catWalks('a1'));
  });
});
