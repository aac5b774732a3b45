import type { Chance } from './chance.js';
import type { Game, GameTypes, Position } from './game.js';
import { sameJson } from './json.js';
import type { RecordedMove } from './record.js';
import type { Viewer } from './seat.js';

/** A match up to some move. */
export interface Course<T extends GameTypes = GameTypes> {
  readonly options: T['options'];
  readonly deal: T['deal'];
  readonly moves: readonly RecordedMove<T>[];
}

/** What a viewer was told of one move, and whether that was all. */
interface Told<T extends GameTypes> {
  readonly events: readonly T['event'][];
  readonly isWhole: boolean;
}

/** A move that the viewer did not see, and what else may have been played there. */
interface Fork<T extends GameTypes> {
  readonly step: number;
  readonly before: Position<T>;
  readonly others: T['move'][];
}

const moveIn = <T extends GameTypes>(recorded: RecordedMove<T>): T['move'] => {
  const { seat: _, ...move } = recorded;
  return move;
};

/** Plays a move and tells what the viewer hears of it. */
const hear = <T extends GameTypes>(position: Position<T>, recorded: RecordedMove<T>, viewer: Viewer): Told<T> => {
  const events = position.play(recorded.seat, moveIn(recorded));
  const heard = events.map((event) => position.redact(event, viewer));
  return { events: heard, isWhole: sameJson(events, heard) };
};

/** Looks for moves that lead from another deal to the drawn position, while the viewer hears the same of each as of the real one. */
const courseAlike = <T extends GameTypes>(
  start: Position<T>,
  real: readonly RecordedMove<T>[],
  told: readonly Told<T>[],
  viewer: Viewer,
  isThere: (position: Position<T>) => boolean,
): RecordedMove<T>[] | undefined => {
  const moves = [...real];
  const forks: Fork<T>[] = [];
  let position = start;
  let step = 0;
  /** Back to the latest fork where something else may have been played; false where there is none. */
  const turnBack = (): boolean => {
    for (let fork = forks.at(-1); fork !== undefined; fork = forks.at(-1)) {
      const other = fork.others.pop();
      const mover = real[fork.step];
      if (other !== undefined && mover !== undefined) {
        step = fork.step;
        position = fork.before.clone();
        moves[step] = { seat: mover.seat, ...other };
        return true;
      }
      forks.pop();
    }
    return false;
  };
  for (;;) {
    const recorded = moves[step];
    const known = told[step];
    if (recorded === undefined || known === undefined) {
      if (isThere(position)) return moves;
      if (!turnBack()) return undefined;
      continue;
    }
    if (!known.isWhole && forks.at(-1)?.step !== step) {
      const others = position.legalMoves(recorded.seat).filter((move) => !sameJson(move, moveIn(recorded)));
      forks.push({ step, before: position.clone(), others });
    }
    const isLegal = position.refuse(recorded.seat, moveIn(recorded)) === undefined;
    if (isLegal && sameJson(hear(position, recorded, viewer).events, known.events)) step++;
    else if (!turnBack()) return undefined;
  }
};

/**
 * The match as the viewer knows it, with all that is hidden drawn anew, evenly from all that the rules allow: another deal, and other moves
 * where they were made face down. It can be played on from there like the real one.
 */
export const resampleHidden = <T extends GameTypes>(
  game: Game<T>,
  { options, deal, moves }: Course<T>,
  viewer: Viewer,
  chance: Chance,
): Course<T> => {
  const real = game.start(options, deal);
  const told = moves.map((recorded) => hear(real, recorded, viewer));
  const drawn = game.sample(real.view(viewer), chance);
  const wanted = drawn.state();
  const found = courseAlike(game.start(options, drawn.deal), moves, told, viewer, (position) =>
    sameJson(position.state(), wanted),
  );
  if (found === undefined) throw new Error('a drawn position cannot be reached by the moves that were seen');
  return { options, deal: drawn.deal, moves: found };
};
