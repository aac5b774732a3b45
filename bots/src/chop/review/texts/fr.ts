import type { ChopReviewWords } from './words.js';

const words: ChopReviewWords = {
  phases: { mice: 'Côté souris', cat: 'Côté chat' },
  tiles: {
    cheese: 'fromage',
    broken: 'vaisselle cassée',
    plus1: '+1',
    plus2: '+2',
    arrow: 'flèche',
    fork: 'fourchette',
    knife: 'couteau',
  },
  holes: { N: 'trou nord', E: 'trou est', S: 'trou sud', W: 'trou ouest' },
  mice: ['Chapeau', 'Écharpe', 'Lunettes', 'Nœud'],
  mouseTo: (mouse, place, kind) => (kind === 'hole' ? `${mouse} dans le ${place}` : `${mouse} en ${place}`),
  catTo: (place) => `Chat en ${place}`,
  jump: (place) => `Bondir en ${place}`,
  fork: (square) => `Prendre le fromage en ${square}`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `Le fromage en ${at} est pris.`,
    'came-home': ({ hole }) => `Une souris est rentrée : ${name(hole)}.`,
    fled: ({ danger }) => `Le chat l’aurait prise ${danger} fois sur 100.`,
    'turned-tile': ({ cheese }) => `La tuile cachait un fromage ${cheese} fois sur 100.`,
    caught: ({ left }) => `Une souris est prise ; il en reste ${left}.`,
    threatened: ({ chance }) => `Une souris était à portée du prochain lancer, ${chance} fois sur 100.`,
    besieged: () => 'Le chat attendait là où une souris devait sortir.',
    'went-well': () => 'Aucun autre choix n’était meilleur.',
    'missed-cheese': ({ at }) => `Un fromage était à prendre en ${at}.`,
    'missed-home': ({ hole }) => `Le chemin du retour était libre : ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) =>
      `Une souris est restée là où le chat pouvait la prendre ${danger} fois sur 100.`,
    'went-into-danger': ({ danger }) => `Le chat pouvait l’y prendre ${danger} fois sur 100.`,
    'missed-tile': ({ cheese }) => `Une tuile était à retourner : elle cachait un fromage ${cheese} fois sur 100.`,
    'missed-catch': () => 'Une souris pouvait être prise.',
    'missed-threat': ({ chance }) => `Une meilleure case mettait une souris à portée ${chance} fois sur 100.`,
    'missed-siege': () => 'Mieux valait attendre là où une souris devait sortir.',
    'went-wrong': () => 'Un autre choix valait mieux.',
  }),
};

export default words;
