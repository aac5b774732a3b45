import { at, type GameTypes } from '@miaou/kit';
import type { CalibrationCurve } from '../calibration.js';
import type { PlayedOption } from './reviewer.js';
import { chanceOf, type Figure, pointsOf, UNBENT } from './statistics.js';

export interface ReviewedOption<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  readonly chance: Figure;
  readonly points?: Figure;
}

const reviewed = <T extends GameTypes>(
  option: PlayedOption<T>,
  curve: CalibrationCurve | undefined,
): ReviewedOption<T> => {
  const points = pointsOf(option);
  return { move: option.move, chance: chanceOf(option, curve), ...(points === undefined ? {} : { points }) };
};

/** Points decide among equal chances: a match that is lost can still be lost by less. */
const byChance = (one: ReviewedOption, other: ReviewedOption): number =>
  other.chance.mean - one.chance.mean || (other.points?.mean ?? 0) - (one.points?.mean ?? 0);

export const ranked = <T extends GameTypes>(
  options: readonly PlayedOption<T>[],
  curve: CalibrationCurve | undefined,
): readonly ReviewedOption<T>[] => options.map((option) => reviewed(option, curve)).toSorted(byChance);

/** A curve keeps the order of chances, so that the best is the best without it too. */
export const bestOf = <T extends GameTypes>(options: readonly PlayedOption<T>[]): PlayedOption<T> =>
  options.toSorted((one, other) => byChance(reviewed(one, UNBENT), reviewed(other, UNBENT)))[0] ?? at(options, 0);
