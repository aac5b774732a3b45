import type { FelixTypes } from '@miaou/felix';
import type { Action, FelixPosition } from '@miaou/felix/search';
import { type Chance, type Seat, SeededChance } from '@miaou/kit';
import type { Bot, Budget } from '../bot.js';
import { byNet } from '../felix/byNet.js';
import { felixCast } from '../felix/cast.js';
import { greedy, PLAIN } from '../felix/greedy.js';
import { heuristic, TUNED } from '../felix/heuristic.js';
import { look } from '../felix/look.js';
import type { Policy } from '../felix/policy.js';
import { Sight } from '../felix/sight.js';
import { tempered } from '../felix/tempered.js';
import { random } from '../random.js';
import { dealt, outcomesOf, type TableKind } from './felixTables.js';

/** Decides for a seat of a match that is judged; it must look at no more than the seat may know. */
export type Player = (position: FelixPosition, seat: Seat, chance: Chance) => Action;

/** Plays by a policy. */
export const playerOf = (policy: Policy): Player => {
  const sight = new Sight();
  return (position, seat, chance) => {
    look(position, seat, sight);
    return policy(sight, chance);
  };
};

/** Plays as a bot does that is handed its view, within a budget. */
const playerOfBot =
  (bot: Bot<FelixTypes>, budget: Budget): Player =>
  (position, seat, chance) => {
    const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
    const move = bot.choose({ game: 'felix', seat, view, legalMoves, chance, budget });
    if (move instanceof Promise) throw new Error(`${bot.name} does not answer at once`);
    return position.actionOf(move);
  };

const playOut = (position: FelixPosition, players: readonly Player[], chance: SeededChance): void => {
  while (position.phase !== 'over') {
    const seat = position.actor;
    position.act((players[seat] as Player)(position, seat, chance));
  }
};

/** Win share and margin of one bot among others, with the half width of a 95 % interval around each. */
export interface Verdict {
  readonly matches: number;
  readonly share: number;
  readonly shareWithin: number;
  readonly margin: number;
  readonly marginWithin: number;
}

const NORMAL_95 = 1.96;

const within = (values: readonly number[], mean: number): number => {
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return NORMAL_95 * Math.sqrt(variance / values.length);
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Lets a bot play against copies of another, each deal once from every seat. A deal's matches are not independent of each
 * other, so the interval is that of the means over deals.
 */
export const duel = (
  kind: TableKind,
  challenger: Player,
  field: readonly Player[],
  deals: number,
  seed: string,
): Verdict => {
  const [shares, margins]: [number[], number[]] = [[], []];
  for (let deal = 0; deal < deals; deal++) {
    let [share, margin] = [0, 0];
    for (let seat = 0; seat < kind.seats; seat++) {
      const position = dealt(kind, new SeededChance(`${seed} ${deal}`));
      const players = Array.from({ length: kind.seats }, (_, by) => {
        const step = (by - seat + kind.seats) % kind.seats;
        return step === 0 ? challenger : (field[(step - 1) % field.length] as Player);
      });
      playOut(position, players, new SeededChance(`${seed} ${deal} ${seat}`));
      const outcome = outcomesOf(position)[seat];
      share += (outcome?.won ?? 0) / kind.seats;
      margin += (outcome?.margin ?? 0) / kind.seats;
    }
    shares.push(share);
    margins.push(margin);
  }
  const [share, margin] = [meanOf(shares), meanOf(margins)];
  const matches = deals * kind.seats;
  return { matches, share, shareWithin: within(shares, share), margin, marginWithin: within(margins, margin) };
};

const named = (name: string): Bot<FelixTypes> => {
  const bot = [random as Bot<FelixTypes>, greedy, heuristic, ...felixCast].find((other) => other.name === name);
  if (bot === undefined) throw new Error(`no ${name} to judge`);
  return bot;
};

/** Bots that decide by a policy need not be handed a view: that is half of the time. */
const POLICIES: ReadonlyMap<string, Policy> = new Map([
  ['greedy', tempered(PLAIN)],
  ['heuristic', tempered(TUNED)],
  ['vera', byNet],
]);

/** Plays as the bot of this name does; throws where there is none. */
export const playerNamed = (name: string): Player => {
  const policy = POLICIES.get(name);
  return policy === undefined ? playerOfBot(named(name), {}) : playerOf(policy);
};

/**
 * Lets a bot play against copies of another by their names, or against several, as in `vera+greedy`, in this order from its left.
 * The others have the usual budget.
 */
export const duelOfBots = (
  kind: TableKind,
  challenger: string,
  others: string,
  budget: Budget,
  deals: number,
  seed: string,
): Verdict => {
  const field = others.split('+').map(playerNamed);
  return duel(kind, playerOfBot(named(challenger), budget), field, deals, seed);
};
