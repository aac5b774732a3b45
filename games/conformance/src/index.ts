export { GAMES } from '@miaou/games';
export { pairingFor } from './pairings/index.js';
export { drawStory, drawTwin, type Story } from './pairings/pairing.js';
export { playMatch } from './playing.js';
export { findLeak, type Inquiry, inquiriesOf, type Leak } from './secrets.js';
