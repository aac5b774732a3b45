import { byRules } from './byRules.js';
import type { Proof } from './fairness.js';
import type { Game, GameTypes, Position } from './game.js';
import { isJsonObject, type JsonObject, sameJson } from './json.js';
import { parseSeat, quoted, wrongField } from './parse.js';
import type { RecordedPlayer } from './players.js';
import { accepted, type Parsed, type Refusal, refused } from './refusal.js';
import type { Seat } from './seat.js';

/** The name and version of the record format. */
export const RECORD_FORMAT = 'miaou-record/1';

/** A move in a record: who made it, then the move itself. */
export type RecordedMove<T extends GameTypes = GameTypes> = { readonly seat: Seat } & T['move'];

/** What may be known of a match beside its moves. Replaying needs none of it. */
export interface RecordNotes {
  /** By seat. */
  readonly players?: readonly RecordedPlayer[];
  /** When it began: ISO 8601, in UTC. */
  readonly at?: string;
  /** From what its deal and dice follow. */
  readonly proof?: Proof;
}

/** A whole match as plain JSON. Chance is written down as outcomes, so it replays without a generator. */
export interface MatchRecord<T extends GameTypes = GameTypes> extends RecordNotes {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the rules that it was played by; absent in records of the first version. */
  readonly rules?: string;
  readonly options: JsonObject;
  readonly deal: T['deal'];
  readonly moves: readonly RecordedMove<T>[];
  /** Absent while the match is unfinished. */
  readonly result?: T['result'];
}

/** Something that is not as it should be, and what should stand in its place where that is known. */
export interface Mismatch {
  readonly error: Refusal;
  readonly due?: object;
}

/** What replaying gives: the position at the end, or the first thing that was wrong and where. */
export type Replay<T extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly position: Position<T> }
  | ({ readonly ok: false; readonly move?: number } & Mismatch);

/** The record of a match. Key order is part of the format: the same match gives the same bytes. */
export const makeRecord = <T extends GameTypes>(
  game: Game<T>,
  position: Position<T>,
  moves: readonly RecordedMove<T>[],
  { players, at, proof }: RecordNotes = {},
): MatchRecord<T> => {
  const result = position.outcome();
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    options: game.formatOptions(position.options),
    deal: position.deal,
    moves,
    ...(result === undefined ? {} : { result }),
    ...(at === undefined ? {} : { at }),
    ...(proof === undefined ? {} : { proof }),
    // The last one: where names lie apart from the rest, they are put behind it.
    ...(players === undefined ? {} : { players }),
  };
};

/** Finds the game that a record belongs to, by the rules that it was played by. Other fields at the top level are ignored. */
export const gameOfRecord = (raw: unknown, games: readonly Game[]): Parsed<{ game: Game; record: JsonObject }> => {
  if (!isJsonObject(raw)) return refused(wrongField('record', raw, 'an object'));
  if (raw['format'] !== RECORD_FORMAT) return refused(wrongField('format', raw['format'], RECORD_FORMAT));
  const newest = games.find((known) => known.id === raw['game']);
  if (newest === undefined) return refused(wrongField('game', raw['game'], games.map(({ id }) => id).join(' | ')));
  const game = byRules(newest, raw['rules']);
  if (game === undefined) return refused(wrongField('rules', raw['rules'], `at most ${newest.rules}`));
  return accepted({ game, record: raw });
};

/** Reads one recorded move as seat and move. */
export const parseRecordedMove = <T extends GameTypes>(
  game: Game<T>,
  raw: unknown,
  seats: number,
): Parsed<{ seat: Seat; move: T['move'] }> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const { seat: rawSeat, ...rest } = raw;
  const mover = parseSeat('seat', rawSeat, seats);
  if (!mover.ok) return mover;
  const move = game.parseMove(rest);
  return move.ok ? accepted({ seat: mover.value, move: move.value }) : move;
};

const startOf = <T extends GameTypes>(game: Game<T>, record: JsonObject): Parsed<Position<T>> => {
  const options = game.parseOptions(record['options']);
  if (!options.ok) return options;
  const deal = game.parseDeal(record['deal'], options.value);
  return deal.ok ? accepted(game.start(options.value, deal.value)) : deal;
};

/** Why a legal move is not to be played all the same, or nothing. `index` is its place in the record. */
export type MoveCheck<T extends GameTypes = GameTypes> = (
  position: Position<T>,
  seat: Seat,
  move: T['move'],
  index: number,
) => Mismatch | undefined;

/** The part of a mismatch that may be absent. */
export const dueIn = ({ due }: Mismatch): Pick<Mismatch, 'due'> => (due === undefined ? {} : { due });

const playRecorded = <T extends GameTypes>(
  game: Game<T>,
  position: Position<T>,
  raw: unknown,
  index: number,
  check: MoveCheck<T> | undefined,
): Mismatch | undefined => {
  const parsed = parseRecordedMove(game, raw, position.options.seats);
  if (!parsed.ok) return parsed;
  const { seat, move } = parsed.value;
  const error = position.refuse(seat, move);
  const wrong = error === undefined ? check?.(position, seat, move, index) : { error };
  if (wrong === undefined) position.play(seat, move);
  return wrong;
};

const checkResult = (position: Position, claimed: unknown): Mismatch | undefined => {
  if (claimed === undefined) return undefined;
  const due = position.outcome();
  if (due === undefined) return { error: { code: 'result-too-early', found: quoted(claimed), expected: 'more moves' } };
  return sameJson(due, claimed)
    ? undefined
    : { error: { code: 'wrong-result', found: quoted(claimed), expected: JSON.stringify(due) }, due };
};

/** Replays the record of a known game from its deal, move by move, and compares the result it carries. */
export const replay = <T extends GameTypes>(game: Game<T>, record: JsonObject, check?: MoveCheck<T>): Replay<T> => {
  const start = startOf(game, record);
  if (!start.ok) return start;
  const position = start.value;
  const moves = record['moves'];
  if (!Array.isArray(moves)) return refused(wrongField('moves', moves, 'a list of moves'));
  for (const [index, raw] of moves.entries()) {
    const wrong = playRecorded(game, position, raw, index, check);
    if (wrong !== undefined) return { ok: false, move: index, error: wrong.error, ...dueIn(wrong) };
  }
  const wrong = checkResult(position, record['result']);
  return wrong === undefined ? { ok: true, position } : { ok: false, error: wrong.error, ...dueIn(wrong) };
};
