import type { Chance, Seat } from '@miaou/kit';
import { allow, type Decision, refuse, UNCHANGED } from './decision.js';
import { freshBot } from './handovers.js';
import type { PersonId } from './ids.js';
import { partsOf } from './parts.js';
import { adoptHost } from './seating.js';
import { dealMatch } from './starting.js';
import { consultedSeats, isGone, type Occupant, seatOf, type Table } from './table.js';

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

export const decideStartRematch = (table: Table, chance: Chance): Decision => {
  const game = table.catalog.gameById(table.settings.game);
  if (!isRematchAgreed(table)) return refuse('no-longer-due');
  const dealt = game === undefined ? undefined : dealMatch(table, game, chance, partsKept(table));
  // Settings of an earlier version that cannot be played any more: refused, it would be tried without end.
  if (dealt === undefined || !('body' in dealt) || dealt.body.type !== 'started') return allow({ type: 'rematched' });
  const { options, deal } = dealt.body;
  return allow({ type: 'rematchStarted', options, deal, ...(table.proposal?.change === true ? { change: true } : {}) });
};

/** Seats that nobody will play from are given to bots, each with a face of its own. */
const fillSeats = (table: Table, agreed: readonly Seat[]): void => {
  for (const [index, held] of table.occupants.entries()) {
    const seat = index as Seat;
    const isFree = held.kind === 'empty' || (isGone(table, seat) && !agreed.includes(seat));
    if (isFree) table.occupants[index] = { kind: 'bot', bot: freshBot(table) };
  }
};

const moveOn = (occupants: readonly Occupant[]): Occupant[] => [...occupants.slice(-1), ...occupants.slice(0, -1)];

/** Who sits where in the next match. The result are the people who are away: a bot begins for them. */
export const reseat = (table: Table, change: boolean): PersonId[] => {
  const agreed = table.proposal?.agreed ?? [];
  fillSeats(table, agreed);
  const absent = [...table.away.keys()].flatMap((seat) => {
    const held = table.occupants[seat];
    return held?.kind === 'person' ? [held.person] : [];
  });
  table.standIns.clear();
  if (change) table.occupants = moveOn(table.occupants);
  adoptHost(table);
  return absent;
};
