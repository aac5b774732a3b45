import { seat } from '@miaou/kit';
import { personId, type SeatFacts } from '@miaou/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { tableTexts } from '../texts/index';
import { facesAt, ownSeat, replaySeats } from './replaySeats';

const ANA = personId('ana');
const WORDS = {
  standsIn: (bot: string, name: string) => `${bot} for ${name}`,
  standsFor: (name: string) => `for ${name}`,
};

const THEN: readonly SeatFacts[] = [{ person: ANA, name: 'Ana', standIn: 'resigned' }, { bot: 'odile' }];
const NOW = { seats: [{}, { person: ANA, name: 'Ana' }] };

beforeAll(() => tableTexts.ready());

interface You {
  readonly default: { readonly you?: string; readonly myName?: string };
}
/** What the page calls whoever has no name, in all languages. */
const YOU = Object.values({
  ...import.meta.glob<You>('../texts/frame/??.ts', { eager: true }),
  ...import.meta.glob<You>('../../../texts/shell/??.ts', { eager: true }),
  ...import.meta.glob<You>('../../home/texts/??.ts', { eager: true }),
}).flatMap(({ default: { you, myName } }) => [you, myName].filter((word) => word !== undefined));

describe('the seats of a replay', () => {
  it('who has no name is a player with a number: “you passes” is no sentence', () => {
    expect(YOU.length).toBeGreaterThanOrEqual(18);
    for (const name of YOU)
      expect(replaySeats(2, { seating: [{ person: ANA, name }, { bot: 'odile' }] }, null)[0]?.name).toBe('Player 1');
  });

  it('those who played are named, whoever sits there now', () => {
    expect(replaySeats(2, { seating: THEN }, NOW).map(({ name, portrait }) => [name, portrait])).toEqual([
      ['Ana', null],
      ['Odile', 'owl'],
    ]);
    expect(ownSeat({ seating: THEN }, NOW, ANA)).toBe(0);
  });

  it('each point of the match has the face of who decided then', () => {
    const seats = replaySeats(2, { seating: THEN }, NOW);
    const handovers = [{ seat: seat(0), after: 2, name: 'Ana', bot: 'vera' }];
    const at = (events: number) => facesAt(seats, handovers, events, WORDS);
    expect(at(1).map(({ name, portrait }) => [name, portrait])).toEqual([
      ['Ana', null],
      ['Odile', 'owl'],
    ]);
    expect(at(2)[0]).toMatchObject({
      name: 'Vera for Ana',
      portrait: 'fox',
      standInName: { bot: 'Vera', forWhom: 'for Ana' },
    });
  });

  it('nobody is away, stood in for or short of time', () => {
    for (const face of replaySeats(2, { seating: THEN }, null))
      expect(face).toMatchObject({ present: true, standIn: null, deadline: null, isMe: false });
  });

  it('without a seating in the record, those at the table are named, and empty seats are players with a number', () => {
    expect(replaySeats(3, {}, NOW).map(({ name }) => name)).toEqual(['Player 1', 'Ana', 'Player 3']);
    expect(replaySeats(2, {}, null).map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(ownSeat({}, NOW, ANA)).toBe(1);
    expect(ownSeat({}, null, ANA)).toBeUndefined();
  });
});
