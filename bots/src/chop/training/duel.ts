import { type ChopTypes, chop } from '@miaou/chop';
import { type Position, SeededChance } from '@miaou/kit';
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
}

const QUICK_ROUNDS = 150;

export const chopBotNamed = (name: string): Bot<ChopTypes> => botIn([random as Bot<ChopTypes>, ...chopBots.bots], name);

const startMatch = (seats: number, chance: SeededChance): Position<ChopTypes> => {
  const options = chop.parseOptions({ seats, cat: chance.below(seats) });
  if (!options.ok) throw new Error(options.error.code);
  return chop.start(options.value, chop.deal(options.value, chance));
};

/** A cat against mice by their bots. */
export const duel = async (cat: Bot<ChopTypes>, mice: Bot<ChopTypes>, size: DuelSize): Promise<DuelResult> => {
  const tally = { mice: 0, cat: 0, draws: 0, quick: 0, decisions: 0 };
  for (let match = 0; match < size.matches; match++) {
    const dice = new SeededChance(`${size.seed} ${match}`);
    const position = startMatch(size.seats, dice);
    const { side } = await playMatch(position, {
      dice,
      decide: (seat) => {
        const bot = seat === position.options.cat ? cat : mice;
        const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
        tally.decisions++;
        const chance = new SeededChance(dice.below(2 ** 31));
        return bot.choose({ game: 'chop', seat, view, legalMoves, chance, budget: {} });
      },
    });
    tally[side ?? 'draws']++;
    if (side !== null && position.view('spectator').round <= QUICK_ROUNDS) tally.quick++;
  }
  return { matches: size.matches, ...tally };
};
