import type { ChopTypes } from '@miaou/chop';
import { drawings } from '../../look/sprite';
import type { BoardModule, KeyLine, Telling } from '../board';
import Board from './Board.svelte';
import { lasts, sounds } from './story';
import { type ChopStep, standingIn, tellIn } from './telling';
import { texts } from './texts';

const keys = (): readonly KeyLine[] => {
  const { words } = texts;
  return [
    { keys: '← ↑ → ↓', does: words.keys.arrows },
    { keys: 'Enter', does: words.keys.enter },
    { keys: '1 2 3 4', does: words.keys.mouse },
    { keys: 'R', does: words.keys.roll },
    { keys: 'D', does: words.keys.danger },
    { keys: 'L', does: words.keys.list },
    { keys: 'Esc', does: words.keys.escape },
  ];
};

const telling: Telling = {
  tell: (step, names) => tellIn(texts.words, step as ChopStep, names),
  sounds: (step) => sounds(step as ChopStep),
  keys,
};

const board: BoardModule<ChopTypes> = {
  Board,
  openEnd: async () => (await import('./End.svelte')).default,
  lasts: (step) => lasts(step as ChopStep),
  openTelling: async () => telling,
  hints: () => import('./hints/index'),
  standing: (view) => standingIn(texts.words, view),
  ready: async () => {
    await Promise.all([texts.ready(), drawings('common'), drawings('chop')]);
  },
};

/** The page looks a board and a table's facts up by the same name, so this one is handed nothing but Chop. */
export default board as unknown as BoardModule;

export { chopFollower as follower } from './follower';
