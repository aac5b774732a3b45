import { catOn, caught, caughtAny, isSafe, rolled, sides, stands, takes } from '../claims';
import { twoAway } from '../reach';
import {
  type ChopChapter,
  dealt,
  ME,
  OTHER,
  prowls,
  rolls,
  SCARF,
  says,
  scurries,
  sets,
  shown,
  toOthersThan,
  toPeril,
  wantsRun,
} from '../script';

/** Under the table and on it. */
export const table: ChopChapter = {
  id: 'table',
  drawing: 'table-top',
  options: { cat: OTHER },
  deal: dealt(ME, {
    cheese: ['b4'],
    // Where somebody may stop on the way.
    broken: ['a4', 'c1', 'd4', 'd7', 'e3', 'e4', 'e5', 'f4'],
  }),
  before: [sets(OTHER, 'd3'), ...scurries(ME, 2, SCARF, 'e4'), ...prowls(OTHER, 1, 'd4')],
  steps: [
    {
      plays: [rolls(ME, 1)],
      says: says('runUnder', catOn('d4'), stands(SCARF, 'e4')),
      marks: 'd4',
      wants: wantsRun(
        SCARF,
        'd4',
        ...toPeril(SCARF, { e3: 2, e5: 2, f4: 2 }, twoAway, says('caughtThere', caughtAny(SCARF))),
        toOthersThan(
          SCARF,
          says('scarfStays', sides('e4', 3)),
          shown(says('caughtThere', caught(SCARF, 'e4')), ...prowls(OTHER, 1, 'e4')),
        ),
      ),
    },
    { says: says('twoLevels', catOn('d4'), stands(SCARF, 'd4')), marks: 'd4' },
    {
      plays: [...prowls(OTHER, 2, 'e5'), rolls(ME, 2)],
      says: says('stepOff', catOn('e5'), rolled(2)),
      marks: 'b4',
      wants: wantsRun(
        SCARF,
        'b4',
        ...toPeril(SCARF, { e3: 2, f4: 2 }, twoAway, says('caughtThere', caughtAny(SCARF))),
        toOthersThan(SCARF, says('scarfWaits', stands(SCARF, 'd4'), isSafe('d4'))),
      ),
    },
    { says: says('through', takes(SCARF, 'b4', 1), stands(SCARF, 'b4'), isSafe('b4')), marks: 'b4' },
  ],
};
