import type { RulesWords } from './words';

const words: RulesWords = {
  title: 'Regras',
  lead: 'Escolhe um jogo: em resumo, ou todas as regras com exemplos para jogar.',
  rules: (game) => `Regras de ${game}`,
  chooseGame: 'Jogo',
  chooseLength: 'Quanto ler',
  atAGlance: 'Em resumo',
  whole: 'Regras completas',
  allRules: 'Ler as regras completas',
  learn: 'Aprender a jogar',
  contents: 'Índice',
  differences: 'Edições e opções',
  play: 'Jogar',
  example: 'Exemplo para experimentar',
  notLoaded: 'Não foi possível carregar. Tenta outra vez.',
  playingWell: 'Jogar bem',
  search: 'Procurar nas regras',
  foundNothing: 'Nenhuma regra tem estas palavras.',
  print: 'Imprimir numa folha',
  ruleOf: (id) => `Regra ${id}`,
  kinds: { edition: 'Edição', option: 'Opção', ruling: 'Decisão nossa' },
  leaves: 'sai',
  taken: 'vazia',
  comma: ', ',
  with: (thing, remark) => `${thing} (${remark})`,
};

export default words;
