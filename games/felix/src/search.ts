/**
 * For programs that search or learn: the truth as numbers, which no player may see. Bots use it on positions that they drew
 * from a view themselves.
 */
export { type Action, actionOf, moveOf, PASS } from './actions.js';
export { isLastChoice } from './auction.js';
export {
  type CardSet,
  type Code,
  type Counts,
  codeOf,
  FULL_SET,
  NO_CARD,
  nthOf,
  one,
  pointsOf,
  sizeOf,
  without,
} from './cards.js';
export { type DogRules, dogRulesOf, sackOf } from './dogs.js';
export { lastBid } from './history.js';
export { nextPayment } from './mouseCards.js';
export { FelixPosition, startPosition } from './position.js';
export { faceUpNow } from './row.js';
export { sampler } from './sample.js';
export { makeSetup } from './setup.js';
export { mouseCardsFor, ROUNDS } from './stock.js';
export { handOf, laidBy, miceOf, passAt, setHand, setMice, wonBy } from './truth.js';
