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
 * How boldly a match is played. Even choices alone never see a long auction or a round that all pass,
 * so some matches lean towards the first legal moves and some towards the last.
 */
export type Temper = 'even' | 'first' | 'last';

const TEMPERS: readonly Temper[] = ['even', 'even', 'first', 'last'];

/** A temper for one match. */
export const drawTemper = (chance: Chance): Temper => drawn(TEMPERS, chance);

const indexFor = (count: number, temper: Temper, chance: Chance): number => {
  const index = chance.below(count);
  if (temper === 'even' || chance.below(4) === 0) return index;
  const near = Math.min(index, chance.below(count), chance.below(3));
  return temper === 'first' ? near : count - 1 - near;
};

/** What comes next when nobody thinks: the die where it is thrown, a legal move of a seat that owes one otherwise. */
export const choose = (position: Position, temper: Temper, chance: Chance): Choice => {
  const seat = drawn(position.toMove, chance);
  const thrown = chanceMove(position, chance);
  if (thrown !== undefined) return { seat, move: thrown };
  const moves = position.legalMoves(seat);
  const move = moves[indexFor(moves.length, temper, chance)];
  if (move === undefined) throw new Error(`seat ${seat} owes a decision and has no legal move`);
  return { seat, move };
};

/** No match of these games is longer: a longer one would never have ended. */
export const LONGEST_MATCH = 200_000;

/** Plays a match to its end, showing each choice before it is made. */
export const playOn = (position: Position, chance: Chance, before: (choice: Choice) => void = () => {}): void => {
  const temper = drawTemper(chance);
  for (let played = 0; position.toMove.length > 0; played++) {
    if (played === LONGEST_MATCH) throw new Error('the match does not end');
    const choice = choose(position, temper, chance);
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
  const temper = drawTemper(chance);
  for (let step = 0; step < steps && position.toMove.length > 0; step++) {
    const { seat, move } = choose(position, temper, chance);
    position.play(seat, move);
  }
  return position;
};
