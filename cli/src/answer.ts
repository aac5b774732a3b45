import { GAMES } from '@miaou/games';
import { gameOfRecord, type Position, type Refusal, type Replay, refused, replay } from '@miaou/kit';
import { parseJson } from './json.js';
import type { Line } from './lines.js';
import { fill, sentence } from './sentence.js';
import { textOf } from './text.js';
import type { Texts } from './texts/index.js';

/** What is printed for one record. */
export interface Answer {
  readonly json: string;
  /** What was wrong with it, for a person; nothing when all is well. */
  readonly fault?: string;
}

/** Says what was asked about a position that a record leads to. */
export type Tell = (position: Position) => unknown;

/** `replay` asks how far the match has come. */
export const tellState: Tell = (position) => {
  const result = position.outcome();
  const state = position.state();
  return result === undefined ? { ok: true, finished: false, state } : { ok: true, finished: true, result, state };
};

/** `legal` asks what can be done now. */
export const tellLegalMoves: Tell = (position) =>
  position.toMove.flatMap((mover) => position.legalMoves(mover).map((move) => ({ seat: mover, ...move })));

const replayText = (text: string): Replay => {
  const reading = parseJson(text);
  if (!reading.ok) return reading;
  const known = gameOfRecord(reading.value.value, GAMES);
  if (!known.ok) return known;
  const replayed = replay(known.value.game, known.value.record);
  const { looseNumber } = reading.value;
  return replayed.ok && looseNumber !== undefined ? refused({ code: 'loose-number', found: looseNumber }) : replayed;
};

const fault = (error: Refusal, line: number, move: number | undefined, texts: Texts): Answer => {
  const where = move === undefined ? fill(texts.where.line, { line }) : fill(texts.where.move, { line, move });
  const message = `${where}: ${sentence(error, texts)}`;
  const answer = { ok: false, ...(move === undefined ? {} : { move }), error: { ...error, line, message } };
  return { json: JSON.stringify(answer), fault: message };
};

/** The answer to one line, or nothing for a blank one. */
export const answerLine = (line: Line, tell: Tell, texts: Texts): Answer | undefined => {
  const text = textOf(line);
  if (!text.ok) return fault(text.error, line.number, undefined, texts);
  if (text.value === '') return undefined;
  const replayed = replayText(text.value);
  return replayed.ok
    ? { json: JSON.stringify(tell(replayed.position)) }
    : fault(replayed.error, line.number, replayed.move, texts);
};
