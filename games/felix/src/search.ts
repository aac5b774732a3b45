/**
 * For programs that search or learn: the state of a match as numbers, which no player may see. Bots use it on positions that they
 * drew from a view themselves.
 */
export { type Action, actionOf, moveOf, PASS } from './actions.js';
export { ROUNDS, STARTING_MICE } from './amounts.js';
export { nextPayment } from './bank.js';
export {
  type CardSet,
  type Code,
  type Counts,
  codeOf,
  countOf,
  FULL_SET,
  NO_CARD,
  nthOf,
  one,
  pointsOf,
  sizeOf,
  without,
} from './cards.js';
export { type DogRules, dogRulesOf, sackOf } from './dogs.js';
export { lastBid, type RememberedRound, recallRound } from './history.js';
export { actOutOfTurn, applyHoldings, type Holding, holdingOf, replaceLaid, rewindRound } from './hypotheses.js';
export { isLastChoice } from './legalMoves.js';
export { handOf, laidBy, miceOf, wonBy } from './matchState.js';
export { observationNames } from './observationNames.js';
export { fillingFor, mouseCardsFor } from './passPayments.js';
export { FelixPosition, startPosition } from './position.js';
export { faceUpNow } from './row.js';
export { sampler } from './sample.js';
export { ownerAt } from './seats.js';
export { makeSetup } from './setup.js';
