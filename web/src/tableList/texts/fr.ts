import { counted } from '../../texts/plural';
import type { ListWords } from './words';

const count = counted('fr');

const words: ListWords = {
  seatMe: 'Une place, n’importe où',
  seatMeMeans: 'la prochaine place libre, ou une nouvelle table publique',
  opened:
    'Aucune place n’était libre : tu as maintenant ta propre table publique. Tout le monde peut s’y asseoir ; des bots peuvent la compléter.',
  free: (seats) => count(seats, { one: '# place libre', other: '# places libres' }),
  freeSeat: 'place libre',
  somebody: 'quelqu’un',
};

export default words;
