import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Rounds', means: 'Whoever has eaten the most then wins.' } },
  parts: {},
  refusals: { sameAgain: 'You took as many in the round before. Take another number.' },
};

export default words;
