import {
  type Among,
  type Bytes32,
  byRules,
  dealFairly,
  FAIRNESS,
  type Game,
  keyOf,
  type Proof,
  type Refusal,
  type Seat,
  sealOfSecret,
} from '@miaou/kit';
import { allow, type ChanceSources, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { MatchStart } from '../entry.js';
import type { PersonId } from '../ids.js';
import { adoptHost, passOnHost, vacate } from '../seats/seating.js';
import { checkSettings } from '../setup/configuring.js';
import { optionsFor, partsOf } from '../setup/parts.js';
import { cast, castAmong } from '../setup/voting.js';
import { isGone, type Match, type Occupant, type Table } from '../table.js';
import { givenShares, unopened } from './sealing.js';

/** The match that the seated can begin, or why they cannot. */
const readyGame = (table: Table): Game | Decision => {
  if (table.stage !== 'gathering') return refuse('match-running');
  const open = table.occupants.findIndex((held) => held.kind === 'empty');
  if (open >= 0) return refuse('seat-empty', { seat: open });
  const game = table.catalog.gameById(table.settings.game);
  if (game === undefined) return refuse('no-such-game', { game: table.settings.game });
  // An earlier version may have allowed them.
  return checkSettings(game, table.settings) ?? game;
};

/** The host starts when every seat is held. Chance is drawn here, once, and stored in the entry. */
export const decideStart = (table: Table, person: PersonId, sources: ChanceSources): Decision => {
  if (person !== table.host) return refuse('host-only');
  const game = readyGame(table);
  if (!('id' in game)) return game;
  const isToMeow = table.settings.parts['opener'] === 'meow' && table.meows === undefined;
  return isToMeow ? allow({ type: 'contestOpened' }) : afterSeals(table, () => dealGathered(table, sources));
};

/** A match begins at once where nobody has sealed a share. Else all are asked to open theirs first. */
export const afterSeals = (table: Table, deal: () => Decision): Decision => {
  if (unopened(table).length === 0) return deal();
  return table.sealing?.opening === undefined ? allow({ type: 'unsealing' }) : UNCHANGED;
};

/** A share that arrives with the decision to begin. */
export interface OpenedShare {
  readonly person: PersonId;
  readonly share: Bytes32;
}

export const dealGathered = (table: Table, sources: ChanceSources, opened?: OpenedShare): Decision => {
  const game = readyGame(table);
  if (!('id' in game)) return game;
  const start = dealMatch(table, game, sources, { seating: table.occupants, opened });
  return 'refusal' in start ? start : allow({ type: 'started', ...start });
};

interface DealContext {
  /** Who will play. */
  readonly seating: readonly Occupant[];
  readonly opened: OpenedShare | undefined;
  /** Parts that are not cast again. */
  readonly kept?: { readonly [part: string]: Seat };
}

/** Where the program around the table seals, deal and dice follow from its secret and everybody's share. */
export const dealMatch = (
  table: Table,
  game: Game,
  { chance, drawSecret }: ChanceSources,
  context: DealContext,
): MatchStart | { readonly refusal: Refusal } => {
  const secret = table.sealing?.secret ?? drawSecret?.();
  return secret === undefined ? dealUnsealed(table, game, chance, context) : dealSealed(table, game, secret, context);
};

const dealUnsealed = (
  table: Table,
  game: Game,
  chance: ChanceSources['chance'],
  { kept = {} }: DealContext,
): MatchStart | { readonly refusal: Refusal } => {
  const parts = partsOf(game).flatMap((part) => {
    const seat = part === 'opener' ? undefined : (kept[part] ?? cast(table, part, chance));
    return seat === undefined ? [] : [[part, seat] as const];
  });
  const raw = game.drawOptions(optionsFor(table.settings, Object.fromEntries(parts)), chance);
  const options = game.parseOptions(raw);
  if (!options.ok) return { refusal: options.error };
  const opener = cast(table, 'opener', chance, game.openers?.(options.value));
  const deal = game.deal(options.value, chance, opener);
  return { options: game.formatOptions(options.value), deal: { ...deal }, rules: game.rules };
};

const dealSealed = (
  table: Table,
  game: Game,
  secret: Bytes32,
  { seating, opened, kept = {} }: DealContext,
): MatchStart | { readonly refusal: Refusal } => {
  const shares = givenShares(table.sealing, seating, opened);
  const parts: { [part: string]: readonly Seat[] } = {};
  const among: Among = (part, options) => {
    const able = options === undefined ? undefined : game.openers?.(options);
    const seats = kept[part] === undefined ? castAmong(table, part, able) : [kept[part]];
    if (seats !== undefined) parts[part] = seats;
    return seats;
  };
  const dealt = dealFairly(game, optionsFor(table.settings, {}), keyOf(game.id, { secret, shares }), among);
  if (!dealt.ok) return { refusal: dealt.error };
  const given = Object.keys(parts).length === 0 ? {} : { parts };
  const proof: Proof = { method: FAIRNESS, seal: sealOfSecret(secret), secret, shares, ...given };
  const { options, deal } = dealt.value;
  return { options: game.formatOptions(options), deal: { ...deal }, rules: game.rules, proof };
};

const leaveFor = (table: Table, seat: Seat): void => {
  const held = table.occupants[seat];
  vacate(table, seat);
  if (held?.kind === 'person') passOnHost(table, held.person);
};

export const fairSource = (game: Game, proof: Proof | undefined): Match['fair'] =>
  proof === undefined ? undefined : { proof, key: keyOf(game.id, proof) };

/** A log that this program wrote always parses; one that does not is damaged, and no guess may replace it. */
export const applyStarted = (table: Table, begun: MatchStart, at: number): void => {
  const newest = table.catalog.gameById(table.settings.game);
  const game = newest === undefined ? undefined : byRules(newest, begun.rules);
  if (game === undefined) throw new Error('a logged match has rules that this version does not know');
  const options = game.parseOptions(begun.options);
  if (!options.ok) throw new Error('a logged match has options that this version cannot read');
  const deal = game.parseDeal(begun.deal, options.value);
  if (!deal.ok) throw new Error('a logged match has a deal that this version cannot read');
  const start = { options: options.value, deal: deal.value };
  const position = game.start(start.options, start.deal);
  table.matchesPlayed += 1;
  table.match = {
    number: table.matchesPlayed,
    game,
    start,
    fair: fairSource(game, begun.proof),
    startedAt: at,
    position,
    previous: undefined,
    moves: [],
    events: 0,
    handovers: [],
    lastMove: undefined,
  };
  table.sealing = undefined;
  table.stage = 'playing';
  table.proposal = undefined;
  table.away.clear();
  table.pauseAskers.clear();
  table.sentAway.clear();
};

/** Seats of people who resigned or left are free again, unless they would like another match. */
export const applyRematched = (table: Table): void => {
  const stay = table.proposal?.agreed ?? [];
  for (const seat of table.standIns.keys()) if (isGone(table, seat) && !stay.includes(seat)) leaveFor(table, seat);
  table.proposal = undefined;
  table.standIns.clear();
  table.orders.clear();
  table.votes.clear();
  table.match = undefined;
  table.stage = 'gathering';
  adoptHost(table);
};
