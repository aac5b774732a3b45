import type { ChopReviewWords } from './words.js';

const words: ChopReviewWords = {
  phases: { mice: 'Als Mäuse', cat: 'Als Katze' },
  tiles: {
    cheese: 'Käse',
    broken: 'Scherben',
    plus1: '+1',
    plus2: '+2',
    arrow: 'Pfeil',
    fork: 'Gabel',
    knife: 'Messer',
  },
  holes: { N: 'Nordloch', E: 'Ostloch', S: 'Südloch', W: 'Westloch' },
  mice: ['Hut', 'Schal', 'Brille', 'Schleife'],
  mouseTo: (mouse, place, kind) => (kind === 'hole' ? `${mouse} ins ${place}` : `${mouse} nach ${place}`),
  catTo: (place) => `Katze nach ${place}`,
  jump: (place) => `Sprung nach ${place}`,
  fork: (square) => `Käse auf ${square} nehmen`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `Den Käse auf ${at} geholt.`,
    'came-home': ({ hole }) => `Zurück nach Hause: ${name(hole)}.`,
    fled: ({ danger }) => `Sonst hätte die Katze sie ${danger} von 100 Mal gefangen.`,
    'turned-tile': ({ cheese }) => `Unter der Fliese lag in ${cheese} von 100 Fällen Käse.`,
    caught: ({ left }) => `Eine Maus gefangen; übrig: ${left}.`,
    threatened: ({ chance }) => `Mit dem nächsten Wurf konnte sie eine Maus fangen, ${chance} von 100 Mal.`,
    besieged: () => 'Sie lauerte, wo eine Maus herausmusste.',
    'went-well': () => 'Kein anderer Weg war besser.',
    'missed-cheese': ({ at }) => `Auf ${at} war ein Käse zu holen.`,
    'missed-home': ({ hole }) => `Der Weg nach Hause war frei: ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) => `Eine Maus blieb, wo die Katze sie fangen konnte, ${danger} von 100 Mal.`,
    'went-into-danger': ({ danger }) => `Dort konnte die Katze sie fangen, ${danger} von 100 Mal.`,
    'missed-tile': ({ cheese }) => `Eine Fliese ließ sich umdrehen, in ${cheese} von 100 Fällen mit Käse.`,
    'missed-catch': () => 'Eine Maus ließ sich fangen.',
    'missed-threat': ({ chance }) => `Von einem besseren Feld aus war eine Maus in Reichweite, ${chance} von 100 Mal.`,
    'missed-siege': () => 'Besser war es, dort zu lauern, wo eine Maus herausmusste.',
    'went-wrong': () => 'Ein anderer Weg war besser.',
  }),
};

export default words;
