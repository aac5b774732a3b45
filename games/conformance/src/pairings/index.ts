import { PAIRINGS } from './games.js';
import type { Pairing } from './pairing.js';

/** What the rulebook of a game hides. */
export const pairingFor = (gameId: string): Pairing => {
  const pairing = PAIRINGS.get(gameId);
  if (pairing === undefined) throw new Error(`no pairing of worlds is written for the game ${gameId}`);
  return pairing;
};
