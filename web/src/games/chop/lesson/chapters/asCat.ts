import {
  cannotReach,
  canReach,
  catOn,
  caught,
  caughtSoFar,
  hasChoices,
  hurt,
  liesFaceUp,
  owesRolls,
  rolled,
  sides,
  stands,
  takes,
  turnedNow,
} from '../claims';
import {
  BOW,
  type ChopChapter,
  dealt,
  HAT,
  ME,
  OTHER,
  rolls,
  runs,
  SCARF,
  SPECS,
  saidBy,
  says,
  scurries,
  shown,
  toAll,
  wantsProwl,
  wantsRoll,
  wantsSeat,
} from '../script';

/** The cat's side of all that. */
export const asCat: ChopChapter = {
  id: 'asCat',
  drawing: 'cat-face',
  options: { cat: ME },
  hasAids: true,
  deal: dealt(OTHER, {
    cheese: ['e5'],
    plus1: ['e7'],
    knife: ['c7'],
    // Where somebody may stop on the way.
    broken: ['b3', 'b4', 'c1', 'c2', 'd1', 'd7', 'e2', 'e4', 'f3'],
  }),
  before: [],
  steps: [
    {
      says: says('sitDown', hasChoices(6)),
      marks: 'd3',
      wants: wantsSeat('d3', toAll(says('anySeat', hasChoices(6)))),
    },
    {
      plays: scurries(OTHER, 2, SCARF, 'e4'),
      says: says('catRolls', stands(SCARF, 'e4'), sides('e4', 3)),
      marks: 'e4',
      wants: wantsRoll(2),
    },
    {
      says: says('catchIt', rolled(2), canReach('e4')),
      marks: 'e4',
      wants: wantsProwl(
        'e4',
        toAll(
          says('letsGo', stands(SCARF, 'e4')),
          shown(says('slippedHome', stands(SCARF, 'E')), ...scurries(OTHER, 2, SCARF, 'E')),
        ),
      ),
    },
    {
      during: saidBy('odile', 'mouseSqueaks', caughtSoFar(1)),
      says: says('oneCaught', caught(SCARF, 'e4'), caughtSoFar(1)),
    },
    {
      plays: [...scurries(OTHER, 1, SPECS, 'd7'), rolls(ME, 1)],
      says: says('tilesToo', rolled(1), canReach('e5')),
      marks: 'e5',
      wants: wantsProwl('e5', toAll(says('tileAfterAll', canReach('e5')))),
    },
    { says: says('cheeseStays', turnedNow('e5', 'cheese'), liesFaceUp('e5'), catOn('e5')), marks: 'e5' },
    {
      plays: [...scurries(OTHER, 2, BOW, 'b4'), rolls(ME, 2)],
      says: says('closer', rolled(2), cannotReach('d7'), cannotReach('e5'), canReach('e7')),
      marks: 'e7',
      wants: wantsProwl('e7', toAll(says('closerAfterAll', canReach('e7')))),
    },
    {
      says: says('plusCatches', turnedNow('e7', 'plus1'), canReach('d7')),
      marks: 'd7',
      wants: wantsProwl('d7', toAll(says('plusAway', stands(SPECS, 'd7')))),
    },
    {
      plays: [...scurries(OTHER, 1, HAT, 'c1'), rolls(ME, 1)],
      says: says('twoCaught', caughtSoFar(2), canReach('c7')),
      marks: 'c7',
      wants: wantsProwl('c7', toAll(says('anyTile', canReach('c7')))),
    },
    { says: says('catKnife', hurt('cat'), owesRolls('mice', 2)), marks: 'c7' },
    {
      plays: [rolls(OTHER, 4), runs(OTHER, BOW, 'e5'), rolls(OTHER, 3), runs(OTHER, BOW, 'E')],
      says: says('bowRanTwice', takes(BOW, 'e5', 1), stands(BOW, 'E')),
      marks: 'E',
    },
  ],
};
