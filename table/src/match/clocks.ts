import type { Seat } from '@miaou/kit';
import { allow, type Decision, refuse } from '../decision.js';
import { isPlayedByBot, type Table } from '../table.js';

const SECOND = 1000;

/** A player who comes back after running out of time gets at least this long, else the clock would expire again at once. */
const GRACE = 30 * SECOND;

const DAY = 24 * 60 * 60 * SECOND;

/** How long a seat may think about the decision that begins now, in milliseconds; undefined without a clock. */
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

/** In a pause, and for a moment while one is asked for. */
const areClocksStopped = ({ stage, proposal }: Table): boolean => stage === 'paused' || proposal?.until !== undefined;

/** A decision that begins while the clocks stand has its whole time still before it. */
const beginOwed = (table: Table, seat: Seat, at: number): void => {
  const time = isPlayedByBot(table, seat) ? undefined : allowance(table, seat);
  const stands = areClocksStopped(table);
  if (stands && time !== undefined) table.pausedFor.set(seat, time);
  const deadline = time === undefined || stands ? undefined : at + time;
  // The seat learns of this decision by the update that the present entry is about to make.
  table.owed.set(seat, { entry: table.seq, seen: (table.heads.get(seat) ?? 0) + 1, deadline });
};

/** The seat's thinking time is taken off its bank, and the increment added. */
const chargeBank = (table: Table, seat: Seat, at: number): void => {
  const { clock } = table.settings;
  if (clock.kind !== 'bank') return;
  const deadline = table.owed.get(seat)?.deadline;
  const left = deadline === undefined ? table.pausedFor.get(seat) : Math.max(0, deadline - at);
  if (left !== undefined) table.banks.set(seat, left + clock.increment * SECOND);
};

const endOwed = (table: Table, seat: Seat, at: number): void => {
  chargeBank(table, seat, at);
  table.pausedFor.delete(seat);
};

/**
 * Updates the owed decisions after a move. A decision that was owed before and still is stays the same: while all seats decide at once,
 * the moves of others must neither restart a clock nor make a move sent at the same time late.
 */
export const renewOwed = (table: Table, mover: Seat | undefined, at: number): void => {
  if (mover !== undefined) endOwed(table, mover, at);
  const due = table.match?.position.toMove ?? [];
  for (const seat of table.owed.keys()) if (seat === mover || !due.includes(seat)) table.owed.delete(seat);
  for (const seat of due) if (!table.owed.has(seat)) beginOwed(table, seat, at);
};

/** When a bot takes over or a person comes back, the seat's decision begins again. */
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

/** Stops every running clock and keeps the time left. Those that stand already have it. */
export const stopClocks = (table: Table, at: number): void => {
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

export const delayClocks = (table: Table, milliseconds: number): void => {
  for (const [seat, owed] of table.owed)
    if (owed.deadline !== undefined) table.owed.set(seat, { ...owed, deadline: owed.deadline + milliseconds });
};

/** The next deadline, with its seat. */
export const nextDeadline = (table: Table): { readonly seat: Seat; readonly deadline: number } | undefined => {
  let next: { seat: Seat; deadline: number } | undefined;
  if (table.stage !== 'playing') return undefined;
  for (const [seat, { deadline }] of table.owed) {
    if (deadline !== undefined && (next === undefined || deadline < next.deadline)) next = { seat, deadline };
  }
  return next;
};

/** An expired clock is checked against the table as it is now: the move may have come at the same time. */
export const decideTimeOut = (table: Table, seat: Seat, deadline: number, now: number): Decision => {
  const owed = table.owed.get(seat);
  const isOut = table.stage === 'playing' && owed?.deadline === deadline && now >= deadline;
  return isOut ? allow({ type: 'timedOut', seat }) : refuse('no-longer-due');
};
