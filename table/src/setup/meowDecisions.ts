import { type Chance, drawn, type Seat, seatsOf } from '@miaou/kit';
import { allow, type ChanceSources, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { PersonId } from '../ids.js';
import { afterSeals, dealGathered } from '../match/starting.js';
import { isPlayedByBot, seatOf, type Table } from '../table.js';
import type { ContestMove } from './meowContest.js';
import type { Loudness, Voice } from './meowVoice.js';

export const decideMeow = (table: Table, person: PersonId, loud: Loudness): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.meows === undefined) return refuse('no-contest');
  return table.meows.get(seat) === loud ? UNCHANGED : allow({ type: 'meowed', seat, loud });
};

const DEFAULT_VOICE: Voice = { loud: 2, likes: 'any' };

const voiceAt = ({ occupants, catalog }: Table, seat: Seat): Voice => {
  const held = occupants[seat];
  return (held?.kind === 'bot' ? catalog.voiceOf?.(held.bot) : undefined) ?? DEFAULT_VOICE;
};

export const decideBotMeow = (table: Table, seat: Seat): Decision => {
  if (table.meows === undefined || table.meows.has(seat) || !isPlayedByBot(table, seat)) return refuse('no-longer-due');
  return allow({ type: 'meowed', seat, loud: voiceAt(table, seat).loud });
};

/** Whom a bot votes for: one of those who meowed as it likes, never itself. */
const favourites = (table: Table, seat: Seat): readonly Seat[] => {
  const others = seatsOf(table.settings.seats).filter((one) => one !== seat);
  const { likes } = voiceAt(table, seat);
  const wanted = { loud: 3, soft: 1, any: undefined }[likes];
  const liked = others.filter((one) => wanted === undefined || table.meows?.get(one) === wanted);
  return liked.length > 0 ? liked : others;
};

const hasVoted = ({ votes }: Table, seat: Seat): boolean => votes.get('opener')?.has(seat) === true;

export const decideBotVote = (table: Table, seat: Seat, chance: Chance): Decision => {
  if (table.meows === undefined || hasVoted(table, seat) || !isPlayedByBot(table, seat)) return refuse('no-longer-due');
  return allow({ type: 'voted', seat, part: 'opener', choice: drawn(favourites(table, seat), chance) });
};

/** Bots vote when all have meowed, or when a person does not wait for that. */
const isVoting = (table: Table): boolean => {
  const seats = seatsOf(table.settings.seats);
  return seats.every((seat) => table.meows?.has(seat)) || seats.some((seat) => hasVoted(table, seat));
};

export const contestMovesOf = (table: Table): readonly ContestMove[] => {
  if (table.meows === undefined) return [];
  const seats = seatsOf(table.settings.seats);
  if (seats.every((seat) => hasVoted(table, seat))) return [{ type: 'contestEnd' }];
  const bots = seats.filter((seat) => isPlayedByBot(table, seat));
  // One after another, so that each is heard and seen.
  const silent = bots.find((seat) => table.meows?.has(seat) !== true);
  if (silent !== undefined) return [{ type: 'botMeow', seat: silent }];
  const voter = isVoting(table) ? bots.find((seat) => !hasVoted(table, seat)) : undefined;
  return voter === undefined ? [] : [{ type: 'botVote', seat: voter }];
};

/** Everybody has voted: the match begins. */
export const decideContestEnd = (table: Table, sources: ChanceSources): Decision => {
  const isDue = contestMovesOf(table).some(({ type }) => type === 'contestEnd');
  return isDue ? afterSeals(table, () => dealGathered(table, sources)) : refuse('no-longer-due');
};
