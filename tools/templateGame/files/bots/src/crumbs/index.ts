import type { CrumbsTypes } from '@miaou/crumbs';
import { CHARACTERS } from '../characters.js';
import type { GameBots } from '../gameBots.js';
import { greedy } from './greedy.js';
import { samplingBot } from './samplingBot.js';

/** The stronger a character, the more of what the others may do it looks at. */
const SAMPLES = { 1: 1, 2: 2, 3: 4, 4: 10, 5: 30, 6: 100 } as const;

export const crumbsBots: GameBots<CrumbsTypes> = {
  bots: [greedy, ...CHARACTERS.map(({ id, level }) => samplingBot(id, SAMPLES[level]))],
};
