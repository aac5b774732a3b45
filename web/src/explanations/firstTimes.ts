import type { FirstTime, PieceTip } from './explanations';

/** A slow reader's time for a letter, and to find the line, in milliseconds. */
const PER_LETTER = 60;
const TO_FIND = 3_000;

/** What has changed since a line for a first time was shown. */
interface Since {
  /** What can be said now. */
  readonly lines: readonly FirstTime[];
  /** The reader owes a decision. */
  readonly isDeciding: boolean;
  /** The table belongs to a moment that is shown on it. */
  readonly isStaged?: boolean;
  readonly milliseconds: number;
}

const hasBeenRead = ({ text }: FirstTime, milliseconds: number): boolean =>
  milliseconds >= TO_FIND + PER_LETTER * text.length;

/** A line that a slow reader may still be reading: a mouse on its way across the table does not take it away. */
export const isBeingRead = (tip: PieceTip | FirstTime | undefined, milliseconds: number): boolean =>
  tip !== undefined && 'topic' in tip && !hasBeenRead(tip, milliseconds);

/**
 * Whether a line for a first time makes way: where its situation is past, for a decision, after as long as a slow reader needs, and at once where it
 * would be wrong now, or over a moment that is staged; while it lasts, once what may pass was read and nothing is to be decided. The answer to a question stays.
 */
export const makesWay = (
  tip: PieceTip | FirstTime | undefined,
  { lines, isDeciding, isStaged = false, milliseconds }: Since,
): boolean => {
  if (tip === undefined || !('topic' in tip)) return false;
  if (isStaged) return true;
  const lasts = lines.some(({ topic }) => topic === tip.topic);
  // Who waits looks at the table, which it lies on.
  if (lasts) return tip.whileTrue === true && !isDeciding && hasBeenRead(tip, milliseconds);
  return tip.whileTrue === true || isDeciding || hasBeenRead(tip, milliseconds);
};
