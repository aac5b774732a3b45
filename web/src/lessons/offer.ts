import { recall, remember } from '../preferences/store';

/** Where this device keeps how far a learner has come. */
export const progressKey = (game: string): string => `miaou.learn.${game}`;

/** Who has neither learned nor played a game on this device is offered its first game. */
export const isOffered = (game: string): boolean => recall(progressKey(game)) === null;

/** Whoever plays without a lesson is not offered one again. */
export const needsNoLesson = (game: string): void => {
  if (isOffered(game)) remember(progressKey(game), '{}');
};
