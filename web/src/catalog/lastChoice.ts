import type { GameManifest } from '../games/manifest';
import { recall, remember } from '../preferences/store';
import { type Level, levelsOf } from './lineup';

/** How a visitor plays against bots. */
export interface Choice {
  readonly seats: number;
  readonly level: Level;
}

/** A newcomer meets friendly bots. */
const FIRST_LEVEL: Level = 2;

const keyOf = (game: GameManifest): string => `miaou.play.${game.id}`;

const numbersIn = (text: string | null): readonly number[] => (text ?? '').split(' ').map(Number);

/** Reads "seats level"; whatever the game cannot have is as for a newcomer. */
export const parseChoice = (game: GameManifest, text: string | null): Choice => {
  const [seats, level] = numbersIn(text);
  return {
    seats: game.seatCounts.find((count) => count === seats) ?? game.usualSeats,
    level: levelsOf(game.id).find((one) => one === level) ?? FIRST_LEVEL,
  };
};

export const makeChoice = ({ seats, level }: Choice): string => `${seats} ${level}`;

/** What was chosen last time on this device. */
export const lastChoice = (game: GameManifest): Choice => parseChoice(game, recall(keyOf(game)));

export const keepChoice = (game: GameManifest, choice: Choice): void => remember(keyOf(game), makeChoice(choice));
