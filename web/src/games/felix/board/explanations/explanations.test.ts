import { CARDS, type FelixTypes, type FelixView, felix, isLastChoiceIn } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FirstTime } from '../../../../explanations/explanations';
import { clientRulesOf } from '../../../../tableClient/choices';
import type { GameStep } from '../../../board';
import { playTo } from '../testing/playing';
import { boardTexts } from '../texts/index';
import explanations from './index';
import { type PieceName, rowPiece } from './pieces';

const ME = seat(0);
const RULES = clientRulesOf(felix);
const PIECES: readonly PieceName[] = [
  ...CARDS.flatMap((card) => [`card ${card}`, `own ${card}`] as const),
  'hidden',
  'mouseCard',
  'nextMouseCard',
  'sack',
  'bank',
  'bid',
  'first',
  'purse',
  'others',
  'won',
];

beforeAll(async () => {
  await Promise.all([explanations.ready(), boardTexts.ready()]);
});

const linesAt = (view: FelixView, last: GameStep<FelixTypes> | null = null): readonly FirstTime[] =>
  explanations.firstTimes({ last, view, choices: RULES.choices(view, ME), seat: ME });

const linesAfter = (when: (step: GameStep<FelixTypes>) => boolean): readonly FirstTime[] => {
  const { view, steps } = playTo({ viewer: ME, when });
  return linesAt(view, steps.at(-1) ?? null);
};

const decisionAt = (at: (view: FelixView) => boolean): FelixView =>
  playTo({ viewer: ME, at: (view) => view.toMove.includes(ME) && at(view) }).view;

describe('what the pieces of Felix are', () => {
  it('[FS2] every piece that the board names has a name and a sentence', () => {
    const view = decisionAt(() => true);
    for (const piece of PIECES) {
      const tip = explanations.tipOf(piece, view);
      expect(tip?.name, piece).toMatch(/\S/);
      expect(tip?.means, piece).toMatch(/\.$/);
    }
    expect(explanations.tipOf('card 12', view)).toBeUndefined();
  });

  it('[FD5] only in Filou a rabbit is said to leave in place of a cat', () => {
    const view = decisionAt(() => true);
    const filou = { ...view, options: { ...view.options, edition: 'filou' as const } };
    expect(explanations.tipOf('card rabbit', view)?.means).not.toContain('dog');
    expect(explanations.tipOf('card rabbit', filou)?.means).toContain('dog');
  });

  it('[FK2] a card of the row that others laid face down is named as hidden, the own one by what it is', () => {
    const view = decisionAt(({ phase, faceUp }) => phase === 'auction' && faceUp === 1);
    const hidden = view.row.filter(({ card }) => card === undefined);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { seat: owner } of hidden) expect(rowPiece(view, owner)).toBe('hidden');
    const mine = view.row.find(({ seat: owner }) => owner === ME);
    expect(rowPiece(view, ME)).toMatch(new RegExp(`^(own|card) ${mine?.card}$`));
  });
});

describe('what is said of Felix the first time', () => {
  it('[FR5] who may pass is told what that pays', () => {
    const view = decisionAt(({ phase, coins }) => phase === 'auction' && coins.length === 3);
    expect(linesAt(view)).toContainEqual({
      topic: 'pass',
      piece: 'nextMouseCard',
      text: 'Passing pays: you take these 2.',
    });
  });

  it('[FR5, FR7] who leads is told what comes if all others pass, and not any more when they have', () => {
    const leads = (isOpen: boolean) =>
      linesAfter(({ after: { phase, seats, toMove } }) => {
        const [mine = 0, ...others] = seats.map(({ bid }) => bid);
        return phase === 'auction' && mine > Math.max(...others) && toMove.length > 0 === isOpen;
      }).map(({ topic }) => topic);
    expect(leads(true)).toContain('lead');
    expect(leads(false)).not.toContain('lead');
  });

  it('[FX1] the last of all is told of the sack for one mouse, and of no pay', () => {
    const topics = linesAt(decisionAt(isLastChoiceIn)).map(({ topic }) => topic);
    expect(topics).toContain('lastChoice');
    expect(topics).not.toContain('pass');
  });

  it('[FD1, FD2, FD3] a dog is explained where it does what its plain rule says', () => {
    expect(
      linesAfter(({ event }) => event.type === 'catChased' && event.dog === 'bigDog' && Number(event.card) > 0)[0]
        ?.topic,
    ).toBe('bigDog');
    expect(
      linesAfter(({ event }) => event.type === 'catChased' && event.dog === 'smallDog' && Number(event.card) < 0)[0]
        ?.topic,
    ).toBe('smallDog');
    expect(linesAfter(({ event }) => event.type === 'dogsLeft' && event.dogs.length > 1)[0]?.topic).toBe('twoDogs');
  });

  it('[FD4] a dog that finds no cat to its taste is not explained by the plain rule', () => {
    const lines = linesAfter(
      ({ event }) =>
        event.type === 'catChased' && (event.dog === 'bigDog' ? Number(event.card) < 0 : Number(event.card) > 0),
    );
    expect(lines.map(({ topic }) => topic)).not.toContain('bigDog');
    expect(lines.map(({ topic }) => topic)).not.toContain('smallDog');
  });
});
