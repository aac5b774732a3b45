import type { ChopTypes } from '@miaou/chop';
import { COMMON_SPRITE, loadSprite } from '../../../ui/sprite';
import { type BoardModule, registerBoard } from '../../board';
import sprite from '../sprite.svg?url';
import Board from './Board.svelte';
import { clientRules } from './clientRules';
import { dealtLines } from './dealt';
import { sounds } from './eventSounds';
import { feelings } from './feelings';
import { keyLines } from './keyMap';
import { logLines } from './matchLog';
import { openView } from './openView';
import { matchStatus } from './status';
import { boardTexts } from './texts/index';
import { duration, stillDuration, tellsAfter } from './timing';
import { turnCall } from './turnCall';

const board: BoardModule<ChopTypes> = {
  Board,
  openEnd: async () => (await import('./end/End.svelte')).default,
  duration,
  tellsAfter,
  stillDuration,
  logLines: (step, names) => logLines(step, names, boardTexts.words),
  sounds,
  feelings,
  keys: () => keyLines(boardTexts.words),
  status: (view) => matchStatus(view, boardTexts.words),
  turnCall: (owed) => turnCall(owed, boardTexts.words),
  round: ({ round }) => round,
  openView,
  dealtLines: (deal, options) => dealtLines(deal, options, boardTexts.words),
  hints: () => import('./hints/index'),
  explanations: () => import('./explanations/index'),
  share: () => import('./share'),
  ready: async () => {
    await Promise.all([boardTexts.ready(), loadSprite(COMMON_SPRITE), loadSprite(sprite)]);
  },
};

export default registerBoard({ board, clientRules });
