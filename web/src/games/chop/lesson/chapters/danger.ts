import { canReach, catDie, caught, caughtAny, isSafe, rolled, sides, stands } from '../claims';
import { oneAway, threeAway, twoAway } from '../reach';
import {
  type ChopChapter,
  dealt,
  HAT,
  ME,
  OTHER,
  prowls,
  rolls,
  SCARF,
  saidBy,
  says,
  scurries,
  sets,
  shown,
  toOthersThan,
  toOwn,
  toPeril,
  wantsRun,
} from '../script';

/** What the cat can reach, and where it never comes. */
export const danger: ChopChapter = {
  id: 'danger',
  drawing: 'hole-open',
  options: { cat: OTHER },
  hasAids: true,
  deal: dealt(ME, {
    cheese: ['a3', 'a5', 'c7', 'e7'],
    // Where somebody may stop: nothing there asks for another move.
    broken: ['b1', 'b4', 'c1', 'c2', 'd1', 'd2', 'd6', 'e1', 'e2', 'e3', 'e4', 'f1', 'f2', 'f3'],
  }),
  before: [
    sets(OTHER, 'c5'),
    ...scurries(ME, 3, HAT, 'e1'),
    ...prowls(OTHER, 2, 'c3'),
    ...scurries(ME, 2, SCARF, 'e4'),
    ...prowls(OTHER, 1, 'd3'),
  ],
  steps: [
    { says: says('paws', catDie([1, 2, 3], 2), sides('e4', 3)), marks: 'e4' },
    {
      plays: [rolls(ME, 2)],
      says: says('goHole', sides('e4', 3), rolled(2), canReach('E')),
      marks: 'E',
      wants: wantsRun(
        SCARF,
        'E',
        ...toPeril(SCARF, { e2: 2, f3: 2 }, twoAway, says('caughtThere', caughtAny(SCARF))),
        toOwn(SCARF, says('safeToo', isSafe('c4'), isSafe('e6'), isSafe('f5'))),
        toOthersThan(
          SCARF,
          says('scarfStays', sides('e4', 3)),
          shown(says('caughtThere', caught(SCARF, 'e4')), ...prowls(OTHER, 2, 'e4')),
        ),
      ),
    },
    { says: says('inHole', stands(SCARF, 'E'), isSafe('E')), marks: 'E' },
    {
      plays: [...prowls(OTHER, 1, 'd2'), rolls(ME, 3)],
      during: saidBy('odile', 'catSmells', stands(HAT, 'e1')),
      says: says('hatToo', sides('e1', 3), rolled(3), canReach('N')),
      marks: 'N',
      wants: wantsRun(
        HAT,
        'N',
        ...toPeril(HAT, { d1: 1, c2: 1, e2: 1 }, oneAway, says('caughtThere', caughtAny(HAT))),
        ...toPeril(HAT, { b1: 3, f1: 3, e4: 3, f3: 3 }, threeAway, says('caughtThere', caughtAny(HAT))),
        toOthersThan(HAT, says('hatStays', sides('e1', 3))),
      ),
    },
    { says: says('nobodyCaught', stands(HAT, 'N'), stands(SCARF, 'E')), marks: 'N' },
  ],
};
