// Written by `npm run games` from games/games.json: change that list, not this file.

import { CHARACTERS, type Character } from './characters.js';
import { chopBots } from './chop/index.js';
import { felixBots } from './felix/index.js';
import type { GameBots } from './gameBots.js';
import type { KnownCurves } from './review/reviewer.js';
import type { LoadGameReviewWords } from './review/words.js';
import type { GameTraining } from './training/gameTraining.js';

// Five maps, since a page that shows characters, words or puzzles must not load networks, and a server that plays must not load training.

export const CHARACTERS_BY_GAME: ReadonlyMap<string, readonly Character[]> = new Map([
  ['felix', CHARACTERS],
  ['chop', CHARACTERS],
]);

export const BOTS_BY_GAME: ReadonlyMap<string, GameBots> = new Map<string, GameBots>([
  ['felix', felixBots],
  ['chop', chopBots],
]);

export const TRAINING_BY_GAME: ReadonlyMap<string, () => Promise<GameTraining>> = new Map([
  ['felix', async (): Promise<GameTraining> => (await import('./felix/training/index.js')).felixTraining],
  ['chop', async (): Promise<GameTraining> => (await import('./chop/training/index.js')).chopTraining],
]);

export const REVIEW_WORDS_BY_GAME: ReadonlyMap<string, LoadGameReviewWords> = new Map<string, LoadGameReviewWords>([
  ['felix', async (language) => (await import('./felix/review/words.js')).load(language)],
  ['chop', async (language) => (await import('./chop/review/words.js')).load(language)],
]);

export const CURVES_BY_GAME: ReadonlyMap<string, () => Promise<KnownCurves>> = new Map([
  ['felix', async (): Promise<KnownCurves> => (await import('./felix/review/calibration.js')).felixCurves],
  ['chop', async (): Promise<KnownCurves> => (await import('./chop/review/calibration.js')).chopCurves],
]);
