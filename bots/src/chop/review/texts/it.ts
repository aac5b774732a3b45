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
  mouseTo: (mouse, place, kind) => (kind === 'hole' ? `${mouse} nella ${place}` : `${mouse} in ${place}`),
  catTo: (place) => `Gatto in ${place}`,
  jump: (place) => `Salta in ${place}`,
  fork: (square) => `Prendi il formaggio in ${square}`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `Preso il formaggio in ${at}.`,
    'came-home': ({ hole }) => `Un topo è tornato a casa: ${name(hole)}.`,
    fled: ({ danger }) => `Il gatto lo avrebbe preso ${danger} volte su 100.`,
    'turned-tile': ({ cheese }) => `La tessera nascondeva un formaggio ${cheese} volte su 100.`,
    caught: ({ left }) => `Preso un topo; restano: ${left}.`,
    threatened: ({ chance }) => `Un topo era alla portata del prossimo tiro, ${chance} volte su 100.`,
    besieged: () => 'Aspettava dove un topo doveva uscire.',
    'went-well': () => 'Nessun’altra scelta era migliore.',
    'missed-cheese': ({ at }) => `C’era un formaggio da prendere in ${at}.`,
    'missed-home': ({ hole }) => `La strada di casa era libera: ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) => `Un topo è rimasto dove il gatto poteva prenderlo ${danger} volte su 100.`,
    'went-into-danger': ({ danger }) => `Lì il gatto poteva prenderlo ${danger} volte su 100.`,
    'missed-tile': ({ cheese }) => `C’era una tessera da girare: nascondeva un formaggio ${cheese} volte su 100.`,
    'missed-catch': () => 'Un topo si poteva prendere.',
    'missed-threat': ({ chance }) => `Una casella migliore aveva un topo a portata ${chance} volte su 100.`,
    'missed-siege': () => 'Era meglio aspettare dove un topo doveva uscire.',
    'went-wrong': () => 'C’era una scelta migliore.',
  }),
};

export default words;
