import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Manches', means: 'Qui a alors mangé le plus gagne.' } },
  parts: {},
  refusals: { sameAgain: 'C’est autant qu’à la manche précédente. Prends un autre nombre.' },
};

export default words;
