import { begins, buys, canBid, faceUp, inHand, known, laidFaceDown, leads, nextPassPays, owns } from '../claims';
import {
  atOpenSack,
  bids,
  type FelixChapter,
  IDA,
  lays,
  ME,
  MIREK,
  ODILE,
  passes,
  saidBy,
  says,
  shown,
  toBids,
  toOtherCards,
  toPass,
  wantsBid,
  wantsCard,
} from '../script';

/** Laying, the row, a bid, and what the buyer gets. */
export const sack: FelixChapter = {
  id: 'sack',
  drawing: 'sack',
  deal: { firstSeat: MIREK, removed: ['rabbit', '15', '11', '-5'] },
  before: [],
  steps: [
    { says: says('goal', owns(ME, 15)), marks: 'seat-0' },
    {
      plays: [lays(MIREK, '8'), lays(ODILE, '-5'), lays(IDA, '3')],
      says: says('layEleven', inHand('11')),
      marks: 'row-1',
      wants: wantsCard('11', toOtherCards(says('layAnother', inHand('11')))),
    },
    { says: says('firstTurned', faceUp('8'), laidFaceDown('11'), known(19)), marks: 'row-0' },
    {
      plays: [bids(MIREK, 3)],
      says: says('bidFour', leads(MIREK, 3), known(19), canBid(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
      marks: 'player-3',
      wants: wantsBid(
        4,
        toPass(
          says('passEarly', nextPassPays(2), known(19)),
          shown(atOpenSack(says('mirekBuys', buys(MIREK, 3, 17))), passes(ODILE), passes(IDA)),
        ),
        toBids(says('bidsMuch', leads(MIREK, 3))),
      ),
    },
    {
      plays: [passes(ODILE), passes(IDA), passes(MIREK)],
      during: saidBy('mirek', 'tooDear', buys(ME, 4, 17)),
      says: atOpenSack(says('boughtFirst', buys(ME, 4, 17))),
    },
    { says: says('firstPlayer', begins(ME)), marks: 'seat-0' },
  ],
};
