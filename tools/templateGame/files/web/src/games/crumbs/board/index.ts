import { type CrumbsTypes, crumbs } from '@miaou/crumbs';
import { clientRulesOf } from '../../../tableClient/choices';
import { COMMON_SPRITE, loadSprite } from '../../../ui/sprite';
import { type BoardModule, registerBoard } from '../../board';
import Board from './Board.svelte';
import { logLines } from './matchLog';
import { boardTexts } from './texts/index';

/** How long each event is shown, in milliseconds. */
const TIMES = { decided: 200, crumbsShown: 1500, plateServed: 600, matchEnded: 600 } as const;

const SOUNDS = { decided: ['lay'], crumbsShown: ['turn'], plateServed: ['yourTurn'], matchEnded: ['win'] } as const;

const board: BoardModule<CrumbsTypes> = {
  Board,
  openEnd: async () => (await import('./End.svelte')).default,
  duration: ({ event }) => TIMES[event.type],
  panelView: ({ view }) => view,
  logLines: (step, names) => logLines(step, names, boardTexts.words),
  sounds: ({ event }) => SOUNDS[event.type],
  keys: () => [{ keys: '0 1 2 3', does: boardTexts.words.keys.take }],
  // After the last round was shown, and before the end is, one round more would be counted than there are.
  status: ({ past, plate, options }) =>
    boardTexts.words.status(Math.min(past.length + 1, options.rounds), options.rounds, plate),
  turnCall: () => boardTexts.words.turn.choose,
  round: ({ past }) => past.length + 1,
  ready: async () => {
    await Promise.all([boardTexts.ready(), loadSprite(COMMON_SPRITE)]);
  },
};

export default registerBoard({ board, clientRules: clientRulesOf(crumbs) });
