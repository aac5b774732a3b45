import type { FelixEvent, FelixTypes, FelixView } from '@miaou/felix';
import { drawings } from '../../look/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { type KeyLine, keyLines } from './keys';
import { lastsOf, soundsOf } from './story';
import { standingOf, tellEvent } from './tell';
import { felixTexts } from './texts/index';

interface FelixBoard extends BoardModule<FelixTypes> {
  /** The keys that play, for the key map. */
  readonly keys: () => readonly KeyLine[];
}

const board: FelixBoard = {
  Board,
  openEnd: async () => (await import('./End.svelte')).default,
  lasts: ({ event, after }) => lastsOf(event as FelixEvent, after as FelixView),
  sounds: soundsOf,
  tell: ({ event, before, after }, names) =>
    tellEvent(event as FelixEvent, before as FelixView, after as FelixView, names, felixTexts.words),
  standing: (view, names) => standingOf(view, names, felixTexts.words),
  keys: () => keyLines(felixTexts.words),
  hints: () => import('./hints/index'),
  ready: async () => {
    await Promise.all([felixTexts.ready(), drawings('common'), drawings('felix')]);
  },
};

/** The page shows a board only the views of its own game: it looks both up by the same name. */
export default board as unknown as BoardModule & Pick<FelixBoard, 'keys'>;
