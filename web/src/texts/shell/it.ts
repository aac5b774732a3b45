import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Due giochi furbi di gatti e topi.',
  nothingHere: 'Non c’è niente a questo indirizzo.',
  nothingHereHint: 'Il link forse è vecchio o incompleto. I tavoli che nessuno usa vengono sparecchiati dopo un po’.',
  home: 'Inizio',
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  copy: 'Copia',
  copied: 'Copiato.',
  language: 'Lingua',
  lightTheme: 'Tema chiaro',
  darkTheme: 'Tema scuro',
  settings: 'Impostazioni',
  loading: 'Un attimo…',
  tryAgain: 'Riprova',
  cannotLoad: 'Questa parte della pagina non si è caricata.',
  cannotLoadHint: 'O sei senza rete, o c’è una versione più recente della pagina. Controlla la connessione e riprova.',
  partMissing: 'Una parte della pagina non è arrivata. Ricaricala: la tua partita resta salva.',
  reload: 'Ricarica',
  newVersion: 'C’è una nuova versione della pagina.',
  loadIt: 'Caricala',
  levels: { 1: 'giocoso', 2: 'mite', 3: 'tranquillo', 4: 'furbo', 5: 'astuto', 6: 'spietato' },
  levelOf: (level) => `Livello ${level} di 6`,
  bot: 'bot',
  you: 'tu',
  guest: (number) => `Ospite ${number}`.trim(),
};

export default words;
