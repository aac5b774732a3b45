import { counted } from '../../texts/plural';
import type { ListWords } from './words';

const count = counted('pt');

const words: ListWords = {
  seatMe: 'Senta-me onde houver lugar',
  seatMeMeans: 'o próximo lugar livre, ou uma nova mesa pública',
  opened:
    'Nenhum lugar estava livre: agora tens uma mesa pública tua. Quem vier pode sentar-se; os bots podem completá-la.',
  free: (seats) => count(seats, { one: '# lugar livre', other: '# lugares livres' }),
  freeSeat: 'lugar livre',
  somebody: 'alguém',
};

export default words;
