import type { Seat } from '@miaou/kit';
import { allow, type ChanceSources, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { PersonId } from '../ids.js';
import { freshBot } from '../seats/handovers.js';
import { adoptHost } from '../seats/seating.js';
import { partsOf } from '../setup/parts.js';
import { consultedSeats, EMPTY, isGone, type Occupant, seatOf, type Table } from '../table.js';
import { afterSeals, dealMatch, type OpenedShare } from './starting.js';

/** Asks for another match, or agrees to the one that is asked for. Who would rather sit otherwise makes a new proposal. */
export const decideRematch = (table: Table, person: PersonId, change: boolean): Decision => {
  const seat = seatOf(table, person);
  if (table.stage !== 'over') return refuse('match-running');
  if (seat === undefined) return refuse('not-seated');
  const { proposal } = table;
  if (proposal === undefined || (proposal.change ?? false) !== change)
    return allow({ type: 'asked', seat, wish: 'rematch', ...(change ? { change: true } : {}) });
  return proposal.agreed.includes(seat) ? UNCHANGED : allow({ type: 'agreed', seat });
};

export const decideSetUp = (table: Table, person: PersonId): Decision => {
  if (table.stage !== 'over') return refuse('match-running');
  return seatOf(table, person) === undefined ? refuse('not-seated') : allow({ type: 'rematched' });
};

/** Everybody who is still here has agreed. Who resigned or left may agree too, and is not waited for. */
export const isRematchAgreed = (table: Table): boolean => {
  const { proposal, stage } = table;
  if (stage !== 'over' || proposal?.wish !== 'rematch') return false;
  return consultedSeats(table).every((seat) => proposal.agreed.includes(seat));
};

/** Who moves on by one seat takes the part of the neighbour: the parts stay where they were. */
const partsKept = ({ match, proposal }: Table): { readonly [part: string]: Seat } => {
  if (match === undefined || proposal?.change !== true) return {};
  const options = match.game.formatOptions(match.start.options);
  return Object.fromEntries(
    partsOf(match.game).flatMap((part) => (typeof options[part] === 'number' ? [[part, options[part] as Seat]] : [])),
  );
};

export const decideStartRematch = (table: Table, sources: ChanceSources): Decision =>
  isRematchAgreed(table) ? afterSeals(table, () => dealRematch(table, sources)) : refuse('no-longer-due');

/** To be called when the rematch is agreed on. */
export const dealRematch = (table: Table, sources: ChanceSources, opened?: OpenedShare): Decision => {
  const game = table.catalog.gameById(table.settings.game);
  const context = { seating: nextSeating(table), opened, kept: partsKept(table) };
  const start = game === undefined ? undefined : dealMatch(table, game, sources, context);
  // Settings of an earlier version that cannot be played any more: refused, it would be tried without end.
  if (start === undefined || 'refusal' in start) return allow({ type: 'rematched' });
  return allow({ type: 'rematchStarted', ...start, ...(table.proposal?.change === true ? { change: true } : {}) });
};

const isFreeNext = (table: Table, seat: Seat): boolean =>
  table.occupants[seat]?.kind === 'empty' || (isGone(table, seat) && table.proposal?.agreed.includes(seat) !== true);

/** The people of the next match, in their seats; bots will have the empty ones. */
const nextSeating = (table: Table): Occupant[] => {
  const staying = table.occupants.map((held, seat) => (isFreeNext(table, seat as Seat) ? EMPTY : held));
  return table.proposal?.change === true ? moveOn(staying) : staying;
};

/** Seats that nobody will play from are given to bots, each with a face of its own. */
const fillSeats = (table: Table): void => {
  for (const index of table.occupants.keys())
    if (isFreeNext(table, index as Seat)) table.occupants[index] = { kind: 'bot', bot: freshBot(table) };
};

const moveOn = (occupants: readonly Occupant[]): Occupant[] => [...occupants.slice(-1), ...occupants.slice(0, -1)];

/** Who sits where in the next match. The result are the people who are away: a bot begins for them. */
export const reseat = (table: Table, change: boolean): PersonId[] => {
  fillSeats(table);
  const absent = [...table.away.keys()].flatMap((seat) => {
    const held = table.occupants[seat];
    return held?.kind === 'person' ? [held.person] : [];
  });
  table.standIns.clear();
  if (change) table.occupants = moveOn(table.occupants);
  adoptHost(table);
  return absent;
};
