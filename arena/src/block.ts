import { controlVariateFor } from '@miaou/bots';
import { type Game, type Position, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import { type PlayedMatch, playArenaMatch } from './arenaMatch.js';
import { type Pairing, type Plan, partOf } from './plan.js';
import type { Fault, Player } from './player.js';
import { marginOf } from './pointMargin.js';

/** Faults by kind. */
export type Faults = Readonly<Partial<Record<Fault, number>>>;

/** One deal of a pairing, played with the guest on every seat; or a deal for each seat where the seat alone would change nothing. */
export interface Block extends Pairing {
  readonly deal: number;
  /** The guest's share of each win, by its seat: a tie is shared, a draw counts 0. A match in which it failed is lost. */
  readonly shares: readonly number[];
  /** How far ahead the guest was, by its seat, where the game counts points. */
  readonly margins: readonly number[];
  /** The guest's control variate, by its seat, if the plan asked for it: its mean is zero. */
  readonly luck?: readonly number[];
  readonly draws: number;
  readonly guestFaults: Faults;
  readonly hostFaults: Faults;
  readonly guestDecisions: number;
  readonly guestMilliseconds: number;
}

const dealt = (game: Game, plan: Plan, guest: Seat, dealSeed: string): Position => {
  const chance = new SeededChance(`${dealSeed} deal`);
  const part = partOf(game);
  const raw = { ...plan.options, seats: plan.seats, ...(part === undefined ? {} : { [part]: guest }) };
  const options = game.parseOptions(game.drawOptions(raw, chance));
  if (!options.ok) throw new Error(`the options of ${plan.game} are refused: ${JSON.stringify(options.error)}`);
  return game.start(options.value, game.deal(options.value, chance));
};

const countFaults = (faults: readonly Fault[]): Faults => {
  const counts: Partial<Record<Fault, number>> = {};
  for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
};

const shareOf = ({ result: { winners }, faults }: PlayedMatch, guest: Seat): number =>
  winners.includes(guest) && !faults.has(guest) ? 1 / winners.length : 0;

const faultsOf = (matches: readonly PlayedMatch[], whose: (seat: Seat, guest: Seat) => boolean): Faults =>
  countFaults(
    matches.flatMap(({ faults }, guest) =>
      [...faults].flatMap(([seat, found]) => (whose(seat, guest as Seat) ? found : [])),
    ),
  );

const sumFor = (matches: readonly PlayedMatch[], of: (match: PlayedMatch) => readonly number[]): number =>
  matches.reduce((sum, match, guest) => sum + (of(match)[guest] ?? 0), 0);

const blockOf = (
  pairing: Pairing,
  deal: number,
  matches: readonly PlayedMatch[],
  hasControlVariate: boolean,
): Block => ({
  ...pairing,
  deal,
  shares: matches.map((match, guest) => shareOf(match, guest as Seat)),
  margins: matches.flatMap(({ result }, guest) => marginOf(result, guest as Seat) ?? []),
  ...(hasControlVariate ? { luck: matches.map(({ luck }) => luck) } : {}),
  draws: matches.filter(({ result: { winners } }) => winners.length === 0).length,
  guestFaults: faultsOf(matches, (seat, guest) => seat === guest),
  hostFaults: faultsOf(matches, (seat, guest) => seat !== guest),
  guestDecisions: sumFor(matches, ({ decisions }) => decisions),
  guestMilliseconds: sumFor(matches, ({ milliseconds }) => milliseconds),
});

/**
 * Where the guest has a part of its own, and where guest and hosts are the same player, another seat gives the same match again, move for
 * move if the players draw nothing at random. Each seat then gets a deal of its own. Otherwise a deal is played from every seat, so
 * that a good one favours all of them equally.
 */
const isPlayedFromEverySeat = (game: Game, { entrants }: Plan, { guest, hosts }: Pairing): boolean =>
  partOf(game) === undefined && entrants[guest] !== entrants[hosts];

/** Plays one deal of a pairing from every seat. */
export const playBlock = async (
  game: Game,
  plan: Plan,
  pairing: Pairing,
  deal: number,
  playerOf: (entrant: number) => Player,
): Promise<Block> => {
  const isOneDeal = isPlayedFromEverySeat(game, plan, pairing);
  const controlVariate = plan.gaugesLuck === true ? controlVariateFor(plan.game) : undefined;
  const matches: PlayedMatch[] = [];
  for (const guest of seatsOf(plan.seats)) {
    const dealSeed = isOneDeal ? `${plan.seed} ${deal}` : `${plan.seed} ${deal} ${guest}`;
    const players = seatsOf(plan.seats).map((seat) => playerOf(seat === guest ? pairing.guest : pairing.hosts));
    const seed = `${dealSeed} ${pairing.guest} ${pairing.hosts} ${guest}`;
    const setup = { players, budget: plan.budget, seed, guest, controlVariate };
    matches.push(await playArenaMatch(plan.game, dealt(game, plan, guest, dealSeed), setup, dealSeed));
  }
  return blockOf(pairing, deal, matches, controlVariate !== undefined);
};
