import type { ChopTypes } from '@miaou/chop';
import { loadWeights } from '#chop-weights';
import type { GameBots } from '../gameBots.js';
import { chopAdviser } from './adviser.js';
import { chopControlVariate } from './controlVariate.js';
import { greedy } from './greedy.js';
import { ONE_MOVE } from './rankMoves.js';
import { searchBot } from './searchBot.js';

export const chopBots: GameBots<ChopTypes> = {
  bots: [
    greedy,
    searchBot('lino', { depth: ONE_MOVE, temperature: { cat: 0.05, mice: 0.034 }, riskAversion: 0 }),
    searchBot('ida', { depth: ONE_MOVE, temperature: { cat: 0.034, mice: 0.024 }, riskAversion: 0 }),
    searchBot('bruno', { depth: ONE_MOVE, temperature: { cat: 0.022, mice: 0.015 }, riskAversion: 0.15 }),
    searchBot('mirek', { depth: ONE_MOVE, temperature: { cat: 0.013, mice: 0.008 }, riskAversion: -0.05 }),
    searchBot('vera', { depth: ONE_MOVE, temperature: { cat: 0, mice: 0 }, riskAversion: 0 }),
    searchBot('odile', { depth: { moves: 4, rolls: 2 }, temperature: { cat: 0, mice: 0 }, riskAversion: 0 }),
  ],
  adviser: chopAdviser,
  controlVariate: chopControlVariate,
  loadWeights,
  loadReviewer: async () => (await import('./review/reviewer.js')).chopReviewer,
};
