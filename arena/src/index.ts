export type { Block } from './block.js';
export { canEnter } from './entrant.js';
export { JournalFault } from './journal.js';
export type { Plan } from './plan.js';
export { matrixText } from './report/matrix.js';
export { reportPage } from './report/page.js';
export type { ReportWords } from './report/words.js';
export type { Cell, Estimate } from './standing.js';
export { runTournament, type Standing } from './tournament.js';
