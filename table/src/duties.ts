import type { Seat } from '@miaou/kit';
import { nextDeadline } from './clocks.js';
import { isOrderDue } from './playing.js';
import { isPlayedByBot, type Table } from './table.js';

/** What the owner of a table has to see to. Each is an own command waiting to be made. */
export type Duty =
  | { readonly type: 'bot'; readonly seat: Seat; readonly decision: number; readonly bot: string }
  | { readonly type: 'botRoll'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'order'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'deadline'; readonly seat: Seat; readonly deadline: number };

const botOf = (table: Table, seat: Seat): string => {
  const held = table.occupants[seat];
  return held?.kind === 'bot' ? held.bot : table.house.standInBot(table.settings.game);
};

const dutyOf = (table: Table, seat: Seat, decision: number): Duty | undefined => {
  if (!isPlayedByBot(table, seat)) return isOrderDue(table, seat) ? { type: 'order', seat, decision } : undefined;
  const isRoll = (table.match?.position.countFaces() ?? 0) > 0;
  return isRoll ? { type: 'botRoll', seat, decision } : { type: 'bot', seat, decision, bot: botOf(table, seat) };
};

/** All duties of the moment; the owner compares them with what is already under way. */
export const dutiesOf = (table: Table): Duty[] => {
  const duties: Duty[] = [];
  if (table.stage !== 'playing') return duties;
  for (const [seat, { entry }] of table.owed) {
    const duty = dutyOf(table, seat, entry);
    if (duty !== undefined) duties.push(duty);
  }
  const clock = nextDeadline(table);
  if (clock !== undefined) duties.push({ type: 'deadline', ...clock });
  return duties;
};
