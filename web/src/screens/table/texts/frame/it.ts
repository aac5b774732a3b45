import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('it');

const words: FrameWords = {
  you: 'Tu',
  connecting: 'In cammino verso il tavolo…',
  lost: 'Connessione persa. Riproviamo; nulla di tuo è perduto.',
  gone: {
    title: 'Qui non c’è nessun tavolo',
    means: 'Forse il link è sbagliato, il tavolo non c’è più o chi ospita non fa più entrare nessuno.',
  },
  freeSeat: 'Posto libero',
  cover: 'Copri le mie carte',
  yourTurn: 'Tocca a te',
  hint: 'Consiglio',
  menu: 'Menu',
  log: 'Diario',
  unread: (n) => count(n, { one: '# messaggio nuovo', other: '# messaggi nuovi' }),
  sending: 'In viaggio…',
};

export default words;
