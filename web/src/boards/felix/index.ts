import type { FelixEvent, FelixTypes, FelixView } from '@miaou/felix';
import { drawings } from '../../look/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { type KeyLine, keyLines } from './keys';
import { standingOf } from './standing';
import { lastsOf, soundsOf } from './story';
import { felixTexts } from './texts/index';
import { moreTexts } from './texts/more/index';

interface FelixBoard extends BoardModule<FelixTypes> {
  /** The keys that play, for the key map. */
  readonly keys: () => readonly KeyLine[];
}

const board: FelixBoard = {
  Board,
  openEnd: async () => (await moreTexts.with(import('./End.svelte'))).default,
  lasts: ({ event, after }) => lastsOf(event as FelixEvent, after as FelixView),
  sounds: soundsOf,
  openTelling: async () => (await moreTexts.with(import('./later'))).tell,
  standing: (view, names) => standingOf(view, names, felixTexts.words),
  keys: () => keyLines(felixTexts.words),
  hints: () => import('./hints/index'),
  ready: async () => {
    await Promise.all([felixTexts.ready(), drawings('common'), drawings('felix')]);
  },
};

/** The page shows a board only the views of its own game: it looks both up by the same name. */
export default board as unknown as BoardModule & Pick<FelixBoard, 'keys'>;

export { felixFollower as follower } from './follower';
