import { type Chance, chanceMove, type JsonObject, type Position, type Seat } from '@miaou/kit';
import { renewOwed } from './clocks.js';
import { allow, refuse, type Verdict } from './decision.js';
import type { Through } from './entry.js';
import type { PersonId } from './ids.js';
import { type Match, seatOf, type Table } from './table.js';

/** The seat a person may decide for in a running match, or why not. */
const seatInPlay = (table: Table, person: PersonId): { seat: Seat; match: Match } | Verdict => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.stage === 'paused') return refuse('paused');
  if (table.match === undefined) return refuse('no-match');
  if (table.standIns.has(seat)) return refuse('bot-plays-for-you');
  return { seat, match: table.match };
};

/** Only what the seat itself has been told can make its move late, so the answer tells nothing about anybody's secrets. */
const isStale = (table: Table, seat: Seat, seen: number): boolean => {
  const owed = table.owed.get(seat);
  return owed !== undefined && seen < owed.seen;
};

const judgeMove = (match: Match, seat: Seat, raw: JsonObject, through: Through): Verdict => {
  const move = match.game.parseMove(raw);
  if (!move.ok) return { refusal: move.error };
  const refusal = match.position.refuse(seat, move.value);
  return refusal === undefined ? allow({ type: 'moved', seat, move: { ...move.value }, through }) : { refusal };
};

const isChanceDue = (position: Position): boolean => position.toMove.length > 0 && position.countFaces() > 0;

export const decideMove = (table: Table, person: PersonId, seen: number, raw: JsonObject): Verdict => {
  const inPlay = seatInPlay(table, person);
  if (!('seat' in inPlay)) return inPlay;
  if (isStale(table, inPlay.seat, seen)) return refuse('stale');
  if (isChanceDue(inPlay.match.position)) return refuse('chance-decides');
  return judgeMove(inPlay.match, inPlay.seat, raw, 'player');
};

/** Chance is drawn only when the roll is asked for by the seat on turn: nobody can know it before. */
const judgeRoll = (match: Match, seat: Seat, chance: Chance, through: Through): Verdict => {
  const { position } = match;
  if (!position.toMove.includes(seat)) return refuse('not-your-turn', { toMove: position.toMove });
  const face = isChanceDue(position) ? chanceMove(position, chance) : undefined;
  return face === undefined ? refuse('nothing-to-roll') : allow({ type: 'moved', seat, move: { ...face }, through });
};

export const decideRoll = (table: Table, person: PersonId, seen: number, chance: Chance): Verdict => {
  const inPlay = seatInPlay(table, person);
  if (!('seat' in inPlay)) return inPlay;
  if (isStale(table, inPlay.seat, seen)) return refuse('stale');
  return judgeRoll(inPlay.match, inPlay.seat, chance, 'player');
};

export const decideOrder = (table: Table, person: PersonId, raw: JsonObject): Verdict => {
  const inPlay = seatInPlay(table, person);
  if (!('seat' in inPlay)) return inPlay;
  const { orders } = inPlay.match.game;
  if (table.stage === 'over') return refuse('no-match');
  if (orders === undefined) return refuse('no-orders-in-this-game');
  const order = orders.parseOrder(raw);
  return order.ok ? allow({ type: 'orderSet', seat: inPlay.seat, order: order.value }) : { refusal: order.error };
};

export const decideDropOrder = (table: Table, person: PersonId): Verdict => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  return table.orders.has(seat) ? allow({ type: 'orderDropped', seat }) : refuse('no-order');
};

/** What bots and orders do must still be due: a late answer to an older decision is never played. */
const matchStillOwing = (table: Table, seat: Seat, decision: number): Match | Verdict => {
  const isDue = table.stage === 'playing' && table.owed.get(seat)?.entry === decision;
  return isDue && table.match !== undefined ? table.match : refuse('no-longer-due');
};

export const decideBotMove = (table: Table, seat: Seat, decision: number, raw: JsonObject): Verdict => {
  const match = matchStillOwing(table, seat, decision);
  return 'position' in match ? judgeMove(match, seat, raw, 'bot') : match;
};

export const decideBotRoll = (table: Table, seat: Seat, decision: number, chance: Chance): Verdict => {
  const match = matchStillOwing(table, seat, decision);
  return 'position' in match ? judgeRoll(match, seat, chance, 'bot') : match;
};

/** An order that has run out is dropped, and its player is asked. */
export const decideOrderMove = (table: Table, seat: Seat, decision: number): Verdict => {
  const match = matchStillOwing(table, seat, decision);
  const order = table.orders.get(seat);
  if (!('position' in match)) return match;
  if (order === undefined) return refuse('no-order');
  const move = match.game.orders?.moveByOrder(order, match.position.view(seat));
  return move === undefined ? allow({ type: 'orderDropped', seat }) : judgeMove(match, seat, { ...move }, 'order');
};

/** Plays a logged move and gives its events, unredacted. */
export const applyMoved = (table: Table, seat: Seat, raw: JsonObject, at: number): readonly { type: string }[] => {
  const { match } = table;
  const move = match?.game.parseMove(raw);
  if (match === undefined || !move?.ok) throw new Error('a logged move cannot be read by this version');
  const wasChance = isChanceDue(match.position);
  const events = match.position.play(seat, move.value);
  match.moves.push({ seat, ...move.value });
  match.lastMove = { seat, undoable: !wasChance && !events.some((event) => match.game.reveals(event)) };
  table.wish = undefined;
  if (match.position.outcome() !== undefined) finish(table);
  renewOwed(table, seat, at);
  return events;
};

const finish = (table: Table): void => {
  table.stage = 'over';
  table.orders.clear();
};

/** Whether the order of a seat speaks to the decision that it owes now; an order for later lets its player decide. */
export const isOrderDue = (table: Table, seat: Seat): boolean => {
  const order = table.orders.get(seat);
  const { match } = table;
  if (order === undefined || match?.game.orders === undefined) return false;
  return !match.game.orders.isForLater(order, match.position.view(seat));
};
