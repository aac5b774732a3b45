import { type Chance, type JsonObject, type Seat, sameJson } from '@miaou/kit';
import { handoversOf } from '../audience.js';
import { allow, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { MoveSource } from '../entry.js';
import type { PersonId } from '../ids.js';
import { isPlayedByBot, type Match, seatOf, type Table } from '../table.js';
import { renewOwed, restartClocks } from './clocks.js';
import { drawRoll, isChanceDue } from './dice.js';

/** The seat a person may decide for in a running match, or why not. */
const seatInPlay = (table: Table, person: PersonId): { seat: Seat; match: Match } | Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.stage === 'paused') return refuse('paused');
  if (table.match === undefined) return refuse('no-match');
  if (table.standIns.has(seat)) return refuse('bot-plays-for-you');
  return { seat, match: table.match };
};

/** Only updates of the seat itself can make its move late, so the answer reveals no secret of another seat. */
const isStale = (table: Table, seat: Seat, seen: number): boolean => {
  const owed = table.owed.get(seat);
  return owed !== undefined && seen < owed.seen;
};

const checkMove = (match: Match, seat: Seat, raw: JsonObject, through: MoveSource): Decision => {
  const move = match.game.parseMove(raw);
  if (!move.ok) return { refusal: move.error };
  const refusal = match.position.refuse(seat, move.value);
  return refusal === undefined ? allow({ type: 'moved', seat, move: { ...move.value }, through }) : { refusal };
};

export const decideMove = (table: Table, person: PersonId, seen: number, raw: JsonObject): Decision => {
  const inPlay = seatInPlay(table, person);
  if (!('seat' in inPlay)) return inPlay;
  if (isStale(table, inPlay.seat, seen)) return refuse('stale');
  if (isChanceDue(inPlay.match.position)) return refuse('chance-decides');
  return checkMove(inPlay.match, inPlay.seat, raw, 'player');
};

export const decideRoll = (table: Table, person: PersonId, seen: number, chance: Chance): Decision => {
  const inPlay = seatInPlay(table, person);
  if (!('seat' in inPlay)) return inPlay;
  if (isStale(table, inPlay.seat, seen)) return refuse('stale');
  return drawRoll(inPlay.match, inPlay.seat, chance, 'player');
};

export const decideOrder = (table: Table, person: PersonId, raw: JsonObject): Decision => {
  const inPlay = seatInPlay(table, person);
  if (!('seat' in inPlay)) return inPlay;
  const { orders } = inPlay.match.game;
  if (table.stage === 'over') return refuse('no-match');
  if (orders === undefined) return refuse('no-orders-in-this-game');
  const order = orders.parseOrder(raw);
  if (!order.ok) return { refusal: order.error };
  const { seat } = inPlay;
  return sameJson(order.value, table.orders.get(seat))
    ? UNCHANGED
    : allow({ type: 'orderSet', seat, order: order.value });
};

export const decideDropOrder = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  return table.orders.has(seat) ? allow({ type: 'orderDropped', seat }) : refuse('no-order');
};

/** Moves of bots and orders must still be due: a late answer to an older decision is never played. */
const matchStillOwing = (table: Table, seat: Seat, decision: number): Match | Decision => {
  const isDue = table.stage === 'playing' && table.owed.get(seat)?.entry === decision;
  return isDue && table.match !== undefined ? table.match : refuse('no-longer-due');
};

export const decideBotMove = (table: Table, seat: Seat, decision: number, raw: JsonObject): Decision => {
  const match = matchStillOwing(table, seat, decision);
  return 'position' in match ? checkMove(match, seat, raw, 'bot') : match;
};

export const decideBotRoll = (table: Table, seat: Seat, decision: number, chance: Chance): Decision => {
  const match = matchStillOwing(table, seat, decision);
  return 'position' in match ? drawRoll(match, seat, chance, isPlayedByBot(table, seat) ? 'bot' : 'order') : match;
};

/** An order that has reached its end is dropped, and its player decides. */
export const decideOrderMove = (table: Table, seat: Seat, decision: number): Decision => {
  const match = matchStillOwing(table, seat, decision);
  const order = table.orders.get(seat);
  if (!('position' in match)) return match;
  if (order === undefined) return refuse('no-order');
  const move = match.game.orders?.moveByOrder(order, match.position.view(seat));
  return move === undefined ? allow({ type: 'orderDropped', seat }) : checkMove(match, seat, { ...move }, 'order');
};

/** Copied into the same object with every move: a new one each time would be garbage. */
const keepPosition = (match: Match): void => {
  if (match.previous === undefined) match.previous = match.position.clone();
  else match.previous.copyFrom(match.position);
};

/** Whatever was proposed is no longer asked for, and clocks that stood for it run again. */
export const dropProposal = (table: Table, at: number): void => {
  const isHeld = table.proposal?.until !== undefined;
  table.proposal = undefined;
  if (isHeld && table.stage === 'playing') restartClocks(table, at);
};

/** Plays a logged move and gives its events, unredacted. */
export const applyMoved = (table: Table, seat: Seat, raw: JsonObject, at: number): readonly { type: string }[] => {
  const { match } = table;
  const move = match?.game.parseMove(raw);
  if (match === undefined || !move?.ok) throw new Error('a logged move cannot be read by this version');
  const wasChance = isChanceDue(match.position);
  // A die cannot be taken back.
  if (!wasChance) keepPosition(match);
  const events = match.position.play(seat, move.value);
  match.moves.push({ seat, ...move.value });
  match.events += events.length;
  const undoable = !wasChance && !events.some((event) => match.game.reveals(event));
  match.lastMove = { seat, undoable, events: events.length };
  // A move is an answer to most questions, but those who have time to answer get it.
  if (table.proposal?.until === undefined) dropProposal(table, at);
  if (match.position.outcome() !== undefined) finish(table);
  renewOwed(table, seat, at);
  return events;
};

/** Most matches are played by the same as the one before. */
const keepSeating = (table: Table): void => {
  const seating = { occupants: [...table.occupants], standIns: [...table.standIns], ...handoversOf(table) };
  const { since: _, ...last } = table.pastSeatings.at(-1) ?? { since: 0 };
  if (!sameJson(last, seating)) table.pastSeatings.push({ since: table.matchesPlayed, ...seating });
};

export const finish = (table: Table): void => {
  table.stage = 'over';
  table.proposal = undefined;
  table.pausedFor.clear();
  table.orders.clear();
  keepSeating(table);
};

/** Whether the order of a seat applies to the decision that it owes now; an order for later leaves it to its player. */
export const isOrderDue = (table: Table, seat: Seat): boolean => {
  const order = table.orders.get(seat);
  const { match } = table;
  if (order === undefined || match?.game.orders === undefined) return false;
  return !match.game.orders.isForLater(order, match.position.view(seat));
};
