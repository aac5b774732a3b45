import { type ChopMove, type ChopOptions, type ChopTypes, chop } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import { SeededChance } from '@miaou/kit';
import type { Bot } from '../../bot.js';
import { playMatch } from '../../playMatch.js';
import { random } from '../../random.js';
import { botIn } from '../../training/botPlayer.js';
import { chopBots } from '../index.js';

/** The results of matches between one cat and one bot that plays all mice. */
export interface DuelResult {
  readonly matches: number;
  readonly mice: number;
  readonly cat: number;
  readonly draws: number;
  /** Decided matches that were over within 150 turns of each side. */
  readonly quick: number;
  readonly decisions: number;
}

export interface DuelSize {
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  /** What is not the default. */
  readonly options?: Partial<ChopOptions>;
}

/** A player, or one for each match. */
export type Duellist = Bot<ChopTypes> | ((match: number) => Bot<ChopTypes>);

/** Sees every decision before it is played. */
type Watch = (position: ChopPosition, move: ChopMove) => void;

const playerIn = (player: Duellist, match: number): Bot<ChopTypes> =>
  typeof player === 'function' ? player(match) : player;

const QUICK_ROUNDS = 150;

export const chopBotNamed = (name: string): Bot<ChopTypes> => botIn([random as Bot<ChopTypes>, ...chopBots.bots], name);

const startMatch = ({ seats, options: chosen }: DuelSize, chance: SeededChance): ChopPosition => {
  const options = chop.parseOptions({ ...chosen, seats, cat: chance.below(seats) });
  if (!options.ok) throw new Error(options.error.code);
  return chop.start(options.value, chop.deal(options.value, chance)) as ChopPosition;
};

/** A cat against mice by their bots. */
export const duel = async (cat: Duellist, mice: Duellist, size: DuelSize, watch?: Watch): Promise<DuelResult> => {
  const tally = { mice: 0, cat: 0, draws: 0, quick: 0, decisions: 0 };
  for (let match = 0; match < size.matches; match++) {
    const dice = new SeededChance(`${size.seed} ${match}`);
    const position = startMatch(size, dice);
    const bots = { cat: playerIn(cat, match), mice: playerIn(mice, match) };
    const { side } = await playMatch<ChopTypes>(position, {
      dice,
      decide: (seat) => {
        const bot = seat === position.options.cat ? bots.cat : bots.mice;
        const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
        tally.decisions++;
        const chance = new SeededChance(dice.below(2 ** 31));
        return bot.choose({ game: 'chop', seat, view, legalMoves, chance, budget: {} });
      },
      beforeMove: (_, move) => {
        if (move.type !== 'roll') watch?.(position, move);
      },
    });
    tally[side ?? 'draws']++;
    if (side !== null && position.view('spectator').round <= QUICK_ROUNDS) tally.quick++;
  }
  return { matches: size.matches, ...tally };
};
