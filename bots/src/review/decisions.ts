import type { Game, GameTypes, MatchRecord, Position, Seat } from '@miaou/kit';

/** A place in a record where somebody had a choice. */
export interface DecisionPlace {
  /** The index of its move in the record. */
  readonly move: number;
  readonly seat: Seat;
}

/** A move of a record, and whose it is. */
interface RecordedStep<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
}

/** A record is replayed by whoever reads it, before it is reviewed: here it is known to be right. */
const startOf = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Position<T> => {
  const options = game.parseOptions(record.options);
  const deal = options.ok ? game.parseDeal(record.deal, options.value) : options;
  if (!options.ok || !deal.ok) throw new Error('a record was not checked before it is reviewed');
  return game.start(options.value, deal.value);
};

const stepsOf = <T extends GameTypes>({ moves }: MatchRecord<T>): readonly RecordedStep<T>[] =>
  moves.map(({ seat, ...move }) => ({ seat, move: move as T['move'] }));

const hasChoice = (position: Position, seat: Seat): boolean =>
  position.countFaces() === 0 && position.legalMoves(seat).length > 1;

/** Every place where a seat had a choice, in the order of the match; of one seat, or of all. */
export const decisionsIn = <T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  of?: Seat,
): readonly DecisionPlace[] => {
  const position = startOf(game, record);
  return stepsOf(record).flatMap(({ seat, move }, index) => {
    const counts = (of === undefined || of === seat) && hasChoice(position, seat);
    position.play(seat, move);
    return counts ? [{ move: index, seat }] : [];
  });
};

/** A match before one of its decisions. */
export interface Moment<T extends GameTypes> {
  readonly seat: Seat;
  readonly made: T['move'];
  /** As it was. */
  readonly position: Position<T>;
  /** With what the others chose at the same time: nobody saw it then, and it lay there all the same. */
  readonly settled: Position<T>;
  /** What comes after the decision. */
  readonly later: readonly RecordedStep<T>[];
}

const settledFrom = <T extends GameTypes>(
  position: Position<T>,
  seat: Seat,
  later: readonly RecordedStep<T>[],
): Position<T> => {
  const settled = position.clone();
  for (const step of later) {
    if (step.seat === seat || settled.toMove.length < 2 || !settled.toMove.includes(step.seat)) break;
    settled.play(step.seat, step.move);
  }
  return settled;
};

export const momentOf = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, at: number): Moment<T> => {
  const steps = stepsOf(record);
  const decision = steps[at];
  if (decision === undefined) throw new Error(`a record has no move ${at}`);
  const position = startOf(game, record);
  for (const { seat, move } of steps.slice(0, at)) position.play(seat, move);
  const later = steps.slice(at + 1);
  return {
    seat: decision.seat,
    made: decision.move,
    position,
    settled: settledFrom(position, decision.seat, later),
    later,
  };
};

/** The position that a record ends in. */
export const endOfMatch = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Position<T> => {
  const position = startOf(game, record);
  for (const { seat, move } of stepsOf(record)) position.play(seat, move);
  return position;
};
