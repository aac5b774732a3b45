import type { Seat } from '@miaou/kit';
import { isPlayedByBot, type Table } from './table.js';

const SECOND = 1000;

/** Who comes back after running out of time gets at least this long, else the clock would send them away again at once. */
const GRACE = 30 * SECOND;

const DAY = 24 * 60 * 60 * SECOND;

/** How long a seat may think about the decision that begins now, in milliseconds; nothing without a clock. */
const allowance = (table: Table, seat: Seat): number | undefined => {
  const { clock } = table.settings;
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'perMove':
      return clock.seconds * SECOND;
    case 'days':
      return clock.days * DAY;
    case 'bank':
      return table.banks.get(seat) ?? clock.seconds * SECOND;
  }
};

/** A decision that begins while the table is paused has its whole time still before it. */
const beginOwed = (table: Table, seat: Seat, at: number): void => {
  const time = isPlayedByBot(table, seat) ? undefined : allowance(table, seat);
  const isPaused = table.stage === 'paused';
  if (isPaused && time !== undefined) table.pausedFor.set(seat, time);
  const deadline = time === undefined || isPaused ? undefined : at + time;
  // The update that tells the seat of this decision is the one that the present entry is about to make.
  table.owed.set(seat, { entry: table.seq, seen: (table.heads.get(seat) ?? 0) + 1, deadline });
};

/** What the seat thought comes off its bank, and the increment goes on. */
const chargeBank = (table: Table, seat: Seat, at: number): void => {
  const { clock } = table.settings;
  const owed = table.owed.get(seat);
  if (clock.kind !== 'bank' || owed?.deadline === undefined) return;
  table.banks.set(seat, Math.max(0, owed.deadline - at) + clock.increment * SECOND);
};

/**
 * Brings the owed decisions up to date after a move. A decision that was owed before and still is goes on: while all lay at once, the
 * others' cards must neither restart a clock nor make a card laid in the same moment late.
 */
export const renewOwed = (table: Table, mover: Seat | undefined, at: number): void => {
  if (mover !== undefined) chargeBank(table, mover, at);
  const due = table.match?.position.toMove ?? [];
  for (const seat of table.owed.keys()) if (seat === mover || !due.includes(seat)) table.owed.delete(seat);
  for (const seat of due) if (!table.owed.has(seat)) beginOwed(table, seat, at);
};

/** A bot that takes over, or a person who comes back, starts the seat's decision anew. */
export const restartOwed = (table: Table, seat: Seat, at: number): void => {
  table.pausedFor.delete(seat);
  if (table.owed.has(seat)) beginOwed(table, seat, at);
};

export const grantGrace = (table: Table, seat: Seat): void => {
  const bank = table.banks.get(seat);
  if (bank !== undefined) table.banks.set(seat, Math.max(bank, GRACE));
};

export const fillBanks = (table: Table): void => {
  table.banks.clear();
  const { clock } = table.settings;
  if (clock.kind !== 'bank') return;
  for (const index of table.occupants.keys()) table.banks.set(index as Seat, clock.seconds * SECOND);
};

/** Stops every running clock and remembers what was left. */
export const stopClocks = (table: Table, at: number): void => {
  table.pausedFor.clear();
  for (const [seat, owed] of table.owed) {
    if (owed.deadline === undefined) continue;
    table.pausedFor.set(seat, Math.max(0, owed.deadline - at));
    table.owed.set(seat, { ...owed, deadline: undefined });
  }
};

export const restartClocks = (table: Table, at: number): void => {
  for (const [seat, left] of table.pausedFor) {
    const owed = table.owed.get(seat);
    if (owed !== undefined) table.owed.set(seat, { ...owed, deadline: at + left });
  }
  table.pausedFor.clear();
};

/** The next moment at which a clock runs out, with its seat. */
export const nextDeadline = (table: Table): { readonly seat: Seat; readonly deadline: number } | undefined => {
  let next: { seat: Seat; deadline: number } | undefined;
  if (table.stage !== 'playing') return undefined;
  for (const [seat, { deadline }] of table.owed) {
    if (deadline !== undefined && (next === undefined || deadline < next.deadline)) next = { seat, deadline };
  }
  return next;
};
