import { adviserFor } from '@miaou/bots';
import { SeededChance } from '@miaou/kit';
import type { Asked, Counsel } from '../counsel';
import type { HintTelling } from '../telling';
import { hintTexts } from '../texts/index';

/** Advice as a picture shows it: real, and said in words. */
export interface StillCounsel {
  readonly counsel: Counsel;
  readonly telling: HintTelling;
}

const SHOWN = 3;

export const counselOn = async (asked: Asked, telling: HintTelling): Promise<StillCounsel> => {
  await Promise.all([hintTexts.ready(), telling.ready()]);
  const request = { ...asked, chance: new SeededChance('a picture'), budget: { iterations: 60 } };
  return { counsel: { asked, hints: adviserFor(asked.game)?.rank(request).slice(0, SHOWN) ?? [] }, telling };
};
