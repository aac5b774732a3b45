import { GAMES } from '@miaou/games';
import { gameOfRecord, type Position, type Refusal, type Replay, refused, replay } from '@miaou/kit';
import { textOf } from '../input/decodeText.js';
import type { Line } from '../input/lineSplitter.js';
import { parseJson } from '../input/parseJson.js';
import type { Texts } from '../texts/index.js';
import { fill, sentence } from '../texts/sentence.js';

/** What is printed for one record. */
export interface Inspection {
  readonly json: string;
  /** The error of an invalid record as a sentence; absent for a valid one. */
  readonly error?: string;
}

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

const replayText = (text: string): Replay => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const known = gameOfRecord(parsed.value.value, GAMES);
  if (!known.ok) return known;
  const replayed = replay(known.value.game, known.value.record);
  const { looseNumber } = parsed.value;
  return replayed.ok && looseNumber !== undefined ? refused({ code: 'loose-number', found: looseNumber }) : replayed;
};

const invalid = (refusal: Refusal, line: number, move: number | undefined, texts: Texts): Inspection => {
  const where = move === undefined ? fill(texts.where.line, { line }) : fill(texts.where.move, { line, move });
  const message = `${where}: ${sentence(refusal, texts)}`;
  const answer = { ok: false, ...(move === undefined ? {} : { move }), error: { ...refusal, line, message } };
  return { json: JSON.stringify(answer), error: message };
};

/** Replays the record on one line and answers the query; undefined for a blank line. */
export const inspectLine = (line: Line, query: Query, texts: Texts): Inspection | undefined => {
  const text = textOf(line);
  if (!text.ok) return invalid(text.error, line.number, undefined, texts);
  if (text.value === '') return undefined;
  const replayed = replayText(text.value);
  return replayed.ok
    ? { json: JSON.stringify(query(replayed.position)) }
    : invalid(replayed.error, line.number, replayed.move, texts);
};
