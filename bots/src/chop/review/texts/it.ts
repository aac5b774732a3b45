import type { ChopReviewWords } from './words.js';

const words: ChopReviewWords = {
  phases: { mice: 'Come topi', cat: 'Come gatto' },
  tiles: {
    cheese: 'formaggio',
    broken: 'piatti rotti',
    plus1: '+1',
    plus2: '+2',
    arrow: 'freccia',
    fork: 'forchetta',
    knife: 'coltello',
  },
  holes: { N: 'tana nord', E: 'tana est', S: 'tana sud', W: 'tana ovest' },
  mice: ['Cappello', 'Sciarpa', 'Occhiali', 'Fiocco'],
  mouseTo: (mouse, place) => `${mouse}: ${place}`,
  catTo: (place) => `Gatto: ${place}`,
  jump: (place) => `Salta: ${place}`,
  fork: (square) => `Prendi il formaggio in ${square}`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `Preso il formaggio in ${at}.`,
    'came-home': ({ hole }) => `Tornato a casa: ${name(hole)}.`,
    fled: ({ danger }) => `Il gatto lo avrebbe preso ${danger} volte su 100.`,
    'turned-tile': ({ cheese }) => `La tessera nascondeva un formaggio ${cheese} volte su 100.`,
    caught: ({ left }) => `Preso un topo; restano: ${left}.`,
    threatened: ({ chance }) => `Un topo alla portata del prossimo tiro, ${chance} volte su 100.`,
    besieged: () => 'Aspettava dove un topo deve uscire.',
    'went-well': () => 'Nessun’altra via era migliore.',
    'missed-cheese': ({ at }) => `C’era un formaggio da prendere in ${at}.`,
    'missed-home': ({ hole }) => `La via di casa era libera: ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) => `Un topo è rimasto dove il gatto lo prende ${danger} volte su 100.`,
    'went-into-danger': ({ danger }) => `Lì il gatto può prenderlo ${danger} volte su 100.`,
    'missed-tile': ({ cheese }) => `C’era una tessera da girare: un formaggio ${cheese} volte su 100.`,
    'missed-catch': () => 'Un topo si poteva prendere.',
    'missed-threat': ({ chance }) => `Una casella migliore aveva un topo a portata ${chance} volte su 100.`,
    'missed-siege': () => 'Meglio aspettare dove un topo deve uscire.',
    'went-wrong': () => 'Un’altra via portava più lontano.',
  }),
};

export default words;
