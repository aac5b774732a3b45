import { counted } from '../../texts/plural';
import type { ListWords } from './words';

const count = counted('de');

const words: ListWords = {
  seatMe: 'Irgendwo Platz nehmen',
  seatMeMeans: 'der nächste freie Platz oder ein neuer öffentlicher Tisch',
  opened:
    'Kein Platz war frei, darum hast du jetzt einen eigenen öffentlichen Tisch. Wer kommt, darf sich setzen; Bots können ihn füllen.',
  free: (seats) => count(seats, { one: '# Platz frei', other: '# Plätze frei' }),
  freeSeat: 'freier Platz',
  somebody: 'jemand',
};

export default words;
