import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Analyse',
  verdicts: { best: 'Le mieux', good: 'Bien', slip: 'Un faux pas', costly: 'Coûteux', blunder: 'Une bourde' },
  round: (round) => `Tour ${round}`,
  seat: (seat) => `Place ${seat}`,
  gaveAway: (chances) => `Cela a coûté ${chances} chances sur 100.`,
  bestKnown: (option) => `Le mieux avec ce qu’on savait : ${option}`,
  bestOpen: (option) => `En voyant tout : ${option}`,
  chance: 'chances de gagner, sur 100',
  points: 'points de ce tour',
  best: 'le mieux',
  made: 'choisi',
  whiskers: 'moustaches : marge d’erreur',
  hidden: 'Ce qui pouvait se cacher là, sur 100 cas',
  luckApart: 'La part de la chance',
  choice: 'Choix',
  luck: 'Chance',
  together: 'En tout',
  remembered: 'Décisions à retenir',
  decided: 'Parmi les meilleurs choix',
  goodOf: (good, all) => `${good} sur ${all}`,
  evenLuck: 'À chance égale',
  turningPoints: 'Moments décisifs',
  allDecisions: 'Toutes les décisions',
};

export default words;
