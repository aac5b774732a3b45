import type { FirstTime, PieceTip } from './explanations';

/** A slow reader's time for a letter, and to find the line, in milliseconds. */
const PER_LETTER = 60;
const TO_FIND = 3_000;

/** Whether a line for a first time has been there for as long as a slow reader needs. */
export const hasBeenRead = (tip: PieceTip | FirstTime | undefined, milliseconds: number): boolean =>
  tip !== undefined && 'topic' in tip && milliseconds >= TO_FIND + PER_LETTER * tip.text.length;
