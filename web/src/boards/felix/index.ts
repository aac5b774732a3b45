import type { FelixEvent, FelixTypes, FelixView } from '@miaou/felix';
import { drawings } from '../../look/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { standingOf } from './standing';
import { lastsOf } from './story';
import { felixTexts } from './texts/index';
import { moreTexts } from './texts/more/index';

const board: BoardModule<FelixTypes> = {
  Board,
  openEnd: async () => (await moreTexts.with(import('./End.svelte'))).default,
  lasts: ({ event, after }) => lastsOf(event as FelixEvent, after as FelixView),
  openTelling: async () => (await moreTexts.with(import('./later'))).telling,
  standing: (view, names) => standingOf(view, names, felixTexts.words),
  hints: () => import('./hints/index'),
  ready: async () => {
    await Promise.all([felixTexts.ready(), drawings('common'), drawings('felix')]);
  },
};

/** The page shows a board only the views of its own game: it looks both up by the same name. */
export default board as unknown as BoardModule;

export { felixFollower as follower } from './follower';
