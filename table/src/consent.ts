import type { Seat } from '@miaou/kit';
import { renewOwed, restartClocks, stopClocks } from './clocks.js';
import { allow, refuse, type Verdict } from './decision.js';
import type { Wish } from './entry.js';
import type { PersonId } from './ids.js';
import { consultedSeats, type Match, type PendingWish, seatOf, type Table } from './table.js';

/** Undo never crosses a reveal, a die or another seat's act: only the newest move can go, and only by its maker's wish. */
const cannotUndo = (match: Match, seat: Seat): Verdict | undefined => {
  if (match.lastMove?.seat !== seat) return refuse('not-your-move-to-undo');
  return match.lastMove.undoable ? undefined : refuse('undo-crosses-reveal');
};

export const decideAsk = (table: Table, person: PersonId, wish: Wish): Verdict => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.match === undefined) return refuse('no-match');
  if (table.stage !== (wish === 'resume' ? 'paused' : 'playing')) return refuse('not-now', { wish });
  if (table.standIns.has(seat)) return refuse('bot-plays-for-you');
  if (table.wish !== undefined) return refuse('wish-pending', { wish: table.wish.wish });
  return (wish === 'undo' ? cannotUndo(table.match, seat) : undefined) ?? allow({ type: 'asked', seat, wish });
};

const decideReply = (table: Table, person: PersonId, type: 'agreed' | 'declined'): Verdict => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.wish === undefined) return refuse('nothing-asked');
  return table.standIns.has(seat) ? refuse('bot-plays-for-you') : allow({ type, seat });
};

export const decideAgree = (table: Table, person: PersonId): Verdict => {
  const seat = seatOf(table, person);
  const hasAgreed = seat !== undefined && table.wish?.agreed.includes(seat) === true;
  return hasAgreed ? refuse('already-agreed') : decideReply(table, person, 'agreed');
};

/** Who asked, or agreed before, may think better of it. */
export const decideDecline = (table: Table, person: PersonId): Verdict => decideReply(table, person, 'declined');

/** The wish that everybody asked now shares, ready to be granted. */
export const applyAsked = (table: Table, seat: Seat, wish: Wish): void => {
  table.wish = { wish, seat, agreed: [seat] };
};

export const applyAgreed = (table: Table, seat: Seat): void => {
  if (table.wish !== undefined) table.wish = { ...table.wish, agreed: [...table.wish.agreed, seat] };
};

/** A pause lasts while everybody wants it: one who wants to play on ends it, else one who never comes back would keep it for ever. */
const isGranted = ({ wish, agreed }: PendingWish, consulted: readonly Seat[]): boolean =>
  wish === 'resume' || consulted.every((seat) => agreed.includes(seat));

/** The wish granted by this entry, if nobody is left to ask. A wish dies with the presence of who had it. */
export const grantWish = (table: Table, at: number): Wish | undefined => {
  const { wish } = table;
  const consulted = consultedSeats(table);
  if (wish !== undefined && !consulted.includes(wish.seat)) table.wish = undefined;
  if (wish === undefined || table.wish === undefined || !isGranted(wish, consulted)) return undefined;
  table.wish = undefined;
  if (wish.wish === 'undo') takeBack(table, at);
  else if (wish.wish === 'pause') pause(table, at);
  else resume(table, at);
  return wish.wish;
};

const pause = (table: Table, at: number): void => {
  table.stage = 'paused';
  stopClocks(table, at);
};

const resume = (table: Table, at: number): void => {
  table.stage = 'playing';
  restartClocks(table, at);
};

/** The position before the newest move is played again from the deal: one way to reach a position, not two. */
const takeBack = (table: Table, at: number): void => {
  const { match } = table;
  const undone = match?.moves.at(-1);
  if (match === undefined || undone === undefined) return;
  match.moves = match.moves.slice(0, -1);
  match.position = match.game.start(match.start.options, match.start.deal);
  for (const { seat, ...move } of match.moves) match.position.play(seat, move);
  match.lastMove = undefined;
  table.owed.clear();
  renewOwed(table, undefined, at);
};
