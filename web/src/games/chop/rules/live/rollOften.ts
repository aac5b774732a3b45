import { at, SeededChance } from '@miaou/kit';
import { VIEW } from './kitchenExample';

/** How a number of a die fared: on how many faces it stands, and how often it came. */
export interface RolledNumber {
  readonly value: number;
  readonly faces: number;
  readonly came: number;
}

/** Rolls a side's die so often, and again another time (CB6). */
export const rollOften = (side: 'cat' | 'mice', rolls: number, times: number): readonly RolledNumber[] => {
  const faces = VIEW.options.layout.dice[side];
  const chance = new SeededChance(`${side} ${rolls} ${times}`);
  const rolled = Array.from({ length: rolls }, () => at(faces, chance.below(faces.length)));
  const countIn = (all: readonly number[], value: number): number => all.filter((one) => one === value).length;
  return [...new Set(faces)].map((value) => ({ value, faces: countIn(faces, value), came: countIn(rolled, value) }));
};
