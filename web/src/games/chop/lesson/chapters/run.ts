import { caughtAny, hides, miceLeft, rolled, stands, takes, turnedNow } from '../claims';
import { besideCat } from '../reach';
import {
  BOW,
  type ChopChapter,
  dealt,
  HAT,
  ME,
  OTHER,
  prowls,
  SPECS,
  says,
  sets,
  toAll,
  toOthersThan,
  toOwn,
  toPeril,
  wantsRoll,
  wantsRun,
} from '../script';

/** Rolling, choosing a mouse, the exact count, and the first tiles. */
export const run: ChopChapter = {
  id: 'run',
  drawing: 'mouse-hat',
  options: { cat: OTHER },
  deal: dealt(ME, {
    cheese: ['d7'],
    broken: ['a4', 'a5', 'd2'],
  }),
  before: [sets(OTHER, 'c5')],
  steps: [
    { says: says('fourMice', miceLeft(4), hides(10)), marks: 'N' },
    { says: says('rollFirst'), wants: wantsRoll(3) },
    {
      says: says('walkThree', rolled(3), stands(HAT, 'N')),
      marks: 'd2',
      wants: wantsRun(
        HAT,
        'd2',
        toOwn(HAT, says('anyRing', rolled(3))),
        toOthersThan(HAT, says('anyMouse', rolled(3))),
      ),
    },
    { says: says('dishes', turnedNow('d2', 'broken')), marks: 'd2' },
    { plays: prowls(OTHER, 2, 'a5'), says: says('rollAgain'), wants: wantsRoll(1) },
    {
      says: says('takeSpecs', rolled(1), stands(SPECS, 'S')),
      marks: 'd7',
      wants: wantsRun(
        SPECS,
        'd7',
        ...toPeril(BOW, { a4: 1 }, besideCat, says('caughtThere', caughtAny(BOW))),
        toAll(says('specsAfterAll', stands(SPECS, 'S'))),
      ),
    },
    { says: says('firstCheese', takes(SPECS, 'd7', 1)) },
  ],
};
