import { percentIn, pointsIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Um bom jogador faria…',
  thinking: 'A pensar…',
  nothing: 'Sem conselho desta vez.',
  means: 'Primeiro o melhor, cada um com a sua probabilidade de ganhar.',
  chance: 'probabilidade de ganhar',
  percent: percentIn('pt'),
  margin: '±: quanto pode variar.',
  gain: 'pontos até ao fim da ronda',
  gainBar: 'Ponto: a média. Barra: 8 casos em 10.',
  points: pointsIn('pt'),
  bestFirst: 'Primeiro o melhor.',
  standings: { best: 'o melhor', level: 'quase igual', behind: 'um pouco pior', farBehind: 'pior' },
  aids: 'O que se pode saber',
  hideAid: 'Não mostrar mais',
  allAids: 'Mostrar tudo outra vez',
  advised: 'aconselhado',
};

export default words;
