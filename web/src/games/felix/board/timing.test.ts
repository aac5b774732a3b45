import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { lyingCards } from './cardPlacement';
import { sounds } from './sounds';
import { type FelixStep, playSeed, playTo } from './testing/playing';
import { duration, runsOf } from './timing';

const ME = seat(0);
const lastStep = (when: (step: FelixStep) => boolean, options: object = {}): FelixStep => {
  const step = playTo({ options, viewer: ME, when }).steps.at(-1);
  if (step === undefined) throw new Error('nothing happened');
  return step;
};
const chaseOf = (dog: 'bigDog' | 'smallDog'): FelixStep =>
  lastStep(({ event }) => event.type === 'catChased' && event.dog === dog);

const lying = ({ event, before, after }: FelixStep) =>
  lyingCards({ view: after, happening: event, before, pending: null });

describe('the story of a round', () => {
  it('[FD2] the big dog leaps and the cat leaves with it, while the rest of the row stays', () => {
    const cards = lying(chaseOf('bigDog'));
    const leaving = cards.flatMap(({ lie }) => (lie.in === 'leaving' ? [lie.as] : []));
    expect(leaving.toSorted()).toEqual(['chased', 'dog']);
    expect(cards.filter(({ lie }) => lie.in === 'row').length).toBe(2);
  });

  it('[FD1] dogs that quarrel leave alone', () => {
    const step = lastStep(({ event }) => event.type === 'dogsLeft' && event.dogs.length > 1);
    const leaving = lying(step).flatMap(({ lie }) => (lie.in === 'leaving' ? [lie.as] : []));
    expect(new Set(leaving)).toEqual(new Set(['dog']));
    expect(duration(step)).toBeGreaterThan(0);
  });

  it('a dog that chased something is not shown leaving again', () => {
    let chased = false;
    const { event, after } = lastStep((step) => {
      chased ||= step.event.type === 'catChased';
      return chased && step.event.type === 'dogsLeft';
    });
    expect([duration({ event, before: after, after }), sounds({ event, before: after, after })]).toEqual([0, []]);
  });

  it('[FR7] what the dogs left goes into the sack, and from there to the buyer', () => {
    const step = lastStep(({ event }) => event.type === 'sackBought' && event.cards.length === 4);
    expect(lying(step).filter(({ lie }) => lie.in === 'sack').length).toBe(4);
    const after = lyingCards({ view: step.after, happening: null, before: null, pending: null });
    expect(after.filter(({ lie }) => lie.in === 'won').length).toBeGreaterThanOrEqual(4);
  });

  it('[FX2] a row that nobody buys leaves whole, dogs and all', () => {
    const step = lastStep(({ event }) => event.type === 'rowDiscarded');
    expect(lying(step).flatMap(({ lie }) => (lie.in === 'leaving' ? [lie.as] : []))).toEqual(
      Array.from({ length: 4 }, () => 'discarded'),
    );
  });

  it('[FR5] as many mice run from the mouse card to who passed as it paid', () => {
    const { event, after } = lastStep((step) => step.event.type === 'passed' && step.event.took === 4);
    if (event.type !== 'passed') throw new Error('not a pass');
    expect(runsOf(event, after)).toEqual([{ from: 'mice-1', to: `seat-${event.seat}`, mice: 4 }]);
  });

  it('[FB1] mice come from the bank when the mouse cards are filled', () => {
    const { event, after } = lastStep((step) => step.event.type === 'mouseCardsFilled', { seats: 5 });
    expect(runsOf(event, after).map(({ from, to, mice }) => `${from} ${to} ${mice}`)).toEqual([
      'bank mice-0 2',
      'bank mice-1 3',
      'bank mice-2 4',
      'bank mice-3 6',
    ]);
  });

  it('every event has a duration that does not hold up the game', () => {
    for (const { event, after } of playSeed('time', { viewer: ME })?.steps ?? []) {
      expect(duration({ event, before: after, after })).toBeGreaterThanOrEqual(0);
      expect(duration({ event, before: after, after })).toBeLessThanOrEqual(1400);
    }
  });
});

describe('sounds', () => {
  it.each([
    ['a good cat', (step: FelixStep) => step.event.type === 'cardTurned' && step.event.card === '11', ['turn', 'good']],
    ['a bad cat', (step: FelixStep) => step.event.type === 'cardTurned' && step.event.card === '-8', ['turn', 'bad']],
    ['a pass', (step: FelixStep) => step.event.type === 'passed' && step.event.took === 2, ['pass', 'mice-2']],
    ['a chase', (step: FelixStep) => step.event.type === 'catChased' && step.event.dog === 'bigDog', ['bigDog']],
    ['the end', (step: FelixStep) => step.event.type === 'matchEnded', ['win']],
  ] as const)('the sound of %s is played', (_, when, expected) => {
    const heard = sounds(lastStep(when)).filter((sound) => sound !== 'yourTurn');
    expect(heard).toEqual(expected);
  });

  it('the bell rings when it becomes the reader’s turn, and only then', () => {
    const { steps } = playSeed('bell', { viewer: ME }) ?? { steps: [] };
    for (const step of steps) {
      const becomes = step.after.toMove.includes(ME) && !step.before.toMove.includes(ME);
      expect(sounds(step).includes('yourTurn')).toBe(becomes);
    }
    const watched = playSeed('bell', {})?.steps ?? [];
    expect(watched.some((step) => sounds(step).includes('yourTurn'))).toBe(false);
  });
});
