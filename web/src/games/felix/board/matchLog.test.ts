import { CARDS, type FelixEvent, type FelixView } from '@miaou/felix';
import { seat, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { logLines } from './matchLog';
import { matchStatus } from './status';
import { ALL_WORDS } from './testing/language';
import { type FelixStep, playSeed, playTo } from './testing/playing';
import en from './texts/en';

const NAMES = ['Bruno', 'Odile', 'Ida', 'Mirek', 'Vera'];
const ME = seat(0);

const linesOf = (step: FelixStep, words = en) => logLines(step, NAMES, words);

const lastStep = (
  when: (step: FelixStep) => boolean,
  options: object = {},
  viewer: Viewer = 'spectator',
): FelixStep => {
  const step = playTo({ options, viewer, when }).steps.at(-1);
  if (step === undefined) throw new Error('nothing happened');
  return step;
};

/** Whole matches, played once for all languages. */
const MATCHES: readonly (readonly FelixStep[])[] = [3, 4, 5].flatMap((seats) =>
  ['felix', 'filou'].map(
    (edition) => playSeed(`tell ${seats}`, { options: { seats, edition }, viewer: ME })?.steps ?? [],
  ),
);

const BROKEN = /undefined|\bnull\b|NaN|\[object|#|\?\?/;

describe('the log of Felix', () => {
  it.each(ALL_WORDS)('in %s the log has lines for whole matches, each with its rule', (_, words) => {
    const told = new Set<FelixEvent['type']>();
    for (const step of MATCHES.flat()) {
      for (const { text, rule } of linesOf(step, words)) {
        told.add(step.event.type);
        if (text.length < 3 || BROKEN.test(text) || !/^F[RXBDET]\d$/.test(rule ?? '')) expect.fail(`${rule}: ${text}`);
      }
    }
    expect([...told].toSorted()).toEqual(
      [
        'bidMade',
        'cardLaid',
        'cardTurned',
        'catChased',
        'dogsLeft',
        'matchEnded',
        'mouseCardsFilled',
        'mouseCardsLeftEmpty',
        'passed',
        'rabbitChased',
        'roundStarted',
        'rowDiscarded',
        'sackBought',
      ].toSorted(),
    );
  });

  it.each(ALL_WORDS)('in %s the status has words at every point of a match', (_, words) => {
    const broken = MATCHES.flat().filter(({ after }) => BROKEN.test(matchStatus(after, NAMES, words)));
    expect(broken).toEqual([]);
  });

  it('the log addresses the reader as "you" and calls others by name', () => {
    const bid = (by: number) =>
      lastStep(({ event }) => event.type === 'bidMade' && event.seat === by && event.amount === 2, {}, ME);
    expect(linesOf(bid(0))[0]?.text).toBe('You bid 2.');
    expect(linesOf(bid(1))[0]?.text).toBe('Odile bids 2.');
  });

  it('[FK2] a card that others lay is not named while it lies face down', () => {
    const step = lastStep(({ event }) => event.type === 'cardLaid' && event.seat === 1, {}, ME);
    expect(linesOf(step)).toEqual([{ text: 'Odile has laid a card.', rule: 'FR1' }]);
  });

  it('[FK4] the sale counts the cards and does not name them', () => {
    const step = lastStep(({ event }) => event.type === 'sackBought' && event.cards.includes('15'), {}, ME);
    const text = linesOf(step)[0]?.text ?? '';
    expect(text).not.toContain(' 15');
    expect(text).toMatch(/\d cards?\.$/);
  });

  it.each([
    ['FR2', 'cardTurned', { seats: 4 }, ({ faceUp }: FelixView) => faceUp === 1],
    ['FR5', 'cardTurned', { seats: 4 }, ({ faceUp }: FelixView) => faceUp === 2],
    ['FT2', 'cardTurned', { seats: 3 }, ({ faceUp }: FelixView) => faceUp === 1],
    ['FT3', 'cardTurned', { seats: 3 }, ({ faceUp }: FelixView) => faceUp === 2],
    ['FR5', 'passed', { seats: 4 }, ({ unfilled, passes }: FelixView) => !unfilled && passes.length === 1],
    ['FX3', 'passed', { seats: 4 }, ({ unfilled, passes }: FelixView) => !unfilled && passes.length === 4],
    ['FX2', 'rowDiscarded', { seats: 4 }, () => true],
    ['FE3', 'matchEnded', { seats: 4 }, () => true],
  ] as const)('[%s] is the rule behind %s', (rule, type, options, fits) => {
    const step = lastStep(({ event, after }) => event.type === type && fits(after), options);
    expect(linesOf(step)[0]?.rule).toBe(rule);
  });

  it.each([
    ['FD2', 'bigDog', '11'],
    ['FD4', 'bigDog', '-5'],
    ['FD3', 'smallDog', '-8'],
    ['FD4', 'smallDog', '3'],
  ] as const)('[%s] is the rule when the %s chases %s', (rule, dog, card) => {
    const { before, after } = lastStep(({ event }) => event.type === 'catChased');
    expect(linesOf({ event: { type: 'catChased', dog, card, place: 0 }, before, after })[0]?.rule).toBe(rule);
  });

  it.each(ALL_WORDS)('in %s every card has a name', (_, words) => {
    for (const card of CARDS) {
      expect(words.cardNames[card].length).toBeGreaterThan(0);
      expect(words.cards[card].length).toBeGreaterThan(0);
    }
    expect(new Set(CARDS.map((card) => words.cardNames[card])).size).toBe(CARDS.length);
  });
});
