import { seat } from '@miaou/kit';
import { type Handover, personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import words from '../screens/table/texts/en';
import { deciderAt, deciderName, lastToResign, toldHandovers } from './deciders';

const [ANAS, BENS, BOTS] = [seat(0), seat(1), seat(2)];
const standsIn = (bot: string, name: string): string => `${bot} for ${name}`;

/** Ben is away from the third event to the sixth; Cleo takes the seat of Vera after the fourth; Ben is sent away, and Dan takes his seat. */
const HANDOVERS: readonly Handover[] = [
  { seat: BENS, after: 2, name: 'Ben', bot: 'mirek' },
  { seat: BOTS, after: 0, bot: 'vera' },
  { seat: BOTS, after: 4, name: 'Cleo' },
  { seat: BENS, after: 6, name: 'Ben' },
  { seat: BENS, after: 8, name: 'Ben', bot: 'odile' },
  { seat: BENS, after: 9, name: 'Dan' },
];

describe('who decides in a seat', () => {
  it('somebody decides at every point of a match', () => {
    const names = (at: typeof BENS) =>
      Array.from({ length: 11 }, (_, events) => {
        const decider = deciderAt(HANDOVERS, at, events);
        return decider === undefined ? undefined : deciderName(decider, standsIn);
      });
    expect(names(ANAS)).toEqual(Array.from({ length: 11 }));
    const ben = ['Ben', 'Ben', ...Array.from({ length: 4 }, () => 'Mirek for Ben'), 'Ben', 'Ben', 'Odile for Ben'];
    expect(names(BENS)).toEqual([...ben, 'Dan', 'Dan']);
    expect(names(BOTS)).toEqual([
      ...Array.from({ length: 4 }, () => 'Vera'),
      ...Array.from({ length: 7 }, () => 'Cleo'),
    ]);
  });

  it('every change of who decides is told with its place, in order', () => {
    expect(toldHandovers(HANDOVERS, words.log)).toEqual([
      { after: 2, text: 'Mirek plays for Ben from now on.' },
      { after: 4, text: 'Cleo takes Vera’s seat.' },
      { after: 6, text: 'Ben plays again.' },
      { after: 8, text: 'Odile plays for Ben from now on.' },
      { after: 9, text: 'Dan takes Odile’s seat.' },
    ]);
  });

  it('the reader is told of themselves, and not of who had the seat before', () => {
    const told = (reader: typeof BENS, handovers = HANDOVERS) =>
      toldHandovers(handovers, words.log, { reader }).map(({ text }) => text);
    expect(told(BOTS)).toContain('You take Vera’s seat.');
    expect(told(BENS)).toContain('You take Odile’s seat.');
    expect(told(BENS)).toContain('Mirek plays for Ben from now on.');
    expect(told(BENS, HANDOVERS.slice(0, 4))).toEqual([
      'Mirek plays for you from now on.',
      'Cleo takes Vera’s seat.',
      'You play again.',
    ]);
  });

  it('what was told before the reader came is not told again', () => {
    const told = toldHandovers(HANDOVERS, words.log, { from: 4 }).map(({ text }) => text);
    expect(told).toEqual(['Odile plays for Ben from now on.', 'Dan takes Odile’s seat.']);
  });

  it('the last person of a match who resigned is not one for whom a bot played on', () => {
    const seats = ['Ana', 'Ben'].map((name) => ({ person: personId(name), name, standIn: 'resigned' }) as const);
    const ofBen = { seat: BENS, after: 3, name: 'Ben', bot: 'mirek' };
    expect(lastToResign(seats, [ofBen])).toBe(ANAS);
    expect(lastToResign([{ bot: 'vera' }, ...seats.slice(1)], [ofBen])).toBeUndefined();
  });
});
