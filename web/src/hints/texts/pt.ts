import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Um bom jogador faria…',
  thinking: 'A pensar…',
  nothing: 'Sem conselho desta vez.',
  means: 'Primeiro o melhor, cada um com a sua probabilidade de ganhar.',
  chance: 'probabilidade de ganhar',
  percent: percentIn('pt'),
  advised: 'aconselhado',
};

export default words;
