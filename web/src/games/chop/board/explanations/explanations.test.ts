import { type ChopTypes, type ChopView, chop, NAMED_KITCHENS, TILE_KINDS } from '@miaou/chop';
import { seat } from '@miaou/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FirstTime } from '../../../../explanations/explanations';
import { clientRulesOf } from '../../../../tableClient/choices';
import type { GameStep } from '../../../board';
import { squaresOf } from '../kitchen/geometry';
import { playUntil } from '../testing/playing';
import explanations from './index';
import { type PieceName, pieceAt } from './pieces';

const MICE = seat(1);
const RULES = clientRulesOf(chop);
const PIECES: readonly PieceName[] = [
  ...TILE_KINDS.map((kind) => `tile ${kind}` as const),
  'cat',
  'mouse',
  'hidden',
  'hole',
  'start',
  'table',
  'tunnel',
  'cheeseWon',
  'miceLeft',
  'die',
];

beforeAll(() => explanations.ready());

const linesAt = (view: ChopView, last: GameStep<ChopTypes> | null): readonly FirstTime[] =>
  explanations.firstTimes({ last, view, choices: RULES.choices(view, MICE), seat: MICE });

const topicsAfter = (when: (step: GameStep<ChopTypes>) => boolean, options = {}): readonly string[] => {
  const { view, steps } = playUntil({ viewer: MICE, when, options });
  return linesAt(view, steps.at(-1) ?? null).map(({ topic }) => topic);
};

describe('what the pieces of Chop! Chop! are', () => {
  it('[CB5] every piece that the board names has a name and a sentence', () => {
    const { view } = playUntil({ viewer: MICE, at: () => true });
    for (const piece of PIECES) {
      const tip = explanations.tipOf(piece, view);
      expect(tip?.name, piece).toMatch(/\S/);
      expect(tip?.means, piece).toMatch(/\.$/);
    }
  });

  it('[CB6] the die is told by the faces of the kitchen that is played in', () => {
    const { view } = playUntil({ viewer: MICE, at: () => true });
    expect(explanations.tipOf('die', view)?.means).toContain('1, 1, 2, 2, 3, 4');
  });

  it('[CM4] a catch has the kitchen for itself: no line lies over it', () => {
    const { steps } = playUntil({ viewer: MICE, when: ({ event }) => event.type === 'mouseCaught' });
    const staged = steps.filter(({ event }) => explanations.isStaged?.(event) === true);
    expect(staged.map(({ event }) => event.type)).toEqual(['mouseCaught']);
  });

  it('[CB2, CB4] the cat, the table, holes and starts are told apart', () => {
    const { view } = playUntil({ viewer: MICE, when: ({ event }) => event.type === 'holeOpened' });
    const seen = new Set(squaresOf(view.options.layout).map((square) => pieceAt(view, square)));
    for (const piece of ['cat', 'table', 'hidden'] as const) expect(seen).toContain(piece);
    const holes = (['N', 'E', 'S', 'W'] as const).map((hole) => pieceAt(view, hole));
    expect(holes).toContain('hole');
  });
});

describe('what is said of Chop! Chop! the first time', () => {
  it.each([
    ['CB4', 'holeOpened', 'hole'],
    ['CT2', 'cheeseUncovered', 'uncovered'],
    ['CT7', 'knifeHurt', 'knife'],
    ['CM10', 'mouseCaught', 'caught'],
  ] as const)('[%s] after %s there is a line', (_, type, topic) => {
    expect(topicsAfter(({ event }) => event.type === type)).toContain(topic);
  });

  it('[CE2] after the last cheese a mouse is sent home, but not where that has won already', () => {
    const isLast = ({ event }: GameStep<ChopTypes>): boolean => event.type === 'cheeseWon' && event.won === 5;
    const small = { layout: NAMED_KITCHENS.smallKitchen };
    expect(topicsAfter(isLast, small)).toContain('allCheese');
    expect(topicsAfter(isLast, { ...small, home: 'quick' })).not.toContain('allCheese');
  });
});
