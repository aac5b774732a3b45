import { charactersOf } from '@miaou/bots/characters';
import { isJsonObject, type JsonObject } from '@miaou/kit';
import type { Clock, Settings } from '@miaou/table';
import type { GameManifest, Opener } from '../games/manifest';
import { recall, remember } from '../preferences/store';
import type { Language } from '../texts/languages';
import { clockKey, clockOf } from './clocks';
import { type Level, lineup } from './lineup';

/** On which side a visitor plays, in a game of one against the others. */
export const SIDES = ['holder', 'others', 'drawn'] as const;
export type Side = (typeof SIDES)[number];

/** Who shares a device. What is given to a seat is for that seat; null is drawn by lot. */
interface SharedSeats {
  /** By seat; a seat without a name is a bot's. */
  readonly names: readonly string[];
  /** Who plays alone, in a game of one against the others. */
  readonly holder: number | null;
  readonly opener: number | null;
}

/** What a visitor chose before a match, the same for all ways to begin one. */
export interface Choice {
  readonly seats: number;
  readonly level: Level;
  readonly side: Side;
  readonly opener: Opener;
  /** The rules, where they are not the defaults. */
  readonly options: JsonObject;
  /** Of a table for friends. */
  readonly clock: Clock;
  /** Who rolls dice; left out as the table has it. */
  readonly rolls?: NonNullable<Settings['rolls']>;
  readonly here: SharedSeats;
}

/** A newcomer meets friendly bots. */
const FIRST_LEVEL: Level = 3;

const keyOf = (game: GameManifest): string => `miaou.play.${game.id}`;

const fieldsOf = (text: string): JsonObject => {
  try {
    const raw: unknown = JSON.parse(text);
    return isJsonObject(raw) ? raw : {};
  } catch {
    // What earlier versions of the page stored: "seats level".
    const [seats, level] = text.split(' ').map(Number);
    return { seats, level };
  }
};

/** Only values that an option can have: a choice, a number or a document. The game refuses what it does not know. */
const optionsIn = (raw: unknown): JsonObject | undefined =>
  isJsonObject(raw)
    ? Object.fromEntries(
        Object.entries(raw).filter(
          ([, value]) => typeof value === 'string' || Number.isInteger(value) || isJsonObject(value),
        ),
      )
    : undefined;

const namesIn = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.map((name) => (typeof name === 'string' ? name : '')) : [];

const seatIn = (raw: unknown, seats: number): number | null =>
  Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) < seats ? Number(raw) : null;

const sharedIn = (raw: unknown, seats: number): SharedSeats => {
  const fields = isJsonObject(raw) ? raw : {};
  return {
    names: namesIn(fields['names']).slice(0, seats),
    holder: seatIn(fields['holder'], seats),
    opener: seatIn(fields['opener'], seats),
  };
};

/** The level of the bot that was chosen. Before Lino came the numbers of levels were stored, each one lower than today. */
const levelIn = ({ id }: GameManifest, { bot, level }: JsonObject): Level | undefined =>
  charactersOf(id).find((one) => one.id === bot || (one.level > 1 && one.level - 1 === level))?.level;

/** Reads what was stored, by this version of the page or another; whatever the game cannot have is as for a newcomer. */
export const parseChoice = (game: GameManifest, text: string | null, language: Language): Choice => {
  const raw = fieldsOf(text ?? '');
  const first = game.first?.(language);
  const seats = game.seatCounts.find((count) => count === raw['seats']) ?? game.usualSeats;
  return {
    seats,
    level: levelIn(game, raw) ?? FIRST_LEVEL,
    side: SIDES.find((one) => one === raw['side']) ?? 'drawn',
    opener: game.openers.find((one) => one === raw['opener']) ?? first?.opener ?? 'chance',
    options: optionsIn(raw['options']) ?? first?.options ?? {},
    clock: clockOf(typeof raw['clock'] === 'string' ? raw['clock'] : ''),
    ...(raw['rolls'] === 'player' || raw['rolls'] === 'table' ? { rolls: raw['rolls'] } : {}),
    here: sharedIn(raw['here'], seats),
  };
};

export const makeChoice = (game: GameManifest, { level, ...choice }: Choice): string =>
  JSON.stringify({ ...choice, bot: lineup(game.id, 1, level)[0], clock: clockKey(choice.clock) });

/** What was chosen last time on this device. */
export const lastChoice = (game: GameManifest, language: Language): Choice =>
  parseChoice(game, recall(keyOf(game)), language);

/** Whether anything was chosen before. */
export const hasChosen = (game: GameManifest): boolean => recall(keyOf(game)) !== null;

export const keepChoice = (game: GameManifest, choice: Choice): void => remember(keyOf(game), makeChoice(game, choice));
