import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Analisi',
  verdicts: { best: 'Il meglio', good: 'Bene', slip: 'Una svista', costly: 'Costoso', blunder: 'Un errore grave' },
  round: (round) => `Round ${round}`,
  seat: (seat) => `Posto ${seat}`,
  gaveAway: (chances) => `È costato ${chances} possibilità su 100.`,
  bestKnown: (option) => `Il meglio con ciò che si sapeva: ${option}`,
  bestOpen: (option) => `A carte scoperte: ${option}`,
  chance: 'probabilità di vincere, su 100',
  points: 'punti in questo round',
  best: 'il meglio',
  made: 'scelto',
  whiskers: 'baffi: margine di errore',
  hidden: 'Che cosa poteva esserci, su 100 casi',
  luckApart: 'Il peso della fortuna',
  choice: 'Scelta',
  luck: 'Fortuna',
  together: 'In tutto',
  remembered: 'Decisioni da ricordare',
  decided: 'Tra le scelte migliori',
  goodOf: (good, all) => `${good} su ${all}`,
  evenLuck: 'A pari fortuna',
  turningPoints: 'Momenti decisivi',
  allDecisions: 'Tutte le decisioni',
};

export default words;
