import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Nessuna connessione al server. Riprova tra un attimo.',
    'empty-name': 'Un nome ha bisogno di almeno una lettera.',
    'no-such-code': 'Questo codice non è valido: è scritto male, già usato, o più vecchio di dieci minuti.',
    'who-are-you': 'Il server non conosce più questo dispositivo. Ricarica la pagina.',
    'too-many-requests': 'Era troppo in una volta. Aspetta un po’ e riprova.',
    'too-many-tables': 'Hai aperto molti tavoli. Aspetta un po’ prima del prossimo.',
    'no-such-table': 'Questo tavolo non c’è più, o non è aperto a te.',
    busy: 'Il tavolo è occupato. Riprova tra un attimo.',
    stopping: 'Il server si sta riavviando. Riprova tra un attimo.',
    'storage-failed': 'Il server non è riuscito a salvare. Riprova tra un attimo.',
    'server-fault': 'Qualcosa è andato storto sul server. Riprova tra un attimo.',
    'not-ready': 'Il server non è ancora pronto. Riprova tra un attimo.',
  },
  otherwise: (code) => `Il server ha rifiutato (${code}).`,
};

export default words;
