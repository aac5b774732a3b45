import { type GameTypes, type JsonObject, sameJson } from '@miaou/kit';
import type { DealtLine } from '../../../games/board';
import type { Finding } from './finding';

/** A line of the deal beside what it should have been. */
export interface ShownLine {
  readonly line: DealtLine;
  /** What follows from the letters, where that is something else. */
  readonly expected?: DealtLine;
  readonly state: 'same' | 'wrong' | 'unchecked';
}

/** What is wrong only after the deal. */
const AFTER_DEAL: readonly string[] = ['roll', 'move', 'result'];

/** Whether the deal is what follows from the letters, whatever came after it. */
export const isSameDeal = (finding: Finding): boolean =>
  finding.kind === 'same' || (finding.kind === 'wrong' && AFTER_DEAL.includes(finding.thing));

/** Whether all dice are, too. */
export const areSameDice = (finding: Finding): boolean =>
  finding.kind === 'same' || (finding.kind === 'wrong' && finding.thing === 'result');

/** The lines of a deal up to the first that does not match; those after it were not checked. */
export const dealtAgain = (
  linesOf: (deal: GameTypes['deal']) => readonly DealtLine[],
  deal: JsonObject | GameTypes['deal'],
  finding: Finding,
): readonly ShownLine[] => {
  const lines = linesOf(deal);
  if (isSameDeal(finding)) return lines.map((line) => ({ line, state: 'same' }));
  if (finding.kind !== 'wrong' || finding.thing !== 'deal' || finding.due === undefined)
    return lines.map((line) => ({ line, state: 'unchecked' }));
  const expected = linesOf(finding.due);
  const wrong = lines.findIndex((line, index) => !sameJson(line, expected[index]));
  return lines.map((line, index): ShownLine => {
    const other = expected[index];
    if (index === wrong && other !== undefined) return { line, expected: other, state: 'wrong' };
    return { line, state: wrong < 0 || index < wrong ? 'same' : 'unchecked' };
  });
};
