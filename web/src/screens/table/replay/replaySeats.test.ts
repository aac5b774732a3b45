import { personId, type SeatFacts } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { ownSeat, replaySeats } from './replaySeats';

const ANA = personId('ana');
const THEN: readonly SeatFacts[] = [{ person: ANA, name: 'Ana', standIn: 'resigned' }, { bot: 'odile' }];
const NOW = { seats: [{}, { person: ANA, name: 'Ana' }] };

describe('the seats of a replay', () => {
  it('those who played are named, whoever sits there now', () => {
    expect(replaySeats(2, { seating: THEN }, NOW).map(({ name, portrait }) => [name, portrait])).toEqual([
      ['Ana', null],
      ['Odile', 'owl'],
    ]);
    expect(ownSeat({ seating: THEN }, NOW, ANA)).toBe(0);
  });

  it('nobody is away, stood in for or short of time', () => {
    for (const face of replaySeats(2, { seating: THEN }, null))
      expect(face).toMatchObject({ present: true, standIn: null, deadline: null, isMe: false });
  });

  it('without a seating in the record, those at the table are named, and empty seats have a number', () => {
    expect(replaySeats(3, {}, NOW).map(({ name }) => name)).toEqual(['1', 'Ana', '3']);
    expect(replaySeats(2, {}, null).map(({ name }) => name)).toEqual(['1', '2']);
    expect(ownSeat({}, NOW, ANA)).toBe(1);
    expect(ownSeat({}, null, ANA)).toBeUndefined();
  });
});
