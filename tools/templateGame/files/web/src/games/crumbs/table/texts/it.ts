import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Turni', means: 'Vince chi allora ne ha mangiate di più.' } },
  parts: {},
  refusals: { sameAgain: 'Ne hai prese altrettante nel turno precedente. Prendine un altro numero.' },
};

export default words;
