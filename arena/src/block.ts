import { luckGaugeFor } from '@miaou/bots';
import { type Game, type Position, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import { marginOf } from './margin.js';
import { type Pairing, type Plan, partOf } from './plan.js';
import type { Fault, Player } from './player.js';
import { type Played, playMatch } from './playMatch.js';

/** Faults by kind. */
export type Faults = Readonly<Partial<Record<Fault, number>>>;

/** One deal of a pairing, played with the guest on every seat. */
export interface Block extends Pairing {
  readonly deal: number;
  /** The guest's share of each win, by its seat: a tie is shared, a draw is nobody's. A match in which it failed is lost. */
  readonly shares: readonly number[];
  /** How far ahead the guest was, by its seat, where the game counts points. */
  readonly margins: readonly number[];
  /** The guest's luck, by its seat, where it was gauged: zero on average. */
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
  if (!options.ok) throw new Error(`${plan.game} cannot be played like this: ${JSON.stringify(options.error)}`);
  return game.start(options.value, game.deal(options.value, chance));
};

const countFaults = (faults: readonly Fault[]): Faults => {
  const counts: Partial<Record<Fault, number>> = {};
  for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1;
  return counts;
};

const shareOf = ({ result: { winners }, faults }: Played, guest: Seat): number =>
  winners.includes(guest) && !faults.has(guest) ? 1 / winners.length : 0;

const faultsOf = (matches: readonly Played[], whose: (seat: Seat, guest: Seat) => boolean): Faults =>
  countFaults(
    matches.flatMap(({ faults }, guest) =>
      [...faults].flatMap(([seat, found]) => (whose(seat, guest as Seat) ? found : [])),
    ),
  );

const sumFor = (matches: readonly Played[], of: (match: Played) => readonly number[]): number =>
  matches.reduce((sum, match, guest) => sum + (of(match)[guest] ?? 0), 0);

const summed = (pairing: Pairing, deal: number, matches: readonly Played[], isGauged: boolean): Block => ({
  ...pairing,
  deal,
  shares: matches.map((match, guest) => shareOf(match, guest as Seat)),
  margins: matches.flatMap(({ result }, guest) => marginOf(result, guest as Seat) ?? []),
  ...(isGauged ? { luck: matches.map(({ luck }) => luck) } : {}),
  draws: matches.filter(({ result: { winners } }) => winners.length === 0).length,
  guestFaults: faultsOf(matches, (seat, guest) => seat === guest),
  hostFaults: faultsOf(matches, (seat, guest) => seat !== guest),
  guestDecisions: sumFor(matches, ({ decisions }) => decisions),
  guestMilliseconds: sumFor(matches, ({ milliseconds }) => milliseconds),
});

/** Plays one deal of a pairing from every seat. */
export const playBlock = async (
  game: Game,
  plan: Plan,
  pairing: Pairing,
  deal: number,
  playerOf: (entrant: number) => Player,
): Promise<Block> => {
  const dealSeed = `${plan.seed} ${deal}`;
  const gauge = plan.gaugesLuck === true ? luckGaugeFor(plan.game) : undefined;
  const matches: Played[] = [];
  for (const guest of seatsOf(plan.seats)) {
    const players = seatsOf(plan.seats).map((seat) => playerOf(seat === guest ? pairing.guest : pairing.hosts));
    const seed = `${dealSeed} ${pairing.guest} ${pairing.hosts} ${guest}`;
    const sitting = { players, budget: plan.budget, seed, guest, gauge };
    matches.push(await playMatch(plan.game, dealt(game, plan, guest, dealSeed), sitting, dealSeed));
  }
  return summed(pairing, deal, matches, gauge !== undefined);
};
