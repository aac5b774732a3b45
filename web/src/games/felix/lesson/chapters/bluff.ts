import {
  buys,
  canBid,
  canOnlyPass,
  faceUp,
  inHand,
  isRichest,
  known,
  leads,
  learnerBuys,
  nextPassPays,
  nobodyHasBid,
  owns,
  passed,
} from '../claims';
import {
  atOpenSack,
  bids,
  counting,
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
  wantsBidUpTo,
  wantsCard,
  wantsPass,
} from '../script';

const stuck = shown(atOpenSack(says('stuck', learnerBuys(0), passed(ODILE, 6))), passes(ODILE));

/** A bluff that works, and what happens when mice run out. */
export const bluff: FelixChapter = {
  id: 'bluff',
  drawing: 'badge-n8',
  deal: { firstSeat: ODILE, removed: ['rabbit', '-5', '5', 'bigDog'] },
  before: [],
  steps: [
    {
      plays: [lays(ODILE, '5'), lays(IDA, 'rabbit'), lays(MIREK, '3')],
      says: says('layToSell', inHand('-8')),
      marks: 'row-3',
      wants: wantsCard('-8', toOtherCards(says('layToSellAfterAll', inHand('-8')))),
    },
    {
      plays: [bids(ODILE, 3), passes(IDA), passes(MIREK)],
      says: says('bluffNow', faceUp('5', 'rabbit', '3'), known(0), leads(ODILE, 3), inHand('15')),
      marks: 'row-3',
      wants: wantsBid(
        4,
        toPass(says('safePass', nextPassPays(6))),
        toBids(counting(says('boldBid', known(0), leads(ODILE, 3)), [5, 3, -8]), stuck),
      ),
    },
    {
      plays: [bids(ODILE, 5)],
      during: saidBy('odile', 'odileBites', leads(ODILE, 5)),
      says: says('letHerHaveIt', leads(ODILE, 5), nextPassPays(6)),
      marks: 'mice-2',
      wants: wantsPass(toBids(counting(says('greedy', known(0)), [5, 3, -8]), stuck)),
    },
    { says: atOpenSack(says('sold', buys(ODILE, 5, 0), passed(ME, 6))) },
    {
      plays: [lays(ODILE, '15'), lays(IDA, '11'), lays(MIREK, '8')],
      says: says('richest', owns(ME, 21), isRichest, inHand('5')),
      marks: 'seat-0',
      wants: wantsCard('5', toOtherCards(says('layFiveAfterAll', inHand('5')))),
    },
    {
      plays: [bids(ODILE, 9), passes(IDA), bids(MIREK, 14)],
      says: says('bidFifteen', faceUp('15', '11'), known(31), leads(MIREK, 14)),
      wants: wantsBid(
        15,
        toPass(counting(says('letGoThirtyOne', nextPassPays(4), known(31)), [15, 11, 5])),
        toBids(says('enough', leads(MIREK, 14))),
      ),
    },
    {
      plays: [passes(ODILE), passes(MIREK)],
      // Ten, and the four that her pass paid.
      during: saidBy('odile', 'odileIsOut', passed(ODILE, 4), owns(ODILE, 14)),
      says: says('spent', buys(ME, 15, 39), owns(ME, 6)),
      marks: 'seat-0',
    },
    {
      plays: [lays(ODILE, '3'), lays(IDA, '8'), lays(MIREK, '-5')],
      says: says('layElevenPoor', owns(ME, 6), inHand('11')),
      marks: 'row-0',
      wants: wantsCard('11', toOtherCards(says('layElevenAfterAll', inHand('11')))),
    },
    {
      says: says('bidAny', nobodyHasBid, canBid(1, 2, 3, 4, 5, 6)),
      marks: 'seat-0',
      wants: wantsBidUpTo(6, toPass(says('bidBeforePass', nextPassPays(2)))),
    },
    {
      plays: [passes(ODILE), bids(IDA, 7), passes(MIREK)],
      says: says('cannotRaise', leads(IDA, 7), owns(ME, 6), canOnlyPass, nextPassPays(6)),
      marks: 'player-2',
      wants: wantsPass(),
    },
    { says: says('bidCameBack', passed(ME, 6), owns(ME, 12)), marks: 'seat-0' },
  ],
};
