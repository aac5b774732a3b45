import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Rückblick',
  verdicts: { best: 'Das Beste', good: 'Gut', slip: 'Ein Ausrutscher', costly: 'Teuer', blunder: 'Ein Schnitzer' },
  round: (round) => `Runde ${round}`,
  seat: (seat) => `Platz ${seat}`,
  gaveAway: (chances) => `Das verschenkt in 100 Partien ${chances} Siege.`,
  bestKnown: (option) => `Am besten nach dem, was man wusste: ${option}`,
  bestOpen: (option) => `Läge alles offen: ${option}`,
  chance: 'Siege in 100 Partien',
  points: 'Punkte in dieser Runde',
  best: 'das Beste',
  made: 'gewählt',
  whiskers: 'Schnurrhaare: wie sicher das ist',
  hidden: 'Was dort liegen konnte, in 100 Fällen',
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
