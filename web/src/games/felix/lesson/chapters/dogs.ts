import {
  begins,
  buys,
  chases,
  dogsLeave,
  faceUp,
  inHand,
  lastBought,
  leads,
  learnerBuys,
  nextPassPays,
  nobodyHasBid,
} from '../claims';
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
  wantsBidUpTo,
  wantsCard,
  wantsPass,
} from '../script';

/** The big dog, the small dog, and two dogs. */
export const dogs: FelixChapter = {
  id: 'dogs',
  drawing: 'dog-big',
  deal: { firstSeat: IDA, removed: ['3', '11', '3', '15'] },
  before: [],
  steps: [
    {
      plays: [lays(IDA, '15'), lays(MIREK, '3'), lays(ODILE, 'rabbit')],
      says: says('layBigDog', inHand('bigDog')),
      marks: 'row-2',
      wants: wantsCard('bigDog', toOtherCards(says('layDogAfterAll', inHand('bigDog')))),
    },
    {
      plays: [bids(IDA, 8), passes(MIREK)],
      says: says('passWithDog', leads(IDA, 8), faceUp('15', '3'), nextPassPays(4)),
      marks: 'row-2',
      wants: wantsPass(
        toBids(
          says('ownDogTakes', faceUp('15', '3')),
          shown(atOpenSack(says('onlyThree', chases('bigDog', '15'), learnerBuys(3))), passes(ODILE), passes(IDA)),
        ),
      ),
    },
    {
      plays: [passes(ODILE)],
      says: atOpenSack(says('bigDogChased', chases('bigDog', '15'), buys(IDA, 8, 3))),
    },
    {
      plays: [lays(IDA, '-8'), lays(MIREK, '11'), lays(ODILE, '5')],
      during: saidBy('ida', 'idaMissesCat', lastBought(IDA, '15')),
      says: says('laySmallDog', inHand('smallDog')),
      marks: 'row-2',
      wants: wantsCard('smallDog', toOtherCards(says('laySmallDogAfterAll', inHand('smallDog')))),
    },
    {
      plays: [passes(IDA), bids(MIREK, 2)],
      says: says('bidWithDog', faceUp('-8', '11'), leads(MIREK, 2)),
      marks: 'row-0',
      wants: wantsBid(
        3,
        toPass(
          says('dogHelps', nextPassPays(4), faceUp('-8', '11')),
          shown(atOpenSack(says('mirekHasSixteen', chases('smallDog', '-8'), buys(MIREK, 2, 16))), passes(ODILE)),
        ),
        toBids(says('enough', leads(MIREK, 2))),
      ),
    },
    {
      plays: [passes(ODILE), passes(MIREK)],
      says: atOpenSack(says('smallDogChased', chases('smallDog', '-8'), buys(ME, 3, 16))),
    },
    {
      plays: [lays(ODILE, 'bigDog'), lays(IDA, 'smallDog'), lays(MIREK, 'rabbit')],
      says: says('layFifteen', begins(ME), inHand('15')),
      marks: 'row-0',
      wants: wantsCard('15', toOtherCards(says('layFifteenAfterAll', inHand('15')))),
    },
    {
      says: says('beginLow', faceUp('15'), nobodyHasBid),
      marks: 'row-0',
      wants: wantsBidUpTo(
        3,
        toPass(says('giveAway', nextPassPays(2), faceUp('15'))),
        toBids(says('noNeedYet', nobodyHasBid)),
      ),
    },
    {
      plays: [passes(ODILE), bids(IDA, 4), passes(MIREK)],
      says: says('twoDogs', faceUp('15', 'bigDog', 'smallDog'), leads(IDA, 4)),
      marks: 'row-1',
      wants: wantsBid(
        5,
        toPass(
          says('dogsGoAlone', nextPassPays(6)),
          shown(atOpenSack(says('idaHasFifteen', dogsLeave(2), buys(IDA, 4, 15)))),
        ),
        toBids(says('enough', leads(IDA, 4))),
      ),
    },
    {
      plays: [passes(IDA)],
      says: atOpenSack(says('dogsLeft', dogsLeave(2), buys(ME, 5, 15))),
    },
  ],
};
