import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('de');

const words: HomeWords = {
  noAccount: 'Ohne Konto: Setz dich und spiel.',
  seatCode: 'Ich habe einen Platzcode',
  players: (least, most) => `${least}–${most} Spieler`,
  minutes: (number) => `${number} Min.`,

  playNow: 'Sofort spielen',
  againstBots: (bots, level) => count(bots, { one: `gegen # Bot, ${level}`, other: `gegen # Bots, ${level}` }),
  choosePlay: (game) => `${game}: Spielerzahl und Stufe wählen`,
  myName: 'Du',
  learnFirst: 'Neu hier? Spielend lernen',
  inviteFriends: 'Freunde einladen',
  sameDevice: 'Ein Gerät für alle',

  yourTables: 'Deine Tische',
  onThisDevice: 'Auf diesem Gerät',
  goOn: 'Weiter',
  youAre: (name) => `Du bist ${name} · umbenennen`,
  leave: 'Tisch verlassen',
  leaveSure: 'Diesen Tisch verlassen?',
  leaveMeans: 'Dann kann jemand anders deinen Platz haben.',
  remove: 'Partie löschen',
  removeSure: 'Diese Partie löschen?',
  removeMeans: 'Sie liegt nur auf diesem Gerät und ist dann unwiederbringlich weg.',
  now: 'jetzt',
  noTables: 'Gerade spielt niemand öffentlich.',
  allTables: 'Alle Tische',
  watch: 'Zuschauen',
  join: 'Mitspielen',
  tableOf: (host) => `Tisch von ${host}`,
  botsOnly: 'nur Bots',
  stages: {
    gathering: 'wartet auf Spieler',
    playing: 'läuft',
    paused: 'Pause',
    over: 'zu Ende',
    closed: 'geschlossen',
  },
  yourTurn: 'Du bist dran',
  seatsTaken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  watching: (number) => count(number, { one: '# schaut zu', other: '# schauen zu' }),

  watchTitle: 'Öffentliche Tische',
  everyGame: 'Alle Spiele',
  gameLegend: 'Spiel',
  stageLegend: 'Stand',
  everyStage: 'Alle',
  freeSeats: 'Freie Plätze',
  inPlay: 'Läuft',
  noneLikeThat: 'Gerade gibt es keinen solchen Tisch.',
  lobbyAway: 'Der Server antwortet nicht. Die Liste kommt von selbst wieder.',

  rulesOf: (game) => `Regeln von ${game}`,
  learnGame: (game) => `${game} lernen`,
  puzzles: 'Rätsel',
  fair: 'Geht es fair zu?',
  about: 'Über Miaou',
  unofficial: (credits) =>
    `Inoffiziell und kostenlos. ${credits.join('; ')}. Von ihren Bildern und Texten wird hier nichts verwendet.`,
  install: 'Installieren',
  installHint: 'Behalte Miaou auf diesem Gerät: Dann kannst du auch ohne Verbindung spielen.',
  offline: 'Keine Verbindung. Gegen Bots und auf diesem Gerät kannst du trotzdem spielen.',
};

export default words;
