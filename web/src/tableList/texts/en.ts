import { counted } from '../../texts/plural';
import type { ListWords } from './words';

const count = counted('en');

const words: ListWords = {
  seatMe: 'Seat me anywhere',
  seatMeMeans: 'the next free seat, or a new public table',
  opened: 'No seat was free, so you have a public table of your own now. Whoever comes may sit down; bots can fill it.',
  free: (seats) => count(seats, { one: '# seat free', other: '# seats free' }),
  freeSeat: 'free seat',
  somebody: 'somebody',
};

export default words;
