export { GAMES } from '@miaou/games';
export { pairingFor } from './pairings/index.js';
export { drawConsistent, drawSwapped, type UnfinishedRecord } from './pairings/pairing.js';
export { playMatch } from './playing.js';
export { playSealed } from './playSealed.js';
export { findLeak, type Leak, type SecrecyCheck, secrecyChecksOf } from './secrets.js';
