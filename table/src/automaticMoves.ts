import type { Seat } from '@miaou/kit';
import { nextDeadline } from './clocks.js';
import { isOrderDue } from './playing.js';
import { isPlayedByBot, type Table } from './table.js';

/** A move that the host of a table must make, or a clock that it must end. Each becomes a system command. */
export type AutomaticMove =
  | { readonly type: 'bot'; readonly seat: Seat; readonly decision: number; readonly bot: string }
  | { readonly type: 'botRoll'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'order'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'deadline'; readonly seat: Seat; readonly deadline: number };

const botOf = (table: Table, seat: Seat): string => {
  const held = table.occupants[seat];
  return held?.kind === 'bot' ? held.bot : table.catalog.standInBot(table.settings.game);
};

const automaticMoveOf = (table: Table, seat: Seat, decision: number): AutomaticMove | undefined => {
  if (!isPlayedByBot(table, seat)) return isOrderDue(table, seat) ? { type: 'order', seat, decision } : undefined;
  const isRoll = (table.match?.position.countFaces() ?? 0) > 0;
  return isRoll ? { type: 'botRoll', seat, decision } : { type: 'bot', seat, decision, bot: botOf(table, seat) };
};

/**
 * All that is due now; the host compares it with what it has begun already. A match that every person has left rests until one comes
 * back: nobody would see what bots play there, and it would take their time from others.
 */
export const automaticMovesOf = (table: Table): AutomaticMove[] => {
  const moves: AutomaticMove[] = [];
  if (table.stage !== 'playing' || table.host === undefined) return moves;
  for (const [seat, { entry }] of table.owed) {
    const move = automaticMoveOf(table, seat, entry);
    if (move !== undefined) moves.push(move);
  }
  const clock = nextDeadline(table);
  if (clock !== undefined) moves.push({ type: 'deadline', ...clock });
  return moves;
};
