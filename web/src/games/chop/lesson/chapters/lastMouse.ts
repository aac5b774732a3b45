import {
  cannotReach,
  canReach,
  caughtSoFar,
  isSteps,
  lapses,
  miceLeft,
  rolled,
  sides,
  stands,
  turnedNow,
  wins,
} from '../claims';
import {
  BOW,
  type ChopChapter,
  dealt,
  HAT,
  ME,
  OTHER,
  type Played,
  prowls,
  rolls,
  SCARF,
  SPECS,
  says,
  scurries,
  sets,
  toAll,
  wantsLeap,
  wantsProwl,
  wantsRoll,
} from '../script';

/** Three mice are caught. */
const BEFORE: readonly Played[] = [
  sets(ME, 'd3'),
  ...scurries(OTHER, 2, SCARF, 'e4'),
  ...prowls(ME, 2, 'e4'),
  ...scurries(OTHER, 1, SPECS, 'd7'),
  ...prowls(ME, 3, 'd6'),
  ...scurries(OTHER, 1, HAT, 'c1'),
  ...prowls(ME, 1, 'd7'),
  ...scurries(OTHER, 3, BOW, 'b3'),
  ...prowls(ME, 3, 'c5'),
  ...scurries(OTHER, 1, HAT, 'b1'),
  ...prowls(ME, 3, 'b3'),
];

/** The last mouse, and what keeps the cat from its hole. */
export const lastMouse: ChopChapter = {
  id: 'lastMouse',
  drawing: 'mouse-bow',
  options: { cat: ME },
  deal: dealt(OTHER, {
    arrow: ['d2'],
    fork: ['b2'],
    broken: ['b1', 'b3', 'c1', 'd6', 'd7', 'e4'],
  }),
  before: BEFORE,
  steps: [
    {
      plays: scurries(OTHER, 2, HAT, 'N'),
      says: says('oneLeft', caughtSoFar(3), miceLeft(1), stands(HAT, 'N')),
      marks: 'N',
    },
    {
      plays: [rolls(ME, 3)],
      says: says('notBefore', rolled(3), isSteps('c1', 3), cannotReach('c1'), canReach('d2')),
      marks: 'd2',
      wants: wantsProwl('d2', toAll(says('waitHere', canReach('d2')))),
    },
    {
      says: says('catLeaps', turnedNow('d2', 'arrow'), cannotReach('c1'), cannotReach('N'), canReach('b2')),
      marks: 'b2',
      wants: wantsLeap('b2', toAll(says('leapNear', canReach('b2')))),
    },
    {
      says: says('uselessFork', lapses('fork')),
      marks: 'b2',
    },
    {
      plays: scurries(OTHER, 1, HAT, 'c1'),
      says: says('hadToLeave', stands(HAT, 'c1'), sides('c1', 3)),
      marks: 'c1',
      wants: wantsRoll(2),
    },
    {
      says: says('lastCatch', rolled(2), canReach('c1')),
      marks: 'c1',
      wants: wantsProwl('c1', toAll(says('catchAfterAll', canReach('c1')))),
    },
    { says: says('catWins', miceLeft(0), wins('cat')) },
  ],
};
