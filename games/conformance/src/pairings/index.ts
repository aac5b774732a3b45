import { chopPairing } from './chop.js';
import { felixPairing } from './felix.js';
import type { Pairing } from './pairing.js';

const PAIRINGS: { readonly [gameId: string]: Pairing } = { felix: felixPairing, chop: chopPairing };

/** What the rulebook of a game hides. A game without such a page has not said what its viewers may know. */
export const pairingFor = (gameId: string): Pairing => {
  const pairing = PAIRINGS[gameId];
  if (pairing === undefined) throw new Error(`no pairing of worlds is written for the game ${gameId}`);
  return pairing;
};
