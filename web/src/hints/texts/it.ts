import { percentIn, pointsIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'Un buon giocatore farebbe…',
  thinking: 'Ci penso…',
  nothing: 'Nessun consiglio stavolta.',
  means: 'Prima il migliore, ognuno con la sua probabilità di vincere.',
  chance: 'probabilità di vincere',
  percent: percentIn('it'),
  margin: '±: di quanto può variare.',
  gain: 'punti entro la fine del round',
  gainBar: 'Punto: la media. Barra: 8 casi su 10.',
  points: pointsIn('it'),
  bestFirst: 'Prima il migliore.',
  standings: { best: 'il meglio', level: 'quasi uguale', behind: 'un po’ peggio', farBehind: 'peggio' },
  aids: 'Quello che si può sapere',
  hideAid: 'Non mostrare più',
  allAids: 'Mostra di nuovo tutto',
  advised: 'consigliato',
};

export default words;
