import type { ChopReviewWords } from './words.js';

const words: ChopReviewWords = {
  phases: { mice: 'Como ratos', cat: 'Como gato' },
  tiles: {
    cheese: 'queijo',
    broken: 'louça quebrada',
    plus1: '+1',
    plus2: '+2',
    arrow: 'seta',
    fork: 'garfo',
    knife: 'faca',
  },
  holes: { N: 'buraco norte', E: 'buraco leste', S: 'buraco sul', W: 'buraco oeste' },
  mice: ['Chapéu', 'Cachecol', 'Óculos', 'Laço'],
  mouseTo: (mouse, place, kind) => (kind === 'hole' ? `${mouse} para o ${place}` : `${mouse} para ${place}`),
  catTo: (place) => `Gato para ${place}`,
  jump: (place) => `Saltar para ${place}`,
  fork: (square) => `Apanhar o queijo em ${square}`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `Apanhou o queijo em ${at}.`,
    'came-home': ({ hole }) => `Um rato regressou: ${name(hole)}.`,
    fled: ({ danger }) => `O gato tê-lo-ia apanhado ${danger} vezes em 100.`,
    'turned-tile': ({ cheese }) => `O azulejo escondia um queijo ${cheese} vezes em 100.`,
    caught: ({ left }) => `Apanhou um rato; restam: ${left}.`,
    threatened: ({ chance }) => `Um rato estava ao alcance do próximo lançamento, ${chance} vezes em 100.`,
    besieged: () => 'Esperou onde um rato tinha de sair.',
    'went-well': () => 'Nenhuma outra escolha era melhor.',
    'missed-cheese': ({ at }) => `Havia um queijo para apanhar em ${at}.`,
    'missed-home': ({ hole }) => `O caminho de regresso estava livre: ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) => `Um rato ficou onde o gato o podia apanhar ${danger} vezes em 100.`,
    'went-into-danger': ({ danger }) => `Ali o gato podia apanhá-lo ${danger} vezes em 100.`,
    'missed-tile': ({ cheese }) => `Havia um azulejo para virar: escondia um queijo ${cheese} vezes em 100.`,
    'missed-catch': () => 'Um rato podia ser apanhado.',
    'missed-threat': ({ chance }) => `Uma casa melhor tinha um rato ao alcance ${chance} vezes em 100.`,
    'missed-siege': () => 'Era melhor esperar onde um rato tinha de sair.',
    'went-wrong': () => 'Havia uma escolha melhor.',
  }),
};

export default words;
