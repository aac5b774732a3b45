import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Rounds', means: 'Whoever has eaten the most then wins.' } },
  parts: {},
  sharedDevice: 'Pass the device round. A screen hides what each of you takes.',
  refusals: { sameAgain: 'You took as many in the round before. Take another number.' },
};

export default words;
