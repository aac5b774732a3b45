import type { Card, FelixTypes } from '@miaou/felix';
import { COMMON_SPRITE, loadSprite } from '../../../ui/sprite';
import { type BoardModule, registerBoard } from '../../board';
import sprite from '../sprite.svg?url';
import Board from './Board.svelte';
import { hiddenCard } from './cardSymbols';
import { clientRules } from './clientRules';
import { dealtLines } from './dealt';
import { feelings } from './feelings';
import { keyLines } from './keyMap';
import { panelView } from './lyingCards';
import { logLines } from './matchLog';
import { loadedMoments } from './moments/loaded';
import { openView, turnedUp } from './openView';
import { matchStatus } from './status';
import { boardTexts } from './texts/index';
import { turnCall } from './turnCall';

/** How long an event is shown of which only the cards can be seen, in milliseconds. */
const PLAIN_TIME = 350;

const board: BoardModule<FelixTypes> = {
  Board,
  openEnd: async () => (await import('./end/End.svelte')).default,
  duration: (step) => loadedMoments()?.duration(step) ?? PLAIN_TIME,
  tellsAfter: (step) => loadedMoments()?.tellsAfter(step) ?? 0,
  stillDuration: (step) => loadedMoments()?.stillDuration(step) ?? PLAIN_TIME,
  stillTellsAfter: (step) => loadedMoments()?.stillTellsAfter(step) ?? 0,
  panelView,
  logLines: (step, names) => logLines(step, names, boardTexts.words),
  sounds: (step) => loadedMoments()?.sounds(step) ?? [],
  toldSounds: (step) => loadedMoments()?.toldSounds(step) ?? [],
  feelings,
  keys: () => keyLines(boardTexts.words),
  status: (view, names) => matchStatus(view, names, boardTexts.words),
  turnCall: (owed, names) => turnCall(owed, names, boardTexts.words),
  round: ({ round }) => round,
  openView,
  turnedUp,
  hiddenPicture: (what) => hiddenCard(what as Card),
  dealtLines: (deal) => dealtLines(deal, boardTexts.words),
  hints: () => import('./hints/index'),
  explanations: () => import('./explanations/index'),
  share: () => import('./share'),
  ready: async () => {
    await Promise.all([boardTexts.ready(), loadSprite(COMMON_SPRITE), loadSprite(sprite)]);
  },
};

export default registerBoard({ board, clientRules });
