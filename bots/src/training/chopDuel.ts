import { type ChopTypes, chop } from '@miaou/chop';
import { chanceMove, SeededChance, seat } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { chopCast } from '../chop/cast.js';
import { greedy } from '../chop/greedy.js';
import { random } from '../random.js';

/** How matches between one cat and one kind of mice went. */
export interface ChopVerdict {
  readonly matches: number;
  readonly mice: number;
  readonly cat: number;
  readonly draws: number;
  /** Matches that were over within 150 turns of each side. */
  readonly quick: number;
  readonly decisions: number;
}

const QUICK = 150;

/** The bot of this name; throws where there is none. */
export const chopBotNamed = (name: string): Bot<ChopTypes> => {
  const bot = [random as Bot<ChopTypes>, greedy, ...chopCast].find((other) => other.name === name);
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
};

const optionsFor = (seats: number, cat: number) => {
  const options = chop.parseOptions({ seats, cat });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};

class Duel {
  readonly tally = { mice: 0, cat: 0, draws: 0, quick: 0 };
  private decisions = 0;

  constructor(
    private readonly cat: Bot<ChopTypes>,
    private readonly mice: Bot<ChopTypes>,
  ) {}

  async play(seats: number, seed: string): Promise<void> {
    const luck = new SeededChance(seed);
    const options = optionsFor(seats, luck.below(seats));
    const position = chop.start(options, chop.deal(options, luck));
    while (position.toMove.length > 0) {
      const actor = position.actor;
      const rolled = chanceMove(position, luck);
      position.play(actor, rolled ?? (await this.decide(position, luck)));
    }
    const side = position.outcome()?.side ?? 'draws';
    this.tally[side]++;
    if (side !== 'draws' && position.view('spectator').round <= QUICK) this.tally.quick++;
  }

  private async decide(position: ReturnType<typeof chop.start>, luck: SeededChance): Promise<ChopTypes['move']> {
    const actor = position.actor;
    const bot = actor === position.options.cat ? this.cat : this.mice;
    const [view, legalMoves] = [position.view(actor), position.legalMoves(actor)];
    const chance = new SeededChance(luck.below(2 ** 31));
    this.decisions++;
    return bot.choose({ game: 'chop', seat: seat(actor), view, legalMoves, chance, budget: {} });
  }

  verdict(matches: number): ChopVerdict {
    return { matches, ...this.tally, decisions: this.decisions };
  }
}

/** Lets a cat play matches against mice. */
export const duelOfChopBots = async (
  cat: Bot<ChopTypes>,
  mice: Bot<ChopTypes>,
  seats: number,
  matches: number,
  seed: string,
): Promise<ChopVerdict> => {
  const duel = new Duel(cat, mice);
  for (let match = 0; match < matches; match++) await duel.play(seats, `${seed} ${match}`);
  return duel.verdict(matches);
};

/** Lets a cat play matches against mice by their names. */
export const duelAtChop = (
  cat: string,
  mice: string,
  seats: number,
  matches: number,
  seed: string,
): Promise<ChopVerdict> => duelOfChopBots(chopBotNamed(cat), chopBotNamed(mice), seats, matches, seed);
