import {
  allKnown,
  begins,
  buys,
  canBid,
  faceUp,
  inHand,
  known,
  learnerBuys,
  nextPassPays,
  nextRoundIsEmpty,
  nobodyHasBid,
  owns,
  passed,
  rowIsGone,
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
  wantsCard,
  wantsPass,
} from '../script';

/** What a pass pays, and the last choice for one mouse. */
export const passing: FelixChapter = {
  id: 'passing',
  drawing: 'mice-2',
  deal: { firstSeat: ODILE, removed: ['smallDog', '15', 'bigDog', '11'] },
  before: [],
  steps: [
    {
      plays: [lays(ODILE, '-5'), lays(IDA, '5'), lays(MIREK, '3')],
      says: says('layBad', inHand('-8')),
      marks: 'row-3',
      wants: wantsCard('-8', toOtherCards(says('layBadAfterAll', inHand('-8')))),
    },
    {
      plays: [bids(ODILE, 2), passes(IDA)],
      says: says('passPays', passed(IDA, 2), faceUp('-5', '5')),
      marks: 'mice-0',
    },
    {
      plays: [passes(MIREK)],
      says: says('knowAll', allKnown, faceUp('-5', '5', '3'), known(-5), nextPassPays(6)),
      marks: 'mice-2',
      wants: wantsPass(
        toBids(
          counting(says('countFirst', known(-5)), [-5, 5, 3, -8]),
          shown(atOpenSack(says('ownBadSack', learnerBuys(-5), passed(ODILE, 6))), passes(ODILE)),
        ),
      ),
    },
    {
      during: saidBy('odile', 'odileGrumbles', buys(ODILE, 2, -5)),
      says: says('odilePaid', buys(ODILE, 2, -5), passed(ME, 6), owns(ME, 21)),
      marks: 'seat-0',
    },
    {
      plays: [lays(ODILE, '-8'), lays(IDA, 'rabbit'), lays(MIREK, '5')],
      says: says('buyerBegins', begins(ODILE), inHand('11')),
      marks: 'row-3',
      wants: wantsCard('11', toOtherCards(says('layElevenHere', inHand('11')))),
    },
    {
      plays: [passes(ODILE), passes(IDA), passes(MIREK)],
      during: saidBy('ida', 'idaShudders', nobodyHasBid),
      says: says('lastChoice', nobodyHasBid, faceUp('-8', 'rabbit', '5', '11'), known(8), canBid(1)),
      wants: wantsBid(
        1,
        toPass(
          says('leaveIt', nextPassPays(0), known(8)),
          shown(says('sackGone', rowIsGone, nextRoundIsEmpty, passed(ME, 0))),
        ),
      ),
    },
    { says: atOpenSack(says('bargain', buys(ME, 1, 8))) },
  ],
};
