export { ManualClock } from './manualClock.js';
