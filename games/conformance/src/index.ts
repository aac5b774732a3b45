export { GAMES } from '@miaou/games';
export { findLeak, type Inquiry, inquiriesOf, type Leak } from './secrets.js';
