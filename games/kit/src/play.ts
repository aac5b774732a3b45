import type { Chance } from './chance.js';
import type { GameTypes, Position } from './game.js';
import { sameJson } from './json.js';

/** An action of the actor drawn at random: by the die's weights where chance decides, evenly among the legal ones otherwise. */
export const randomAction = (position: Position, chance: Chance): number => {
  const faces = position.countFaces();
  return faces > 0 ? position.faceAt(chance.below(faces)) : position.actionAt(chance.below(position.countActions()));
};

/** The outcome of chance that a position waits for (a die's face), or nothing when a player decides. */
export const chanceMove = <T extends GameTypes>(position: Position<T>, chance: Chance): T['move'] | undefined => {
  const faces = position.countFaces();
  return faces === 0 ? undefined : position.moveOf(position.faceAt(chance.below(faces)));
};

/** The index of a move among the legal ones, by its content; undefined where it is none of them. */
export const indexOfMove = (legalMoves: readonly GameTypes['move'][], move: unknown): number | undefined => {
  const identical = legalMoves.findIndex((legal) => legal === move);
  if (identical >= 0) return identical;
  const equal = legalMoves.findIndex((legal) => sameJson(legal, move));
  return equal >= 0 ? equal : undefined;
};
