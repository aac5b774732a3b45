import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { auction, begin, lay, optionsOf, play, round, seatOf, skipRounds } from '../testing/matches.js';
import { rowPicture } from '../testing/pictures.js';
import { CARDS, felix } from './index.js';

describe('three players', () => {
  it('[FT1] the passive deck is a fourth set without one card, in any order', () => {
    const chance = new SeededChance('passive');
    const options = optionsOf({ seats: 3 });
    const heads = new Set<unknown>();
    for (let dealt = 0; dealt < 300; dealt++) {
      const deal = felix.deal(options, chance);
      if (!('dummy' in deal)) throw new Error('no passive deck was dealt');
      expect([...deal.dummy, deal.dummyRemoved].toSorted()).toEqual([...CARDS].toSorted());
      heads.add(deal.dummy[0]);
    }
    expect(heads.size).toBe(10);
  });

  it('[FT2] when all three cards are laid, the top card of the deck is turned up at the head of the row', () => {
    const position = begin({ seats: 3 }, { firstSeat: 1 });
    play(position, 0, { type: 'place', card: '3' });
    play(position, 2, { type: 'place', card: '5' });
    expect(rowPicture(position)).toBe('(5) (3)');
    expect(play(position, 1, { type: 'place', card: '8' })).toEqual([
      { type: 'cardLaid', seat: 1, card: '8' },
      { type: 'auctionOpened' },
      { type: 'cardTurned', seat: null, card: '-8' },
    ]);
    expect(rowPicture(position)).toBe('-8 (8) (5) (3)');
    expect(position.state().row.map(({ seat }) => seat)).toEqual([null, 1, 2, 0]);
  });

  it('[FT3] the first pass turns up the first player’s card, the second the last two', () => {
    const position = begin({ seats: 3 });
    lay(position, '3 5 8');
    auction(position, 'pass');
    expect(rowPicture(position)).toBe('-8 3 (5) (8)');
    expect(auction(position, 'pass')).toEqual([
      { type: 'passed', seat: 1, took: 6 },
      { type: 'cardTurned', seat: 1, card: '5' },
      { type: 'cardTurned', seat: 2, card: '8' },
    ]);
    expect(rowPicture(position)).toBe('-8 3 5 8');
    expect(position.legalMoves(seatOf(2))).toEqual([{ type: 'pass' }, { type: 'bid', amount: 1 }]);
  });

  it('[FT2, FR7] the passive card is bought and chased like any other', () => {
    const position = begin({ seats: 3 }, { dummy: ['15', '-8', '-5', '3', '5', '8', '11', 'bigDog', 'smallDog'] });
    const events = round(position, '3 bigDog 8', '2 pass pass');
    expect(events).toContainEqual({ type: 'catChased', dog: 'bigDog', card: '15', place: 0 });
    expect(position.state().seats[0]?.won).toEqual(['3', '8']);
  });

  it('[FT4, FS3] everything else is as with four: nine rounds, one card missing in each hand', () => {
    const position = begin({ seats: 3 }, { removed: ['3', '5', '8'] });
    expect(position.state().seats.map(({ hand }) => hand.length)).toEqual([9, 9, 9]);
    skipRounds(position, 9);
    expect(position.state()).toMatchObject({ phase: 'over', round: 9, turn: [], row: [], coins: [] });
  });
});
