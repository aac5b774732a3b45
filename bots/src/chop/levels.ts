import type { ChopTypes } from '@miaou/chop';
import type { Bot } from '../bot.js';
import { ONE_MOVE } from './rankMoves.js';
import { searchBot } from './searchBot.js';

/** The characters, weakest first. */
export const chopLevels: readonly Bot<ChopTypes>[] = [
  searchBot('lino', { depth: ONE_MOVE, temperature: { cat: 0.05, mice: 0.034 }, riskAversion: 0 }),
  searchBot('ida', { depth: ONE_MOVE, temperature: { cat: 0.034, mice: 0.024 }, riskAversion: 0 }),
  searchBot('bruno', { depth: ONE_MOVE, temperature: { cat: 0.022, mice: 0.015 }, riskAversion: 0.15 }),
  searchBot('mirek', { depth: ONE_MOVE, temperature: { cat: 0.013, mice: 0.008 }, riskAversion: -0.05 }),
  searchBot('vera', { depth: ONE_MOVE, temperature: { cat: 0, mice: 0 }, riskAversion: 0 }),
  searchBot('odile', { depth: { moves: 4, rolls: 2 }, temperature: { cat: 0, mice: 0 }, riskAversion: 0 }),
];
