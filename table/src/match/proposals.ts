import type { Seat } from '@miaou/kit';
import { allow, type Decision, refuse } from '../decision.js';
import type { Proposal } from '../entry.js';
import type { PersonId } from '../ids.js';
import { keepHandoversWithin } from '../seats/handovers.js';
import { consultedSeats, type Match, type PendingProposal, seatOf, type Table } from '../table.js';
import { renewOwed, restartClocks, stopClocks } from './clocks.js';
import { dropProposal } from './playing.js';

/** Undo never crosses a reveal, a die or another seat's move: only the newest move can be undone, and only on its maker's proposal. */
const cannotUndo = (match: Match, seat: Seat): Decision | undefined => {
  if (match.lastMove?.seat !== seat) return refuse('not-your-move-to-undo');
  return match.lastMove.undoable ? undefined : refuse('undo-crosses-reveal');
};

/** How long the clocks stand for a person who asks for a pause, once in each match. */
const HOLD = 15_000;

export const decideAsk = (table: Table, person: PersonId, wish: Exclude<Proposal, 'rematch'>): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.match === undefined) return refuse('no-match');
  if (table.stage !== (wish === 'resume' ? 'paused' : 'playing')) return refuse('not-now', { wish });
  // Who looks on may end a pause that all others have left.
  if (wish !== 'resume' && table.standIns.has(seat)) return refuse('bot-plays-for-you');
  if (table.proposal !== undefined) return refuse('wish-pending', { wish: table.proposal.wish });
  return (wish === 'undo' ? cannotUndo(table.match, seat) : undefined) ?? allow({ type: 'asked', seat, wish });
};

const decideReply = (table: Table, person: PersonId, type: 'agreed' | 'declined'): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.proposal === undefined) return refuse('nothing-asked');
  const isReplaced = table.standIns.has(seat) && table.stage !== 'over';
  return isReplaced ? refuse('bot-plays-for-you') : allow({ type, seat });
};

export const decideAgree = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  const hasAgreed = seat !== undefined && table.proposal?.agreed.includes(seat) === true;
  return hasAgreed ? refuse('already-agreed') : decideReply(table, person, 'agreed');
};

/** The proposer, and those who agreed before, may withdraw. */
export const decideDecline = (table: Table, person: PersonId): Decision => decideReply(table, person, 'declined');

export const applyAsked = (table: Table, seat: Seat, wish: Proposal, change: true | undefined, at: number): void => {
  table.proposal = { wish, seat, agreed: [seat], ...(change === undefined ? {} : { change }) };
  if (wish === 'pause') holdClocks(table, seat, at);
};

/** Else the time of whoever asks would run while the others read the question. */
const holdClocks = (table: Table, seat: Seat, at: number): void => {
  const held = table.occupants[seat];
  const { proposal } = table;
  if (held?.kind !== 'person' || proposal === undefined || table.pauseAskers.has(held.person)) return;
  if (table.settings.clock.kind === 'none') return;
  table.pauseAskers.add(held.person);
  stopClocks(table, at);
  table.proposal = { ...proposal, until: at + HOLD };
};

export const decideEndHold = (table: Table, until: number, now: number): Decision =>
  table.proposal?.until === until && now >= until ? allow({ type: 'holdEnded' }) : refuse('no-longer-due');

/** The question stays, the clocks run. */
export const applyHoldEnded = (table: Table, at: number): void => {
  if (table.proposal === undefined) return;
  const { until: _, ...proposal } = table.proposal;
  table.proposal = proposal;
  restartClocks(table, at);
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
  // What is agreed on after a match needs a deal: it begins by an entry of its own.
  if (proposal === undefined || proposal.wish === 'rematch') return undefined;
  const consulted = consultedSeats(table);
  if (proposal.wish !== 'resume' && !consulted.includes(proposal.seat)) dropProposal(table, at);
  if (table.proposal === undefined || !isGranted(proposal, consulted)) return undefined;
  dropProposal(table, at);
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
  keepHandoversWithin(match);
  match.position = match.previous;
  match.previous = undefined;
  match.lastMove = undefined;
  table.owed.clear();
  renewOwed(table, undefined, at);
};

/** A leaver is no longer one of those who would like another match; the last one takes the wish along. */
export const leaveRematch = (table: Table, seat: Seat): void => {
  const { proposal } = table;
  if (proposal?.wish !== 'rematch') return;
  const agreed = proposal.agreed.filter((other) => other !== seat);
  const [first] = agreed;
  table.proposal = first === undefined ? undefined : { ...proposal, seat: first, agreed };
};
