import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Un bon joueur ferait…',
  thinking: 'Réflexion…',
  nothing: 'Pas de conseil cette fois.',
  means: 'Le meilleur choix d’abord, chacun avec ses chances de gagner.',
  chance: 'chances de gagner',
  percent: percentIn('fr'),
  advised: 'conseillé',
};

export default words;
