import {
  accepted,
  type Game,
  type GameTypes,
  gameOfRecord,
  type Parsed,
  type Position,
  parseRecordedMove,
  refused,
  type Seat,
  type Viewer,
  wrongField,
} from '@miaou/kit';
import { stepsOf } from './steps';
import type { Step } from './tableLink';

/** A finished match as one viewer sees it, move by move. */
export interface Replayed {
  readonly game: Game;
  readonly viewer: Viewer;
  /** The view after so many moves; `views[0]` is the deal. */
  readonly views: readonly GameTypes['view'][];
  /** The facts of each move: `steps[k]` leads from `views[k]` to `views[k + 1]`. */
  readonly steps: readonly (readonly Step[])[];
  /** Who made each move. */
  readonly movers: readonly Seat[];
}

const startOf = (game: Game, record: { readonly [field: string]: unknown }): Parsed<Position> => {
  const options = game.parseOptions(record['options']);
  if (!options.ok) return options;
  const deal = game.parseDeal(record['deal'], options.value);
  return deal.ok ? accepted(game.start(options.value, deal.value)) : deal;
};

/** Plays one move and tells its facts as the viewer may know them. */
const playOne = (
  game: Game,
  position: Position,
  raw: unknown,
): Parsed<{ seat: Seat; events: GameTypes['event'][] }> => {
  const parsed = parseRecordedMove(game, raw, position.options.seats);
  if (!parsed.ok) return parsed;
  const { seat, move } = parsed.value;
  const refusal = position.refuse(seat, move);
  return refusal === undefined ? accepted({ seat, events: position.play(seat, move) }) : refused(refusal);
};

const replayMoves = (game: Game, position: Position, moves: readonly unknown[], viewer: Viewer): Parsed<Replayed> => {
  const views = [position.view(viewer)];
  const steps: (readonly Step[])[] = [];
  const movers: Seat[] = [];
  for (const raw of moves) {
    const before = views.at(-1) ?? position.view(viewer);
    const played = playOne(game, position, raw);
    if (!played.ok) return played;
    const told = stepsOf(
      game,
      before,
      played.value.events.map((event) => position.redact(event, viewer)),
    );
    steps.push(told);
    movers.push(played.value.seat);
    views.push(told.at(-1)?.after ?? before);
  }
  return accepted({ game, viewer, views, steps, movers });
};

/** Reads a record, from the server or from this device, and lets one viewer see it again. */
export const replayRecord = (raw: unknown, games: readonly Game[], viewer: Viewer): Parsed<Replayed> => {
  const found = gameOfRecord(raw, games);
  if (!found.ok) return found;
  const { game, record } = found.value;
  const start = startOf(game, record);
  if (!start.ok) return start;
  const moves = record['moves'];
  if (!Array.isArray(moves)) return refused(wrongField('moves', moves, 'a list of moves'));
  return replayMoves(game, start.value, moves, viewer);
};
