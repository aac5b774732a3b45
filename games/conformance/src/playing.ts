import {
  type Chance,
  chanceMove,
  drawn,
  type Game,
  type GameTypes,
  type MatchRecord,
  makeRecord,
  type Position,
  type RecordedMove,
  type Seat,
} from '@miaou/kit';

/** A move with the seat that makes it. */
export interface Choice {
  readonly seat: Seat;
  readonly move: GameTypes['move'];
}

/**
 * Which legal moves a random match prefers. Even choices alone never see a long auction or a round that all pass,
 * so some matches lean towards the first legal moves and some towards the last.
 */
export type PlayStyle = 'even' | 'first' | 'last';

const PLAY_STYLES: readonly PlayStyle[] = ['even', 'even', 'first', 'last'];

/** A style for one match. */
export const drawPlayStyle = (chance: Chance): PlayStyle => drawn(PLAY_STYLES, chance);

const indexFor = (count: number, style: PlayStyle, chance: Chance): number => {
  const index = chance.below(count);
  if (style === 'even' || chance.below(4) === 0) return index;
  const near = Math.min(index, chance.below(count), chance.below(3));
  return style === 'first' ? near : count - 1 - near;
};

/** A random choice: the die's face where one is to be rolled, otherwise a legal move of a seat that owes one. */
export const choose = (position: Position, style: PlayStyle, chance: Chance): Choice => {
  const seat = drawn(position.toMove, chance);
  const thrown = chanceMove(position, chance);
  if (thrown !== undefined) return { seat, move: thrown };
  const moves = position.legalMoves(seat);
  const move = moves[indexFor(moves.length, style, chance)];
  if (move === undefined) throw new Error(`seat ${seat} owes a decision and has no legal move`);
  return { seat, move };
};

/** No match of these games is longer: a longer one would never have ended. */
export const LONGEST_MATCH = 200_000;

/** Plays a match to its end, showing each choice before it is made. */
export const playOn = (position: Position, chance: Chance, before: (choice: Choice) => void = () => {}): void => {
  const style = drawPlayStyle(chance);
  for (let played = 0; position.toMove.length > 0; played++) {
    if (played === LONGEST_MATCH) throw new Error('the match does not end');
    const choice = choose(position, style, chance);
    before(choice);
    position.play(choice.seat, choice.move);
  }
};

/** A match played to its end and its record. */
export const playMatch = (game: Game, options: GameTypes['options'], chance: Chance): MatchRecord => {
  const position = game.start(options, game.deal(options, chance));
  const moves: RecordedMove[] = [];
  playOn(position, chance, ({ seat, move }) => moves.push({ seat, ...move }));
  return makeRecord(game, position, moves);
};

/** A position in the middle of a match, `steps` choices after the deal or at the end if that comes first. */
export const positionAfter = (game: Game, options: GameTypes['options'], chance: Chance, steps: number): Position => {
  const position = game.start(options, game.deal(options, chance));
  const style = drawPlayStyle(chance);
  for (let step = 0; step < steps && position.toMove.length > 0; step++) {
    const { seat, move } = choose(position, style, chance);
    position.play(seat, move);
  }
  return position;
};
