import type { CHARACTERS } from '@miaou/bots';
import { drawFraction, drawn, type Seat, SeededChance } from '@miaou/kit';
import type { Reaction } from '@miaou/protocol';
import type { Feeling, Feelings } from '../games/board';

/** How a character shows what it feels. */
interface Temper {
  /** How often it shows it at all, from 0 to 1. */
  readonly often: number;
  /** What it does not show is absent. */
  readonly faces: Partial<Readonly<Record<Feeling, Reaction>>>;
}

/** Lino shows everything, Odile hardly anything; Bruno never gloats, and Mirek is a bad loser. */
const TEMPERS: Readonly<Record<(typeof CHARACTERS)[number]['id'], Temper>> = {
  lino: { often: 0.4, faces: { joy: 'laugh', grief: 'gasp', fright: 'gasp', glee: 'laugh', admiration: 'clap' } },
  ida: { often: 0.3, faces: { joy: 'laugh', grief: 'hiss', fright: 'gasp', glee: 'laugh' } },
  bruno: { often: 0.15, faces: { joy: 'purr', grief: 'sleepy', admiration: 'clap' } },
  mirek: { often: 0.25, faces: { joy: 'laugh', grief: 'hiss', fright: 'hiss', glee: 'laugh' } },
  vera: { often: 0.2, faces: { joy: 'purr', fright: 'gasp', glee: 'purr', admiration: 'clap' } },
  odile: { often: 0.12, faces: { joy: 'purr', grief: 'sleepy', admiration: 'clap' } },
};

const temperOf = (bot: string): Temper | undefined =>
  Object.entries(TEMPERS).find(([character]) => character === bot)?.[1];

/** A bot that holds a seat. */
export interface SeatedBot {
  readonly seat: Seat;
  readonly bot: string;
}

/** An event that was told, by its place: which table, which match of it, the how manieth event. */
export interface ToldEvent {
  readonly table: string;
  readonly match: number;
  readonly number: number;
}

export interface BotReaction extends SeatedBot {
  readonly reaction: Reaction;
}

/**
 * Whether a bot shows what it feels at an event, and which. Who might, and whether, is drawn from the place of the event before anybody
 * asks what happened: only then does it see what all were told.
 */
export const reactionTo = (
  { table, match, number }: ToldEvent,
  bots: readonly SeatedBot[],
  feelings: () => Feelings,
): BotReaction | undefined => {
  if (bots.length === 0) return undefined;
  const chance = new SeededChance(`reaction ${table} ${match} ${number}`);
  const one = drawn(bots, chance);
  const temper = temperOf(one.bot);
  if (temper === undefined || drawFraction(chance) >= temper.often) return undefined;
  const feeling = feelings().get(one.seat);
  const reaction = feeling === undefined ? undefined : temper.faces[feeling];
  return reaction === undefined ? undefined : { ...one, reaction };
};

/** All bots of a table together are quiet for so long after one has reacted, in milliseconds: far less than people may. */
export const QUIET = 10_000;

/** Lets through what is not too soon after the one before. */
export class Quiet {
  #until = Number.NEGATIVE_INFINITY;

  mayReact(now: number): boolean {
    if (now < this.#until) return false;
    this.#until = now + QUIET;
    return true;
  }
}
