import { ChopResponder } from './chopResponder.js';
import { FelixResponder } from './felixResponder.js';
import type { Hunt, Responder } from './hunt.js';

/** For each game that can be learned, what a responder may play there: nothing to choose where all play the same part. */
export const HUNTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['felix', []],
  ['chop', ['cat', 'mice']],
]);

/** A responder that has not learned anything yet. */
export const responderFor = (hunt: Hunt): Responder =>
  hunt.game === 'chop' ? new ChopResponder(hunt) : new FelixResponder(hunt);
