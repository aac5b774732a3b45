import { type Chance, chanceMove, FairChance, type Position, PURPOSES, type Seat } from '@miaou/kit';
import { allow, type Decision, refuse } from '../decision.js';
import type { MoveSource } from '../entry.js';
import type { Match } from '../table.js';

/** Whether a die comes next, and not a choice. */
export const isChanceDue = (position: Position): boolean => position.toMove.length > 0 && position.countFaces() > 0;

/** A match goes on as it began: a die of a sealed one is bound to the move that asks for it. */
const rollChance = ({ fair, moves }: Match, seat: Seat, chance: Chance): Chance =>
  fair === undefined ? chance : new FairChance(fair.key, PURPOSES.roll(moves.length, seat));

/** Chance is drawn only when the seat on turn asks for the roll, so no player can know it before. */
export const drawRoll = (match: Match, seat: Seat, chance: Chance, through: MoveSource): Decision => {
  const { position } = match;
  if (!position.toMove.includes(seat)) return refuse('not-your-turn', { toMove: position.toMove });
  const face = isChanceDue(position) ? chanceMove(position, rollChance(match, seat, chance)) : undefined;
  return face === undefined ? refuse('nothing-to-roll') : allow({ type: 'moved', seat, move: { ...face }, through });
};
