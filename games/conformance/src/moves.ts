import { type Chance, drawn, type Game, type GameTypes, type Position, type Seat } from '@miaou/kit';

type Move = GameTypes['move'];

/** Every move that an integer action stands for. */
export const allMoves = (game: Game, position: Position): readonly Move[] =>
  Array.from({ length: game.actionLimit }, (_, action) => position.moveOf(action));

/** Moves as text, to compare them by. */
export const listed = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move));

/** The moves that a seat would be allowed to make, as sorted text. */
export const acceptedMoves = (position: Position, seat: Seat, moves: readonly Move[]): string[] => [
  ...new Set(listed(moves.filter((move) => position.refuse(seat, move) === undefined)).toSorted()),
];

const STRANGE: readonly unknown[] = [0, 1, -1, 7, 200, 1.5, '3', '', null, true, [], {}, '__proto__', 'constructor'];

/** A move with one field of another move or of no move in it: mostly of the right form, seldom legal. */
export const bent = (move: Move, others: readonly Move[], chance: Chance): unknown => {
  const fields: Record<string, unknown> = { ...move };
  const field = drawn(Object.keys(fields), chance);
  const lent: unknown = Reflect.get(drawn(others, chance), field);
  fields[field] = lent === undefined || chance.below(6) === 0 ? drawn(STRANGE, chance) : lent;
  return fields;
};
