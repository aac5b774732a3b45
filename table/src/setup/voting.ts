import { type Chance, drawn, type Seat, seatsOf } from '@miaou/kit';
import { allow, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { PersonId } from '../ids.js';
import { seatOf, type Table } from '../table.js';
import { optionsFor } from './parts.js';

const isVotedOn = ({ settings, meows }: Table, part: string): boolean =>
  settings.parts[part] === 'vote' || (settings.parts[part] === 'meow' && meows !== undefined);

/** Whether a seat can begin, as far as parts are given out already: somebody with a part of their own may not. */
const mayOpen = ({ catalog, settings }: Table, seat: Seat): boolean => {
  const named = Object.entries(settings.parts).filter(([, casting]) => typeof casting === 'number');
  const game = catalog.gameById(settings.game);
  const options = game?.parseOptions(optionsFor(settings, Object.fromEntries(named)));
  return game?.openers === undefined || !options?.ok || game.openers(options.value).includes(seat);
};

export const decideVote = (table: Table, person: PersonId, part: string, choice: Seat): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.stage !== 'gathering') return refuse('match-running');
  if (!isVotedOn(table, part)) return refuse('no-vote-on-that', { part });
  if (choice >= table.settings.seats) return refuse('no-such-seat', { seats: table.settings.seats });
  if (table.settings.parts[part] === 'meow' && choice === seat) return refuse('not-for-yourself');
  if (part === 'opener' && !mayOpen(table, choice)) return refuse('cannot-open', { seat: choice });
  return table.votes.get(part)?.get(seat) === choice ? UNCHANGED : allow({ type: 'voted', seat, part, choice });
};

/** Most votes win; chance decides a tie, and a part without votes. Votes for who cannot have the part do not count. */
const elected = (table: Table, part: string, able: readonly Seat[]): readonly Seat[] => {
  const votes = [...(table.votes.get(part)?.values() ?? [])];
  const tally = able.map((seat) => votes.filter((choice) => choice === seat).length);
  const most = Math.max(...tally);
  return able.filter((_, index) => tally[index] === most);
};

/** The seats among whom chance draws who has a part: one where the host has named it. Undefined where the game itself draws. */
export const castAmong = (
  table: Table,
  part: string,
  able: readonly Seat[] = seatsOf(table.settings.seats),
): readonly Seat[] | undefined => {
  const casting = table.settings.parts[part] ?? 'chance';
  if (casting === 'chance') return undefined;
  // Another match after the one that the meow opened: it is not asked again.
  if (casting === 'meow' && table.meows === undefined) return undefined;
  return typeof casting === 'string' ? elected(table, part, able) : [casting];
};

/** Who has a part, or undefined where the game itself draws. */
export const cast = (table: Table, part: string, chance: Chance, able?: readonly Seat[]): Seat | undefined => {
  const { [part]: named } = table.settings.parts;
  const among = castAmong(table, part, able);
  if (among === undefined) return undefined;
  return typeof named === 'number' ? named : drawn(among, chance);
};

export const applyVoted = (table: Table, seat: Seat, part: string, choice: Seat): void => {
  const votes = table.votes.get(part) ?? new Map<Seat, Seat>();
  votes.set(seat, choice);
  table.votes.set(part, votes);
};
