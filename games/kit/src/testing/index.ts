export { playSealed } from './sealedMatch.js';
