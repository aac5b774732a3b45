import { SeededChance, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { auction, begin, type Felix, lay, round, seatOf } from '../testing/matches.js';
import { viewersOf, walk } from '../testing/walks.js';
import { CARDS, felix, sampler } from './index.js';
import { observationNames } from './observationNames.js';

const observed = (position: Felix, viewer: Viewer): number[] => {
  const numbers = new Float32Array(felix.observationSize(position.options)).fill(Number.NaN);
  position.observe(viewer, numbers);
  return [...numbers];
};

const cardsAt = (numbers: readonly number[], from: number): string =>
  CARDS.filter((_, code) => numbers[from + code] === 1).join(' ');

describe('the observation', () => {
  it('[FK1, FK2] the observation is the same for every position that its viewer cannot tell apart', () => {
    for (let seed = 0; seed < 8; seed++)
      walk(seed, (position, _, chance) => {
        const viewer = viewersOf(position)[chance.below(position.options.seats + 1)] ?? 'spectator';
        const sampled = sampler(position.view(viewer))(new SeededChance(seed));
        expect(observed(sampled, viewer)).toEqual(observed(position, viewer));
      });
  });

  it('[FK1] the observation is written whole, in numbers of moderate size', () => {
    walk('size', (position) => {
      for (const viewer of viewersOf(position))
        expect(observed(position, viewer).every((number) => Number.isFinite(number) && Math.abs(number) <= 4)).toBe(
          true,
        );
    });
  });

  const position = begin({ seats: 4 }, { removed: ['3', '5', '8', '11'], firstSeat: 1 });
  round(position, '15 bigDog -5 -8', '2 5 pass 6 pass pass');
  lay(position, 'rabbit 8 11 bigDog');
  auction(position, '3 pass');

  it('[FK1, FK2] the observation tells a seat its own hand, the missing card, and of the row what it can see', () => {
    const numbers = observed(position, seatOf(2));
    expect(cardsAt(numbers, 12)).toBe('-8 -5 3 5 15 rabbit smallDog');
    expect(cardsAt(numbers, 22)).toBe('8');
    const places = [0, 1, 2, 3].map((place) => 32 + 17 * place);
    expect(places.map((from) => cardsAt(numbers, from + 7))).toEqual(['rabbit', '8', '11', '']);
    expect(places.map((from) => numbers[from + 1])).toEqual([1, 1, 0, 0]);
    expect(places.map((from) => numbers.slice(from + 2, from + 7).indexOf(1))).toEqual([2, 3, 0, 1]);
  });

  it('[FK3] the observation counts seats from the viewer, with mice and points as counting gives them', () => {
    const numbers = observed(position, seatOf(2));
    const seats = [0, 1, 2, 3].map((step) => 100 + 16 * step);
    const { seats: truth } = position.state();
    expect(seats.map((from) => Math.round((numbers[from + 4] ?? 0) * 30))).toEqual(
      [2, 3, 0, 1].map((seat) => truth[seat]?.mice),
    );
    expect(seats.map((from) => cardsAt(numbers, from + 6))).toEqual(['bigDog', '-5', '-8 rabbit', '8 15']);
  });

  it('[FK1, FK3] the observation has names that say which number is which', () => {
    const names = observationNames(position.options);
    const numbers = observed(position, seatOf(2));
    const namesOf = (pattern: RegExp): string[] =>
      names.filter((name, index) => pattern.test(name) && numbers[index] === 1);
    expect(namesOf(/^phase\./)).toEqual(['phase.auction']);
    expect(namesOf(/^removed\./)).toEqual(['removed.8']);
    expect(namesOf(/^row\.1\./)).toEqual(['row.1.laid', 'row.1.faceUp', 'row.1.owner.3', 'row.1.card.8']);
    expect(namesOf(/^seat\.\d\.shown\./)).toEqual([
      'seat.0.shown.bigDog',
      'seat.1.shown.-5',
      'seat.2.shown.-8',
      'seat.2.shown.rabbit',
      'seat.3.shown.8',
      'seat.3.shown.15',
    ]);
    expect(Math.round((numbers[names.indexOf('seat.1.mice')] ?? 0) * 30)).toBe(position.state().seats[3]?.mice);
  });

  it('[FK2] the observation tells a spectator no hand at all', () => {
    expect(
      observed(position, 'spectator')
        .slice(12, 32)
        .every((number) => number === 0),
    ).toBe(true);
  });
});
