import type { ReviewPageWords } from './words';

const words: ReviewPageWords = {
  knew: 'O que se sabia',
  really: 'O que lá estava',
  progress: (done, all) => `Análise: ${done} de ${all}`,
  place: (number, all) => `Decisão ${number} de ${all}`,
  moment: (round, phase, option) => `${round}, ${phase}: ${option}`,
  summary: 'Resumo',
  next: 'Decisão seguinte',
  previous: 'Decisão anterior',
  tryAgain: 'Tentar de novo',
  inReplay: 'Ver este momento',
  whose: 'As decisões de quem',
  failed: 'A análise não pôde ser feita aqui.',
  nothing: 'Não havia nada a decidir.',
  headline: (playedWell, luckWasKind) => {
    if (playedWell) return luckWasKind ? 'Bem jogado, e com sorte.' : 'Bem jogado, mas sem sorte.';
    return luckWasKind ? 'A sorte ajudou.' : 'Nem sorte nem boas escolhas.';
  },
  line: 'As hipóteses de todos, com tudo à vista',
  inHundred: 'em 100',
  chanceOf: (option, chance, spread) => `${option}: ${chance} em 100, mais ou menos ${spread}`,
  shareOf: (what, share) => `${what}: ${share} vezes em 100`,
  pointsEven: (played, even) => `${played} pontos; ${even} com sorte igual`,
};

export default words;
