import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { pointsOf } from './cardSymbols';
import { sounds, toldSounds } from './eventSounds';
import { lyingCards, shownView } from './lyingCards';
import { type FelixStep, playSeed, playTo } from './testing/playing';
import { duration, runsOf, stillDuration, tellsAfter } from './timing';

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

const heardIn = (step: FelixStep) => [...sounds(step), ...toldSounds(step)];

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
    const step = { event, before: after, after };
    expect([duration(step), stillDuration(step), tellsAfter(step), heardIn(step)]).toEqual([0, 0, 0, []]);
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

  it('every event is told while it is shown, and a whole match is shown in some minutes', () => {
    const { steps } = playSeed('time', { viewer: ME }) ?? { steps: [] };
    for (const step of steps) {
      expect(tellsAfter(step)).toBeGreaterThanOrEqual(0);
      expect(duration(step)).toBeGreaterThanOrEqual(tellsAfter(step));
      expect(stillDuration(step)).toBeLessThanOrEqual(duration(step));
    }
    const whole = steps.reduce((sum, step) => sum + duration(step), 0);
    expect(whole).toBeLessThan(4 * 60_000);
  });

  it('[FR7] during a sale the board tells nothing of the next round, and of a card nothing before its face is seen', () => {
    const sold = lastStep(({ event }) => event.type === 'sackBought');
    const turned = lastStep(({ event }) => event.type === 'cardTurned');
    const shown = (step: FelixStep, isUntold: boolean) =>
      shownView({ view: step.after, happening: step.event, before: step.before, isUntold });
    expect([shown(sold, true), shown(sold, false)]).toEqual([sold.before, sold.before]);
    expect([shown(turned, true), shown(turned, false)]).toEqual([turned.before, turned.after]);
  });
});

describe('sounds', () => {
  it.each([
    ['a good cat', (step: FelixStep) => step.event.type === 'cardTurned' && step.event.card === '11', ['turn', 'good']],
    ['a bad cat', (step: FelixStep) => step.event.type === 'cardTurned' && step.event.card === '-8', ['turn', 'bad']],
    ['a pass', (step: FelixStep) => step.event.type === 'passed' && step.event.took === 2, ['pass', 'mice-2']],
    ['a chase', (step: FelixStep) => step.event.type === 'catChased' && step.event.dog === 'bigDog', ['bigDog']],
    [
      'a sack of bad cats',
      ({ event }: FelixStep) => event.type === 'sackBought' && pointsOf(event.cards) < 0,
      ['buy', 'bad'],
    ],
    [
      'the reader’s own victory',
      ({ event }: FelixStep) => event.type === 'matchEnded' && event.result.winners.includes(ME),
      ['win'],
    ],
    [
      'somebody else’s victory',
      ({ event }: FelixStep) => event.type === 'matchEnded' && !event.result.winners.includes(ME),
      ['lose'],
    ],
  ] as const)('the sound of %s is played', (_, when, expected) => {
    const heard = heardIn(lastStep(when)).filter((sound) => sound !== 'yourTurn');
    expect(heard).toEqual(expected);
  });

  it('[FK1] nothing that a card, a sale or the end would tell is heard before it is told', () => {
    const { steps } = playSeed('early', { viewer: ME }) ?? { steps: [] };
    const early = steps.filter(({ event }) => ['cardTurned', 'matchEnded'].includes(event.type)).flatMap(sounds);
    const sold = steps.filter(({ event }) => event.type === 'sackBought').flatMap(sounds);
    expect([early, new Set(sold)]).toEqual([[], new Set(['buy'])]);
  });

  it('the bell rings when it becomes the reader’s turn, and only then', () => {
    const { steps } = playSeed('bell', { viewer: ME }) ?? { steps: [] };
    for (const step of steps) {
      const becomes = step.after.toMove.includes(ME) && !step.before.toMove.includes(ME);
      expect(heardIn(step).includes('yourTurn')).toBe(becomes);
    }
    const watched = playSeed('bell', {})?.steps ?? [];
    expect(watched.some((step) => heardIn(step).includes('yourTurn'))).toBe(false);
  });
});
