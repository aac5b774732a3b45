import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Analyse',
  verdicts: { best: 'Le mieux', good: 'Bien', slip: 'Un faux pas', costly: 'Coûteux', blunder: 'Une bourde' },
  round: (round) => `Tour ${round}`,
  seat: (seat) => `Place ${seat}`,
  gaveAway: (chances) => `Cela a coûté ${chances} chances sur 100.`,
  bestKnown: (option) => `Le mieux avec ce qu’on savait : ${option}`,
  bestOpen: (option) => `Tout étant découvert : ${option}`,
  chance: 'chances de gagner, sur 100',
  points: 'points de ce tour',
  best: 'le mieux',
  made: 'choisi',
  whiskers: 'moustaches : marge d’erreur',
  hidden: 'Ce qui pouvait se cacher là, fois sur 100',
  luckApart: 'La chance à part',
  choice: 'Choix',
  luck: 'Chance',
  together: 'Ensemble',
  remembered: 'Décisions à retenir',
  decided: 'Aussi bien que le mieux',
  goodOf: (good, all) => `${good} sur ${all}`,
  evenLuck: 'À chance égale',
  turningPoints: 'Tournants',
  allDecisions: 'Toutes les décisions',
};

export default words;
