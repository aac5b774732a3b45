import { adviserFor } from '@miaou/bots';
import { SeededChance } from '@miaou/kit';
import type { HintLines } from '../hintLines';
import type { HintRequest, HintState } from '../hintState';
import { hintTexts } from '../texts/index';

/** Real hints for a scene of the gallery. */
export interface FixedHints {
  readonly state: HintState;
  readonly hintLines: HintLines;
}

export const fixedHintsFor = async (asked: HintRequest, hintLines: HintLines): Promise<FixedHints> => {
  await Promise.all([hintTexts.ready(), hintLines.ready()]);
  const request = { ...asked, chance: new SeededChance('a picture'), budget: { iterations: 60 } };
  return { state: { asked, hints: adviserFor(asked.game)?.rank(request) ?? [] }, hintLines };
};
