import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Rückblick',
  verdicts: { best: 'Das Beste', good: 'Gut', slip: 'Ein Ausrutscher', costly: 'Teuer', blunder: 'Ein Schnitzer' },
  round: (round) => `Runde ${round}`,
  seat: (seat) => `Platz ${seat}`,
  gaveAway: (chances) => `Das hat ${chances} von 100 Siegen verschenkt.`,
  bestKnown: (option) => `Das Beste nach dem, was man wusste: ${option}`,
  bestOpen: (option) => `Wenn alles offen liegt: ${option}`,
  chance: 'Siege von 100',
  points: 'Punkte dieser Runde',
  best: 'das Beste',
  made: 'gewählt',
  whiskers: 'Schnurrhaare: wie sicher das ist',
  hidden: 'Was dort liegen konnte, Fälle von 100',
  luckApart: 'Glück und Können getrennt',
  choice: 'Wahl',
  luck: 'Glück',
  together: 'Zusammen',
  remembered: 'Entscheidungen zum Merken',
  decided: 'So gut wie das Beste',
  goodOf: (good, all) => `${good} von ${all}`,
  evenLuck: 'Bei gleichem Glück',
  turningPoints: 'Wendepunkte',
  allDecisions: 'Alle Entscheidungen',
};

export default words;
