import { GAMES } from '@miaou/games';
import {
  accepted,
  type Game,
  gameOfRecord,
  type JsonObject,
  type MatchRecord,
  type Parsed,
  type Position,
  type Refusal,
  type Replay,
  refused,
  replay,
} from '@miaou/kit';
import { textOf } from '../input/decodeText.js';
import type { Line } from '../input/lineSplitter.js';
import { parseJson } from '../input/parseJson.js';
import type { Texts } from '../texts/index.js';
import { fill, sentence } from '../texts/sentence.js';

/** What is printed for one record. */
export interface Inspection {
  readonly text: string;
  /** The error of an invalid record as a sentence; absent for a valid one. */
  readonly error?: string;
  /** Its deal and dice follow from what was sealed. */
  readonly isProved?: true;
}

/** What is asked of each line of a file; undefined for a blank one. */
export type InspectLine = (line: Line, texts: Texts) => Inspection | undefined;

/** A question about the position that a record leads to. */
export type Query = (position: Position) => unknown;

/** `replay` asks for the state and, if the match is over, the result. */
export const describeState: Query = (position) => {
  const result = position.outcome();
  const state = position.state();
  return result === undefined ? { ok: true, finished: false, state } : { ok: true, finished: true, result, state };
};

/** `legal` asks for the legal moves of every seat that owes one. */
export const listLegalMoves: Query = (position) =>
  position.toMove.flatMap((mover) => position.legalMoves(mover).map((move) => ({ seat: mover, ...move })));

/** A record that replays, with the position that it leads to. */
export interface CheckedRecord {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly position: Position;
}

type Check = ({ readonly ok: true } & CheckedRecord) | Extract<Replay, { readonly ok: false }>;

/** The record on one line, as far as it can be read. */
export const readRecord = (
  text: string,
): Parsed<{ readonly game: Game; readonly record: JsonObject; readonly looseNumber?: string }> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const known = gameOfRecord(parsed.value.value, GAMES);
  if (!known.ok) return known;
  const { looseNumber } = parsed.value;
  return accepted({ ...known.value, ...(looseNumber === undefined ? {} : { looseNumber }) });
};

const checkText = (text: string): Check => {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { game, record, looseNumber } = read.value;
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  if (looseNumber !== undefined) return refused({ code: 'loose-number', found: looseNumber });
  // It has replayed, so that every field is what the format says.
  return { ok: true, game, record: record as unknown as MatchRecord, position: replayed.position };
};

/** Where an invalid record is wrong, and how. */
export const invalid = (refusal: Refusal, line: number, move: number | undefined, texts: Texts): Inspection => {
  const where = move === undefined ? fill(texts.where.line, { line }) : fill(texts.where.move, { line, move });
  const message = `${where}: ${sentence(refusal, texts)}`;
  const answer = { ok: false, ...(move === undefined ? {} : { move }), error: { ...refusal, line, message } };
  return { text: JSON.stringify(answer), error: message };
};

/** Reads and replays the record on one line; undefined for a blank line. */
export const checkLine = (line: Line, texts: Texts): CheckedRecord | Inspection | undefined => {
  const text = textOf(line);
  if (!text.ok) return invalid(text.error, line.number, undefined, texts);
  if (text.value === '') return undefined;
  const checked = checkText(text.value);
  return checked.ok ? checked : invalid(checked.error, line.number, checked.move, texts);
};

/** Replays the record on one line and answers the query. */
export const replaying =
  (query: Query): InspectLine =>
  (line, texts) => {
    const checked = checkLine(line, texts);
    return checked !== undefined && 'position' in checked ? { text: JSON.stringify(query(checked.position)) } : checked;
  };
