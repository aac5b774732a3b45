import type { Chance } from './chance.js';
import type { GameTypes, Position } from './game.js';

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
