import type { ChopTypes } from '@miaou/chop';
import { drawings } from '../../look/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { lasts, sounds } from './story';
import { type ChopStep, standingIn, tellIn } from './telling';
import { texts } from './texts';

/** One key of the board and what it does, for the list of keys. */
interface KeyLine {
  readonly keys: string;
  readonly does: string;
}

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

interface ChopBoard extends BoardModule<ChopTypes> {
  /** The keys that play, for the key map. */
  readonly keys: () => readonly KeyLine[];
}

const board: ChopBoard = {
  Board,
  openEnd: async () => (await import('./End.svelte')).default,
  lasts: (step) => lasts(step as ChopStep),
  sounds: (step) => sounds(step as ChopStep),
  openTelling: async () => (step, names) => tellIn(texts.words, step as ChopStep, names),
  hints: () => import('./hints/index'),
  standing: (view) => standingIn(texts.words, view),
  ready: async () => {
    await Promise.all([texts.ready(), drawings('common'), drawings('chop')]);
  },
  keys,
};

/** The page looks a board and a table's facts up by the same name, so this one is handed nothing but Chop. */
export default board as unknown as BoardModule & Pick<ChopBoard, 'keys'>;

export { chopFollower as follower } from './follower';
