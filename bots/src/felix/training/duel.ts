import type { FelixPosition } from '@miaou/felix/search';
import { at, type Chance, SeededChance } from '@miaou/kit';
import type { Budget } from '../../bot.js';
import { type Estimate, estimateMean, estimateShare, meanOf } from '../../confidenceInterval.js';
import { botPlayer } from '../../training/botPlayer.js';
import { dealMatch, type MatchOptions, outcomesOf, type SeatOutcome } from './match.js';
import { type FelixPlayer, felixBotNamed, playerNamed } from './players.js';

/** The challenger's share of the wins and its margin. */
export interface DuelResult {
  readonly matches: number;
  readonly decisions: number;
  readonly share: Estimate;
  readonly margin: Estimate;
  /** The share by deal: two duels of one seed can be compared deal by deal. */
  readonly shares: readonly number[];
}

/** How many deals a duel plays, each once from every seat. */
export interface DuelSize {
  readonly deals: number;
  readonly seed: string;
}

const playToEnd = (position: FelixPosition, players: readonly FelixPlayer[], chance: Chance): number => {
  let decisions = 0;
  for (; position.phase !== 'over'; decisions++) position.act(at(players, position.actor)(position, chance));
  return decisions;
};

/** The other players of a deal, which sit in order from the challenger's left. */
type Field = readonly FelixPlayer[];

/** A challenger against a field, which may be another for each deal. Intervals are over deals, whose matches are correlated. */
export const duel = (
  options: MatchOptions,
  challenger: FelixPlayer,
  field: Field | ((deal: number) => Field),
  { deals, seed }: DuelSize,
): DuelResult => {
  const { seats } = options;
  const [shares, margins]: [number[], number[]] = [[], []];
  let decisions = 0;
  for (let deal = 0; deal < deals; deal++) {
    const outcomes: SeatOutcome[] = [];
    const others = typeof field === 'function' ? field(deal) : field;
    for (let seat = 0; seat < seats; seat++) {
      const position = dealMatch(options, new SeededChance(`${seed} ${deal}`));
      const players = Array.from({ length: seats }, (_, by) => {
        const step = (by - seat + seats) % seats;
        return step === 0 ? challenger : at(others, (step - 1) % others.length);
      });
      decisions += playToEnd(position, players, new SeededChance(`${seed} ${deal} ${seat}`));
      outcomes.push(at(outcomesOf(position), seat));
    }
    shares.push(meanOf(outcomes.map(({ won }) => won)));
    margins.push(meanOf(outcomes.map(({ margin }) => margin)));
  }
  return { matches: deals * seats, decisions, share: estimateShare(shares), margin: estimateMean(margins), shares };
};

/** A bot within a budget against a field by name, as in `vera+greedy`. The field has the default budget. */
export const duelOfBots = (
  options: MatchOptions,
  { challenger, field, budget }: { readonly challenger: string; readonly field: string; readonly budget: Budget },
  size: DuelSize,
): DuelResult => {
  const player = botPlayer('felix', felixBotNamed(challenger), budget);
  return duel(options, player, field.split('+').map(playerNamed), size);
};
