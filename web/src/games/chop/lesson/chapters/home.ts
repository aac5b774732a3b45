import type { Mouse, Place } from '@miaou/chop';
import {
  allLeft,
  cannotReach,
  canReach,
  catOn,
  caught,
  caughtAny,
  isRun,
  liesFaceUp,
  neverLeft,
  rolled,
  sides,
  stands,
  wins,
  won,
} from '../claims';
import { twoAway } from '../reach';
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
  saidBy,
  says,
  scurries,
  sets,
  shown,
  toAll,
  toOthersThan,
  toOwn,
  toPeril,
  wantsRun,
} from '../script';

/** Nine cheeses, one after another, while the cat walks up and down the table. */
const NINE: readonly (readonly [number, Mouse, Place])[] = [
  [1, SPECS, 'd7'],
  [2, SPECS, 'f7'],
  [1, SPECS, 'f6'],
  [2, SPECS, 'e7'],
  [1, SPECS, 'e6'],
  [4, HAT, 'f1'],
  [2, HAT, 'e2'],
  [3, HAT, 'f2'],
  [1, SCARF, 'f4'],
];

const BEFORE: readonly Played[] = [
  sets(OTHER, 'c3'),
  ...NINE.flatMap(([value, mouse, to], index) => [
    ...scurries(ME, value, mouse, to),
    ...prowls(OTHER, 1, index % 2 === 0 ? 'c4' : 'c3'),
  ]),
  ...scurries(ME, 1, SCARF, 'E'),
];

/** The tenth cheese, under the cat's paws, and the way home with all four out. */
export const home: ChopChapter = {
  id: 'home',
  drawing: 'cheese',
  options: { cat: OTHER },
  deal: dealt(ME, {
    cheese: ['d7', 'e2', 'e5', 'e6', 'e7', 'f1', 'f2', 'f4', 'f6', 'f7'],
    // Where somebody may stop: nothing there asks for another move.
    broken: ['a2', 'a4', 'a6', 'b3', 'b5', 'b6', 'c2', 'c4', 'c7', 'd1', 'd4', 'd6', 'e3', 'e4', 'f3', 'f5'],
  }),
  before: BEFORE,
  steps: [
    {
      plays: prowls(OTHER, 3, 'e5'),
      says: says('tenthUnderPaws', won(9), catOn('e5'), liesFaceUp('e5')),
      marks: 'e5',
    },
    {
      plays: [rolls(ME, 3)],
      // Exactly as far as the die says, and yet not to be reached.
      says: says('specsHome', rolled(3), isRun(SCARF, 'e5', 3), cannotReach('e5'), isRun(SPECS, 'S', 3), canReach('S')),
      marks: 'S',
      wants: wantsRun(
        SPECS,
        'S',
        ...toPeril(SPECS, { d6: 2, e7: 2, f4: 2, f6: 2 }, twoAway, says('caughtThere', caughtAny(SPECS))),
        toOwn(SPECS, says('specsSafeToo', canReach('S'))),
        toOthersThan(
          SPECS,
          says('specsStays', sides('e6', 3)),
          shown(says('caughtThere', caught(SPECS, 'e6')), ...prowls(OTHER, 1, 'e6')),
        ),
      ),
    },
    {
      plays: [...prowls(OTHER, 3, 'b5'), rolls(ME, 3)],
      during: saidBy('odile', 'catMustGo', catOn('b5')),
      says: says('takeTenth', catOn('b5'), rolled(3), canReach('e5')),
      marks: 'e5',
      wants: wantsRun(SCARF, 'e5', toAll(says('tenthAfterAll', canReach('e5')))),
    },
    {
      plays: [...prowls(OTHER, 2, 'd5'), rolls(ME, 3)],
      says: says('runHome', won(10), rolled(3), canReach('E')),
      marks: 'E',
      wants: wantsRun(SCARF, 'E', toAll(says('homeAfterAll', sides('e5', 3), canReach('E')))),
    },
    {
      plays: [...prowls(OTHER, 1, 'd4'), rolls(ME, 1)],
      says: says('bowOut', stands(SCARF, 'E'), neverLeft(BOW), canReach('a4')),
      marks: 'a4',
      wants: wantsRun(BOW, 'a4', toAll(says('bowAfterAll', neverLeft(BOW)))),
    },
    { says: says('miceWin', won(10), allLeft, wins('mice')) },
  ],
};
