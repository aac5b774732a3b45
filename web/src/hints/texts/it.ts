import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Un buon giocatore farebbe…',
  thinking: 'Ci penso…',
  nothing: 'Nessun consiglio stavolta.',
  means: 'Prima il migliore, ognuno con la sua probabilità di vincere.',
  chance: 'probabilità di vincere',
  percent: percentIn('it'),
  advised: 'consigliato',
};

export default words;
