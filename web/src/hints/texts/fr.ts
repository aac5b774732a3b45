import { percentIn, pointsIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Un bon joueur ferait…',
  thinking: 'Réflexion…',
  nothing: 'Pas de conseil cette fois.',
  means: 'Le meilleur choix d’abord, chacun avec ses chances de gagner.',
  chance: 'chances de gagner',
  percent: percentIn('fr'),
  margin: '± : l’écart possible.',
  gain: 'points d’ici la fin du tour',
  gainBar: 'Point : la moyenne. Barre : 8 cas sur 10.',
  points: pointsIn('fr'),
  bestFirst: 'Le meilleur choix d’abord.',
  standings: { best: 'le mieux', level: 'presque aussi bien', behind: 'un peu moins bien', farBehind: 'moins bien' },
  aids: 'Ce qu’on peut savoir',
  hideAid: 'Ne plus montrer',
  allAids: 'Tout montrer à nouveau',
  advised: 'conseillé',
};

export default words;
