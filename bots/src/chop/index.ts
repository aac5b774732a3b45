import type { ChopTypes } from '@miaou/chop';
import { loadWeights } from '#chop-weights';
import type { GameBots } from '../gameBots.js';
import { chopAdviser } from './adviser.js';
import { chopControlVariate } from './controlVariate.js';
import { greedy } from './greedy.js';
import { searchBot } from './searchBot.js';

export const chopBots: GameBots<ChopTypes> = {
  bots: [
    greedy,
    searchBot('ida', { deepMoves: 0, temperature: 0.08, riskAversion: 0 }),
    searchBot('bruno', { deepMoves: 0, temperature: 0.05, riskAversion: 0.25 }),
    searchBot('mirek', { deepMoves: 0, temperature: 0.02, riskAversion: -0.05 }),
    searchBot('vera', { deepMoves: 0, temperature: 0, riskAversion: 0 }),
    searchBot('odile', { deepMoves: 8, temperature: 0, riskAversion: 0 }),
  ],
  adviser: chopAdviser,
  controlVariate: chopControlVariate,
  loadWeights,
};
