import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Un bon joueur ferait…',
  thinking: 'Réflexion…',
  nothing: 'Pas de conseil cette fois.',
  means: 'Le meilleur d’abord, chacun avec sa chance de gagner.',
  chance: 'chance de gagner',
  percent: percentIn('fr'),
  advised: 'conseillé',
};

export default words;
