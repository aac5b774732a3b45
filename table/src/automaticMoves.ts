import type { Seat } from '@miaou/kit';
import type { PersonId } from './ids.js';
import { nextDeadline } from './match/clocks.js';
import { isOrderDue } from './match/playing.js';
import { isRematchAgreed } from './match/rematch.js';
import { unopened } from './match/sealing.js';
import { isAboutToBegin } from './match/unsealing.js';
import { standInAt } from './seats/handovers.js';
import type { ContestMove } from './setup/meowContest.js';
import { contestMovesOf } from './setup/meowDecisions.js';
import { rollsByItself } from './setup/settings.js';
import { isPlayedByBot, type Table } from './table.js';

/** A move that the host of a table must make, or a clock that it must end. Each becomes a system command. */
export type AutomaticMove =
  | { readonly type: 'bot'; readonly seat: Seat; readonly decision: number; readonly bot: string }
  | { readonly type: 'botRoll'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'order'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'deadline'; readonly seat: Seat; readonly deadline: number }
  /** Clocks that stand for a proposal run again. */
  | { readonly type: 'holdEnd'; readonly deadline: number }
  /** Everybody has agreed to another match. */
  | { readonly type: 'rematch'; readonly decision: number }
  /** A match begins without the shares that are not opened by then, or at once where nobody is there to open them. */
  | { readonly type: 'beginUnopened'; readonly deadline: number; readonly waitsFor: readonly PersonId[] }
  | ContestMove;

const botOf = (table: Table, seat: Seat): string => {
  const held = table.occupants[seat];
  return held?.kind === 'bot' ? held.bot : standInAt(table, seat);
};

const automaticMoveOf = (table: Table, seat: Seat, decision: number): AutomaticMove | undefined => {
  const isBot = isPlayedByBot(table, seat);
  const isRoll = (table.match?.position.countFaces() ?? 0) > 0;
  if (isRoll && (isBot || rollsByItself(table.settings))) return { type: 'botRoll', seat, decision };
  if (isBot) return { type: 'bot', seat, decision, bot: botOf(table, seat) };
  return isOrderDue(table, seat) ? { type: 'order', seat, decision } : undefined;
};

/**
 * All that is due now; the host compares it with what it has begun already. A match that every person has left rests until one comes
 * back, unless somebody looks on: nobody would see what bots play there, and it would take their time from others.
 */
export const automaticMovesOf = (table: Table, isWatched = false): AutomaticMove[] => {
  const opening = table.sealing?.opening;
  if (opening !== undefined && isAboutToBegin(table))
    return [{ type: 'beginUnopened', deadline: opening.until, waitsFor: unopened(table) }];
  if (isRematchAgreed(table)) return [{ type: 'rematch', decision: table.seq }];
  if (table.stage === 'gathering') return [...contestMovesOf(table)];
  if (table.stage !== 'playing') return [];
  const isResting = table.host === undefined && !isWatched;
  return isResting ? [] : [...decisionsDue(table), ...deadlinesDue(table)];
};

const decisionsDue = (table: Table): AutomaticMove[] => {
  const due: AutomaticMove[] = [];
  for (const [seat, { entry }] of table.owed) {
    const move = automaticMoveOf(table, seat, entry);
    if (move !== undefined) due.push(move);
  }
  return due;
};

const deadlinesDue = (table: Table): AutomaticMove[] => {
  const due: AutomaticMove[] = [];
  const clock = nextDeadline(table);
  const until = table.proposal?.until;
  if (clock !== undefined) due.push({ type: 'deadline', ...clock });
  if (until !== undefined) due.push({ type: 'holdEnd', deadline: until });
  return due;
};
