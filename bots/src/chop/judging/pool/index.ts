import type { ChopMove, ChopTypes, Side } from '@miaou/chop';
import { type Chance, drawFraction, drawn } from '@miaou/kit';
import type { Bot } from '../../../bot.js';
import { sceneOf, seeMoves } from './afterMove.js';
import { CAT_FAMILIES } from './catFamilies.js';
import type { Family, Parameters } from './family.js';
import { MOUSE_FAMILIES } from './mouseFamilies.js';

const FAMILIES = [...CAT_FAMILIES, ...MOUSE_FAMILIES];

export const familyNames = (side: Side): readonly string[] =>
  FAMILIES.filter((family) => family.side === side).map(({ name }) => name);

/** A family by name, if there is one of this side. */
export const familyNamed = (name: string, side: Side): Family | undefined =>
  FAMILIES.find((family) => family.name === name && family.side === side);

/** Draws a member of a family. */
export const drawMember = ({ ranges }: Family, chance: Chance): Parameters =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, [from, to]]) => [name, from + drawFraction(chance) * (to - from)]),
  );

/** A move of the highest score, drawn evenly. */
const bestOf = (moves: readonly ChopMove[], scores: readonly number[], chance: Chance): ChopMove => {
  const best = Math.max(...scores);
  return drawn(
    moves.filter((_, index) => scores[index] === best),
    chance,
  );
};

/** Plays as a member of a family does. */
export const ruleJudge = (family: Family, parameters: Parameters): Bot<ChopTypes> => ({
  name: family.name,
  choose: ({ view, legalMoves, chance }) => {
    const scene = sceneOf(view);
    const scores = seeMoves(scene, legalMoves).map((after) => family.score(scene, after, parameters));
    return bestOf(legalMoves, scores, chance);
  },
});
