import {
  canReach,
  catOn,
  caughtAny,
  hasChoices,
  hurt,
  liesFaceUp,
  owesRolls,
  rolled,
  stands,
  takes,
  turned,
  turnedNow,
  won,
} from '../claims';
import { oneAway, twoAway } from '../reach';
import {
  type ChopChapter,
  dealt,
  HAT,
  ME,
  OTHER,
  prowls,
  rolls,
  SCARF,
  SPECS,
  says,
  sets,
  toAll,
  toPeril,
  wantsFork,
  wantsLeap,
  wantsRun,
} from '../script';

/** Every tile, one by one. */
export const tiles: ChopChapter = {
  id: 'tiles',
  drawing: 'plus-2',
  options: { cat: OTHER },
  deal: dealt(ME, {
    // The cat turns up two of them, and sits on the second when the fork comes.
    cheese: ['a6', 'b6', 'e1'],
    plus1: ['e2'],
    plus2: ['f3'],
    arrow: ['b1'],
    fork: ['e7'],
    knife: ['f6'],
    // Where the cat will walk, and where it would catch somebody.
    broken: ['a5', 'a7', 'b4', 'b5', 'b7', 'c6', 'c7', 'e5', 'f5', 'f7'],
  }),
  before: [sets(OTHER, 'c5')],
  steps: [
    {
      plays: [rolls(ME, 2)],
      says: says('goPlus', rolled(2), canReach('f3')),
      marks: 'f3',
      wants: wantsRun(SCARF, 'f3', toAll(says('plusAfterAll', canReach('f3')))),
    },
    {
      says: says('plusTwo', turnedNow('f3', 'plus2'), rolled(2)),
      marks: 'e2',
      wants: wantsRun(SCARF, 'e2', toAll(says('plusTwoElse', rolled(2)))),
    },
    {
      says: says('plusOne', turnedNow('e2', 'plus1'), rolled(1)),
      marks: 'e1',
      wants: wantsRun(SCARF, 'e1', toAll(says('plusOneElse', rolled(1)))),
    },
    {
      says: says('chain', takes(SCARF, 'e1', 1), turned('f3', 'plus2'), turned('e2', 'plus1')),
      marks: 'e1',
    },
    {
      plays: [...prowls(OTHER, 2, 'b6'), rolls(ME, 2)],
      says: says('goArrow', turnedNow('b6', 'cheese'), catOn('b6'), canReach('b1')),
      marks: 'b1',
      wants: wantsRun(HAT, 'b1', toAll(says('arrowAfterAll', canReach('b1')))),
    },
    {
      says: says('arrow', turnedNow('b1', 'arrow'), canReach('f7')),
      marks: 'f7',
      wants: wantsLeap(
        'f7',
        ...toPeril(HAT, { b5: 1, b7: 1, a6: 1, c6: 1 }, oneAway, says('caughtThere', caughtAny(HAT))),
        ...toPeril(HAT, { a5: 2, a7: 2, c7: 2, b4: 2 }, twoAway, says('caughtThere', caughtAny(HAT))),
        toAll(says('arrowElse', canReach('f7'))),
      ),
    },
    {
      plays: [...prowls(OTHER, 1, 'a6'), rolls(ME, 2)],
      says: says('goFork', liesFaceUp('b6'), catOn('a6'), canReach('e7')),
      marks: 'e7',
      wants: wantsRun(SPECS, 'e7', toAll(says('forkAfterAll', canReach('e7')))),
    },
    {
      says: says('fork', turnedNow('e7', 'fork'), liesFaceUp('b6'), liesFaceUp('a6'), catOn('a6'), hasChoices(1)),
      marks: 'b6',
      wants: wantsFork('b6'),
    },
    {
      plays: [...prowls(OTHER, 1, 'a5'), rolls(ME, 1)],
      says: says('goKnife', won(2), stands(HAT, 'f7'), canReach('f6')),
      marks: 'f6',
      wants: wantsRun(HAT, 'f6', toAll(says('knifeAfterAll', canReach('f6')))),
    },
    { says: says('knife', hurt(HAT), owesRolls('cat', 2)), marks: 'f6' },
    {
      plays: [...prowls(OTHER, 3, 'd5'), ...prowls(OTHER, 2, 'f5')],
      says: says('knifeTwice', catOn('f5')),
      marks: 'f5',
    },
  ],
};
