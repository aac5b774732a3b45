import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('de');

const words: FrameWords = {
  you: 'Du',
  connecting: 'Auf dem Weg zum Tisch …',
  lost: 'Verbindung verloren. Wir versuchen es weiter; es geht nichts verloren.',
  gone: {
    title: 'Hier steht kein Tisch',
    means: 'Vielleicht stimmt der Link nicht, den Tisch gibt es nicht mehr, oder es darf niemand mehr herein.',
  },
  closed: {
    title: 'Der Betreiber hat diesen Tisch geschlossen',
    means:
      'Das Spiel hier ist beendet. Eine laufende Partie zählt für niemanden. Du kannst einen anderen Tisch eröffnen.',
  },
  unknownGame: {
    title: (game) => `Diese Seite kennt das Spiel „${game}“ nicht.`,
    means: 'Der Server dieses Tischs ist vielleicht neuer. Lade die Seite neu.',
  },
  freeSeat: 'Freier Platz',
  programOf: (name) => `${name} (Programm)`,
  standsIn: (bot, name) => `${bot} für ${name}`,
  standsFor: (name) => `für ${name}`,
  cover: 'Meine Karten verdecken',
  yourTurn: 'Du bist dran',
  backToTable: 'zurück zum Tisch',
  hint: 'Tipp',
  menu: 'Menü',
  log: 'Verlauf',
  unread: (n) => count(n, { one: '# neue Zeile', other: '# neue Zeilen' }),
  sending: 'Unterwegs …',
};

export default words;
