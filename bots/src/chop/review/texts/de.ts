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
  mouseTo: (mouse, place) => `${mouse}: ${place}`,
  catTo: (place) => `Katze: ${place}`,
  jump: (place) => `Sprung: ${place}`,
  fork: (square) => `Käse auf ${square} nehmen`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `Der Käse auf ${at} ist geholt.`,
    'came-home': ({ hole }) => `Zurück nach Hause: ${name(hole)}.`,
    fled: ({ danger }) => `Die Katze hätte sie ${danger} von 100 Mal gefangen.`,
    'turned-tile': ({ cheese }) => `Unter der Fliese lag in ${cheese} von 100 Fällen Käse.`,
    caught: ({ left }) => `Eine Maus gefangen; übrig: ${left}.`,
    threatened: ({ chance }) => `Eine Maus in Reichweite des nächsten Wurfs, ${chance} von 100 Mal.`,
    besieged: () => 'Sie lauerte, wo eine Maus herausmuss.',
    'went-well': () => 'Kein anderer Weg war besser.',
    'missed-cheese': ({ at }) => `Auf ${at} war ein Käse zu holen.`,
    'missed-home': ({ hole }) => `Der Weg nach Hause war frei: ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) => `Eine Maus blieb, wo die Katze sie ${danger} von 100 Mal fängt.`,
    'went-into-danger': ({ danger }) => `Dort kann die Katze sie fangen, ${danger} von 100 Mal.`,
    'missed-tile': ({ cheese }) => `Eine Fliese war aufzudecken, in ${cheese} von 100 Fällen mit Käse.`,
    'missed-catch': () => 'Eine Maus war zu fangen.',
    'missed-threat': ({ chance }) => `Ein besseres Feld hatte eine Maus in Reichweite, ${chance} von 100 Mal.`,
    'missed-siege': () => 'Besser war, zu lauern, wo eine Maus herausmuss.',
    'went-wrong': () => 'Ein anderer Weg führte weiter.',
  }),
};

export default words;
