import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('it');

const words: FrameWords = {
  you: 'Tu',
  connecting: 'In cammino verso il tavolo…',
  lost: 'Connessione persa. Riproviamo; non va perso nulla.',
  gone: {
    title: 'Qui non c’è nessun tavolo',
    means: 'Forse il link è sbagliato, il tavolo non c’è più o l’host non fa più entrare nessuno.',
  },
  closed: {
    title: 'Questo tavolo è stato chiuso',
    means:
      'Chi gestisce questo server ha posto fine al gioco qui. Una partita in corso non conta per nessuno. Puoi aprire un altro tavolo.',
  },
  unknownGame: {
    title: (game) => `Questa pagina non conosce il gioco “${game}”.`,
    means: 'Il server di questo tavolo forse è più recente. Ricarica la pagina.',
  },
  freeSeat: 'Posto libero',
  programOf: (name) => `${name} (programma)`,
  standsIn: (bot, name) => `${bot} per ${name}`,
  standsFor: (name) => `per ${name}`,
  cover: 'Copri le mie carte',
  yourTurn: 'Tocca a te',
  backToTable: 'torna al tavolo',
  hint: 'Consiglio',
  menu: 'Menu',
  log: 'Diario',
  unread: (n) => count(n, { one: '# messaggio nuovo', other: '# messaggi nuovi' }),
  sending: 'Invio…',
};

export default words;
