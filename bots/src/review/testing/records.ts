import { type FelixMove, type FelixTypes, felix } from '@miaou/felix';
import { type MatchRecord, seat } from '@miaou/kit';
import { playedRecord } from '../../playedRecord.js';

const place = (card: Extract<FelixMove, { type: 'place' }>['card']): FelixMove => ({ type: 'place', card });

/** The index of the bid of 15 in `blunderRecord`, by seat 2. */
export const BLUNDER = 6;

/** In the first round the row shows −8 and −8, and seat 2 bids all it has. */
export const blunderRecord = (): Promise<MatchRecord<FelixTypes>> =>
  playedRecord(felix, {
    options: { seats: 4 },
    deal: { firstSeat: seat(0), removed: ['3', '5', '8', '11'] },
    seed: 'blunder',
    bots: ['vera'],
    script: [
      place('-8'),
      place('-8'),
      place('rabbit'),
      place('3'),
      { type: 'pass' },
      { type: 'bid', amount: 1 },
      { type: 'bid', amount: 15 },
    ],
  });
