import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Manches', means: 'Qui a alors mangé le plus gagne.' } },
  parts: {},
  sharedDevice: 'Faites tourner l’appareil. Un écran cache ce que chacun prend.',
  refusals: { sameAgain: 'C’est autant qu’à la manche précédente. Prends un autre nombre.' },
};

export default words;
