import { type Proof, type Verification, verifyRecord } from '@miaou/kit';
import { textOf } from '../input/decodeText.js';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import { type Inspection, type InspectLine, invalid, readRecord } from './inspectRecord.js';

const openedIn = ({ shares }: Proof): number => shares.filter(({ by }) => by === 'person').length;

const answerOf = (
  verdict: Exclude<Verification, { kind: 'wrong' }>,
  line: number,
  texts: Texts,
  json: boolean,
): string => {
  if (verdict.kind === 'unproved')
    return json ? JSON.stringify({ ok: true, verdict: 'unproved' }) : fill(texts.messages.unproved, { line });
  const { proof } = verdict;
  return json
    ? JSON.stringify({ ok: true, verdict: 'proved', shares: proof.shares.map(({ by }) => by) })
    : fill(texts.messages.proved, { line, opened: openedIn(proof), seats: proof.shares.length });
};

/** Computes the record on one line again, and says whether its deal and dice follow from what was sealed. */
export const verifying =
  (json: boolean): InspectLine =>
  (line, texts): Inspection | undefined => {
    const wrong = (...[error, move]: [Parameters<typeof invalid>[0], number?]): Inspection => {
      const found = invalid(error, line.number, move, texts);
      return json ? found : { ...found, text: found.error ?? found.text };
    };
    const text = textOf(line);
    if (!text.ok) return wrong(text.error);
    if (text.value === '') return undefined;
    const read = readRecord(text.value);
    if (!read.ok) return wrong(read.error);
    const verdict = verifyRecord(read.value.game, read.value.record);
    if (verdict.kind === 'wrong') return wrong(verdict.error, verdict.move);
    const { looseNumber } = read.value;
    if (looseNumber !== undefined) return wrong({ code: 'loose-number', found: looseNumber });
    return {
      text: answerOf(verdict, line.number, texts, json),
      ...(verdict.kind === 'unproved' ? {} : { isProved: true }),
    };
  };
