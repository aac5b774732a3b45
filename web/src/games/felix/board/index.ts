import type { FelixTypes } from '@miaou/felix';
import { COMMON_SPRITE, loadSprite } from '../../../ui/sprite';
import { type BoardModule, registerBoard } from '../../board';
import sprite from '../sprite.svg?url';
import Board from './Board.svelte';
import { shownView } from './cardPlacement';
import { clientRules } from './clientRules';
import { keyLines } from './keyMap';
import { logLines } from './matchLog';
import { openView } from './openView';
import { sounds } from './sounds';
import { matchStatus } from './status';
import { boardTexts } from './texts/index';
import { duration } from './timing';
import { turnCall } from './turnCall';

const board: BoardModule<FelixTypes> = {
  Board,
  openEnd: async () => (await import('./End.svelte')).default,
  duration,
  panelView: shownView,
  logLines: (step, names) => logLines(step, names, boardTexts.words),
  sounds,
  keys: () => keyLines(boardTexts.words),
  status: (view, names) => matchStatus(view, names, boardTexts.words),
  turnCall: (owed, names) => turnCall(owed, names, boardTexts.words),
  round: ({ round }) => round,
  openView,
  hints: () => import('./hints/index'),
  ready: async () => {
    await Promise.all([boardTexts.ready(), loadSprite(COMMON_SPRITE), loadSprite(sprite)]);
  },
};

export default registerBoard({ board, clientRules });
