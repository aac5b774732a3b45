import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('it');

const words: HomeWords = {
  noAccount: 'Senza account: siediti e gioca.',
  seatCode: 'Ho un codice per il posto',
  players: (least, most) => `${least}–${most} giocatori`,
  minutes: (number) => `${number} min`,

  playNow: 'Gioca subito',
  againstBots: (bots, level) => count(bots, { one: `contro # bot, ${level}`, other: `contro # bot, ${level}` }),
  choosePlay: (game) => `${game}: scegli giocatori e livello`,
  myName: 'Tu',
  learnFirst: 'Prima volta? Impara giocando',
  inviteFriends: 'Invita amici',
  sameDevice: 'Stesso dispositivo',

  yourTables: 'I tuoi tavoli',
  onThisDevice: 'Su questo dispositivo',
  goOn: 'Continua',
  youAre: (name) => `Sei ${name} · cambia nome`,
  leave: 'Lascia il tavolo',
  leaveSure: 'Lasciare questo tavolo?',
  leaveMeans: 'Il tuo posto sarà libero per qualcun altro.',
  remove: 'Elimina la partita',
  removeSure: 'Eliminare questa partita?',
  removeMeans: 'Esiste solo su questo dispositivo e non si potrà recuperare.',
  now: 'adesso',
  noTables: 'In questo momento nessuno sta giocando in pubblico.',
  allTables: 'Tutti i tavoli',
  watch: 'Guarda',
  join: 'Unisciti',
  tableOf: (host) => `Tavolo di ${host}`,
  botsOnly: 'solo bot',
  stages: { gathering: 'in attesa', playing: 'in corso', paused: 'in pausa', over: 'finita', closed: 'chiuso' },
  yourTurn: 'Tocca a te',
  seatsTaken: (taken, seats) => `posti presi: ${taken} su ${seats}`,
  watching: (number) => count(number, { one: '# spettatore', other: '# spettatori' }),

  watchTitle: 'Tavoli pubblici',
  everyGame: 'Tutti i giochi',
  gameLegend: 'Gioco',
  stageLegend: 'Stato',
  everyStage: 'Tutti',
  freeSeats: 'Posti liberi',
  inPlay: 'In corso',
  noneLikeThat: 'Nessun tavolo così in questo momento.',
  lobbyAway: 'Il server non risponde. L’elenco torna da solo.',

  rulesOf: (game) => `Regole di ${game}`,
  learnGame: (game) => `Impara ${game}`,
  puzzles: 'Problemi',
  fair: 'Si gioca ad armi pari?',
  about: 'Informazioni',
  unofficial: (credits) =>
    `Non ufficiale e gratuito. ${credits.join('; ')}. Qui non si usa nessuna loro immagine e nessun loro testo.`,
  install: 'Installa',
  installHint: 'Tieni Miaou su questo dispositivo: così puoi giocare anche senza connessione.',
  offline: 'Nessuna connessione. Puoi comunque giocare contro i bot e su questo dispositivo.',
};

export default words;
