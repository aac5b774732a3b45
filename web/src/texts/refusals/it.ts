import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Nessuna connessione al server. Riprova tra un attimo.',
    'empty-name': 'Un nome deve avere almeno una lettera.',
    'no-such-code': 'Questo codice non è valido: è scritto male, già usato, o più vecchio di dieci minuti.',
    'who-are-you': 'Il server non conosce più questo dispositivo. Ricarica la pagina.',
    'too-many-requests': 'Troppe cose in una volta. Aspetta un po’ e riprova.',
    'too-many-tables': 'Hai aperto molti tavoli. Aspetta un po’ prima del prossimo.',
    'no-room': 'Al momento il server non ha spazio per cose nuove. Quello che è in corso continua.',
    'too-many-open-tables': 'Hai molti tavoli non ancora finiti. Prima finiscine o lasciane uno.',
    'no-such-table': 'Questo tavolo non c’è più, o non è aperto a te.',
    busy: 'Il tavolo è occupato. Riprova tra un attimo.',
    stopping: 'Il server si sta riavviando. Riprova tra un attimo.',
    'storage-failed': 'Il server non è riuscito a salvare. Riprova tra un attimo.',
    'server-fault': 'Qualcosa è andato storto sul server. Riprova tra un attimo.',
    'not-ready': 'Il server non è ancora pronto. Riprova tra un attimo.',
    banned: 'Chi gestisce questo server ti ha escluso. Puoi ancora giocare su questo dispositivo.',
    silenced: 'Chi gestisce questo server ti ha tolto la chat e la scelta del nome.',
    'not-at-this-table': 'Questa persona non è al tavolo.',
  },
  until: (moment) => (moment === undefined ? 'Vale per sempre.' : `Scade: ${moment}.`),
  otherwise: (code) => `Il server ha rifiutato (${code}).`,
};

export default words;
