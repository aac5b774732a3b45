import type { Seat } from '@miaou/kit';
import { renewOwed, restartClocks, stopClocks } from './clocks.js';
import { allow, type Decision, refuse } from './decision.js';
import type { Proposal } from './entry.js';
import type { PersonId } from './ids.js';
import { consultedSeats, type Match, type PendingProposal, seatOf, type Table } from './table.js';

/** Undo never crosses a reveal, a die or another seat's move: only the newest move can be undone, and only on its maker's proposal. */
const cannotUndo = (match: Match, seat: Seat): Decision | undefined => {
  if (match.lastMove?.seat !== seat) return refuse('not-your-move-to-undo');
  return match.lastMove.undoable ? undefined : refuse('undo-crosses-reveal');
};

export const decideAsk = (table: Table, person: PersonId, wish: Proposal): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.match === undefined) return refuse('no-match');
  if (table.stage !== (wish === 'resume' ? 'paused' : 'playing')) return refuse('not-now', { wish });
  if (table.standIns.has(seat)) return refuse('bot-plays-for-you');
  if (table.proposal !== undefined) return refuse('wish-pending', { wish: table.proposal.wish });
  return (wish === 'undo' ? cannotUndo(table.match, seat) : undefined) ?? allow({ type: 'asked', seat, wish });
};

const decideReply = (table: Table, person: PersonId, type: 'agreed' | 'declined'): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.proposal === undefined) return refuse('nothing-asked');
  return table.standIns.has(seat) ? refuse('bot-plays-for-you') : allow({ type, seat });
};

export const decideAgree = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  const hasAgreed = seat !== undefined && table.proposal?.agreed.includes(seat) === true;
  return hasAgreed ? refuse('already-agreed') : decideReply(table, person, 'agreed');
};

/** The proposer, and those who agreed before, may withdraw. */
export const decideDecline = (table: Table, person: PersonId): Decision => decideReply(table, person, 'declined');

export const applyAsked = (table: Table, seat: Seat, wish: Proposal): void => {
  table.proposal = { wish, seat, agreed: [seat] };
};

export const applyAgreed = (table: Table, seat: Seat): void => {
  if (table.proposal !== undefined) table.proposal = { ...table.proposal, agreed: [...table.proposal.agreed, seat] };
};

/** One person who wants to play on ends a pause, else a person who never comes back would keep it for ever. */
const isGranted = ({ wish, agreed }: PendingProposal, consulted: readonly Seat[]): boolean =>
  wish === 'resume' || consulted.every((seat) => agreed.includes(seat));

/** The proposal granted by this entry, if all consulted seats have agreed. A proposal ends when its maker leaves. */
export const grantProposal = (table: Table, at: number): Proposal | undefined => {
  const { proposal } = table;
  const consulted = consultedSeats(table);
  if (proposal !== undefined && !consulted.includes(proposal.seat)) table.proposal = undefined;
  if (proposal === undefined || table.proposal === undefined || !isGranted(proposal, consulted)) return undefined;
  table.proposal = undefined;
  if (proposal.wish === 'undo') takeBack(table, at);
  else if (proposal.wish === 'pause') pause(table, at);
  else resume(table, at);
  return proposal.wish;
};

const pause = (table: Table, at: number): void => {
  table.stage = 'paused';
  stopClocks(table, at);
};

const resume = (table: Table, at: number): void => {
  table.stage = 'playing';
  restartClocks(table, at);
};

const takeBack = (table: Table, at: number): void => {
  const { match } = table;
  if (match?.previous === undefined) return;
  match.moves.pop();
  match.events -= match.lastMove?.events ?? 0;
  match.position = match.previous;
  match.previous = undefined;
  match.lastMove = undefined;
  table.owed.clear();
  renewOwed(table, undefined, at);
};
