import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Um bom jogador faria…',
  thinking: 'Pensando…',
  nothing: 'Sem conselho desta vez.',
  means: 'O melhor primeiro, cada um com a sua chance de ganhar.',
  chance: 'chance de ganhar',
  percent: percentIn('pt'),
  advised: 'aconselhado',
};

export default words;
