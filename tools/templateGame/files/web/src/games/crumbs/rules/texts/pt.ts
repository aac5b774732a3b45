import type { RulesWords } from '../book';

const words: RulesWords = {
  lead: 'Ratos à volta de um prato tiram migalhas em segredo; se forem de mais, os mais gulosos ficam sem nada.',
  glances: {
    plate: { title: 'Um prato', text: 'Em cada ronda é servido um prato com migalhas.' },
    take: {
      title: 'Decidir em segredo',
      text: 'Todos tiram ao mesmo tempo zero, uma, duas ou três migalhas.',
    },
    again: { title: 'Nunca o mesmo duas vezes', text: 'Ninguém tira tantas como na ronda anterior.' },
    cat: { title: 'Não acordes o gato', text: 'Se o prato tiver poucas migalhas, quem tirou mais fica sem nada.' },
    end: { title: 'Quem mais come ganha', text: 'Quem tiver comido mais migalhas depois da última ronda ganha.' },
  },
  sections: { setup: 'Preparação', round: 'A ronda', end: 'O fim', knowledge: 'O que se sabe' },
  rules: {
    MS1: 'Jogam dois a quatro ratos.',
    MS2: 'Uma partida tem quatro rondas.',
    MS3: 'Há um prato para cada número de migalhas, do número de jogadores até três vezes esse número. Os pratos são baralhados; em cada ronda é servido um, e ninguém o vê antes.',
    MR1: 'Em cada ronda todos decidem em segredo e ao mesmo tempo tirar zero, uma, duas ou três migalhas.',
    MR2: 'Ninguém tira tantas migalhas como na ronda anterior.',
    MR3: 'Quando todos decidiram, todos mostram o que tiram. Se o prato chegar para todos, cada um come o que tirou.',
    MR4: 'Se não chegar, o gato acorda: quem tirou mais não come nada, os outros comem o que tiraram.',
    ME1: 'Depois da última ronda ganham os que comeram mais migalhas.',
    MK1: 'Uma decisão só é conhecida de quem a tomou até todos decidirem; o que foi mostrado e comido é conhecido de todos.',
  },
  notes: { 'MS2.option': 'A mesa pode escolher de três a cinco rondas.' },
  ideas: {},
  asides: {},
  captions: {
    secret: 'Ninguém sabe o que os outros tiram.',
    enough: 'Um prato de 6: chega para todos.',
    tooMany: 'Um prato de 5: quem tirou 3 fica sem nada.',
  },
  labels: {},
  drawings: { mouse: 'rato', cat: 'gato', winner: 'coroa' },
};

export default words;
