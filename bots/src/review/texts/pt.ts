import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: 'Análise',
  verdicts: { best: 'O melhor', good: 'Bom', slip: 'Um deslize', costly: 'Saiu caro', blunder: 'Um erro grave' },
  round: (round) => `Ronda ${round}`,
  seat: (seat) => `Lugar ${seat}`,
  gaveAway: (chances) => `Custou ${chances} hipóteses em 100.`,
  bestKnown: (option) => `O melhor com o que se sabia: ${option}`,
  bestOpen: (option) => `Com tudo à vista: ${option}`,
  chance: 'hipóteses de ganhar, em 100',
  points: 'pontos nesta ronda',
  best: 'o melhor',
  made: 'escolhido',
  whiskers: 'bigodes: margem de erro',
  hidden: 'O que podia estar ali, em 100 casos',
  luckApart: 'O papel da sorte',
  choice: 'Escolha',
  luck: 'Sorte',
  together: 'No total',
  remembered: 'Decisões a recordar',
  decided: 'Entre as melhores escolhas',
  goodOf: (good, all) => `${good} de ${all}`,
  evenLuck: 'Com sorte igual',
  turningPoints: 'Momentos decisivos',
  allDecisions: 'Todas as decisões',
};

export default words;
