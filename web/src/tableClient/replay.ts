import { type Transition, transitionsOf } from '@miaou/client';
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

/** Whose eyes a replay is seen through: nothing is secret after the end, so all may lie open. */
export type Eyes = Viewer | 'open';

/** A view with everything laid open that was hidden when it was played. */
export type OpenView = (view: GameTypes['view'], deal: GameTypes['deal']) => GameTypes['view'];

/** A finished match through somebody's eyes, move by move. */
export interface Replayed {
  readonly game: Game;
  readonly eyes: Eyes;
  /** The view after so many moves; `views[0]` is the deal. */
  readonly views: readonly GameTypes['view'][];
  /** The events of each move: `transitions[k]` leads from `views[k]` to `views[k + 1]`. Whatever the eyes, a move has as many. */
  readonly transitions: readonly (readonly Transition[])[];
  /** Who made each move. */
  readonly movers: readonly Seat[];
  /** For each move, whether its maker had a choice: a die is none, nor is the only legal move. */
  readonly hadChoice: readonly boolean[];
}

const startOf = (game: Game, record: { readonly [field: string]: unknown }): Parsed<Position> => {
  const options = game.parseOptions(record['options']);
  if (!options.ok) return options;
  const deal = game.parseDeal(record['deal'], options.value);
  return deal.ok ? accepted(game.start(options.value, deal.value)) : deal;
};

interface PlayedMove {
  readonly seat: Seat;
  readonly hadChoice: boolean;
  /** Not yet redacted. */
  readonly events: readonly GameTypes['event'][];
}

const playOne = (game: Game, position: Position, raw: unknown): Parsed<PlayedMove> => {
  const parsed = parseRecordedMove(game, raw, position.options.seats);
  if (!parsed.ok) return parsed;
  const { seat, move } = parsed.value;
  const refusal = position.refuse(seat, move);
  if (refusal !== undefined) return refused(refusal);
  const hadChoice = position.countFaces() === 0 && position.legalMoves(seat).length > 1;
  return accepted({ seat, hadChoice, events: position.play(seat, move) });
};

/** How one pair of eyes sees a match. */
interface Sight {
  readonly viewer: Viewer;
  readonly show: (view: GameTypes['view'], position: Position) => GameTypes['view'];
  readonly hear: (event: GameTypes['event'], position: Position) => GameTypes['event'];
}

const sightOf = (eyes: Eyes, openView: OpenView): Sight =>
  eyes === 'open'
    ? { viewer: 'spectator', show: (view, { deal }) => openView(view, deal), hear: (event) => event }
    : { viewer: eyes, show: (view) => view, hear: (event, position) => position.redact(event, eyes) };

const replayMoves = (
  game: Game,
  position: Position,
  moves: readonly unknown[],
  { viewer, show, hear }: Sight,
): Parsed<Omit<Replayed, 'game' | 'eyes'>> => {
  const rules = {
    follow: (view: GameTypes['view'], event: GameTypes['event']) => show(game.follow(view, event), position),
  };
  const views = [show(position.view(viewer), position)];
  const transitions: (readonly Transition[])[] = [];
  const movers: Seat[] = [];
  const hadChoice: boolean[] = [];
  for (const raw of moves) {
    const before = views.at(-1) ?? position.view(viewer);
    const played = playOne(game, position, raw);
    if (!played.ok) return played;
    const heard = played.value.events.map((event) => hear(event, position));
    const ofMove = transitionsOf(rules, before, heard);
    transitions.push(ofMove);
    movers.push(played.value.seat);
    hadChoice.push(played.value.hadChoice);
    views.push(ofMove.at(-1)?.after ?? before);
  }
  return accepted({ views, transitions, movers, hadChoice });
};

const asItIs: OpenView = (view) => view;

/** Reads a record, from the server or from this device, and replays it for one pair of eyes. A game without secrets needs no open view. */
export const replayRecord = (
  raw: unknown,
  games: readonly Game[],
  eyes: Eyes,
  openView: OpenView = asItIs,
): Parsed<Replayed> => {
  const found = gameOfRecord(raw, games);
  if (!found.ok) return found;
  const { game, record } = found.value;
  const start = startOf(game, record);
  if (!start.ok) return start;
  const moves = record['moves'];
  if (!Array.isArray(moves)) return refused(wrongField('moves', moves, 'a list of moves'));
  const replayed = replayMoves(game, start.value, moves, sightOf(eyes, openView));
  return replayed.ok ? accepted({ game, eyes, ...replayed.value }) : replayed;
};

/**
 * A match that is running, as its viewer was told it: one event after the other, for whose moves are known is not settled yet. It is made from
 * what this page received alone, so that it cannot tell more.
 */
export const replayTold = (game: Game, view: GameTypes['view'], told: readonly Transition[]): Replayed => ({
  game,
  eyes: view.viewer,
  views: [told[0]?.before ?? view, ...told.map(({ after }) => after)],
  transitions: told.map((transition) => [transition]),
  movers: [],
  hadChoice: [],
});
