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
  whiskers: 'baffi: quanto è sicuro',
  hidden: 'Che cosa poteva esserci, volte su 100',
  luckApart: 'La fortuna a parte',
  choice: 'Scelta',
  luck: 'Fortuna',
  together: 'Insieme',
  remembered: 'Decisioni da ricordare',
  decided: 'Alla pari con il meglio',
  goodOf: (good, all) => `${good} su ${all}`,
  evenLuck: 'A pari fortuna',
  turningPoints: 'Svolte',
  allDecisions: 'Tutte le decisioni',
};

export default words;
