import { recall, remember } from '../preferences/store';
import type { GameBox } from './gameBox';
import { LEVELS, type Level } from './lineup';

/** How somebody wants to play against bots. */
export interface Choice {
  readonly seats: number;
  readonly level: Level;
}

/** A newcomer meets friendly bots. */
const FIRST_LEVEL: Level = 2;

const keyOf = (box: GameBox): string => `miaou.play.${box.id}`;

const numbersIn = (text: string | null): readonly number[] => (text ?? '').split(' ').map(Number);

/** Reads "seats level"; whatever the game cannot have is as for a newcomer. */
export const parseChoice = (box: GameBox, text: string | null): Choice => {
  const [seats, level] = numbersIn(text);
  return {
    seats: box.seatCounts.find((count) => count === seats) ?? box.usualSeats,
    level: LEVELS.find((one) => one === level) ?? FIRST_LEVEL,
  };
};

export const makeChoice = ({ seats, level }: Choice): string => `${seats} ${level}`;

/** What was chosen last time on this device. */
export const lastChoice = (box: GameBox): Choice => parseChoice(box, recall(keyOf(box)));

export const keepChoice = (box: GameBox, choice: Choice): void => remember(keyOf(box), makeChoice(choice));
