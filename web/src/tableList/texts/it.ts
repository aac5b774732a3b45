import { counted } from '../../texts/plural';
import type { ListWords } from './words';

const count = counted('it');

const words: ListWords = {
  seatMe: 'Un posto qualsiasi',
  seatMeMeans: 'il prossimo posto libero, o un nuovo tavolo pubblico',
  opened: 'Nessun posto era libero: ora hai un tavolo pubblico tuo. Chi arriva può sedersi; i bot possono completarlo.',
  free: (seats) => count(seats, { one: '# posto libero', other: '# posti liberi' }),
  freeSeat: 'posto libero',
  somebody: 'qualcuno',
};

export default words;
