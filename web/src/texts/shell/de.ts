import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Zwei schlaue Katz-und-Maus-Spiele.',
  nothingHere: 'Unter dieser Adresse ist nichts.',
  nothingHereHint:
    'Der Link ist vielleicht alt oder unvollständig. Tische, die niemand benutzt, werden nach einer Weile abgeräumt.',
  home: 'Startseite',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  language: 'Sprache',
  lightTheme: 'Helles Design',
  darkTheme: 'Dunkles Design',
  settings: 'Einstellungen',
  loading: 'Einen Moment …',
  tryAgain: 'Noch einmal versuchen',
  cannotLoad: 'Dieser Teil der Seite konnte nicht geladen werden.',
  cannotLoadHint:
    'Entweder bist du offline, oder es gibt eine neuere Version der Seite. Prüf die Verbindung und versuch es noch einmal.',
  partMissing: 'Ein Teil der Seite ist nicht angekommen. Lade sie neu: Deine Partie bleibt erhalten.',
  reload: 'Neu laden',
  newVersion: 'Eine neue Version der Seite ist da.',
  loadIt: 'Laden',
  levels: { 1: 'verspielt', 2: 'sanft', 3: 'gemütlich', 4: 'gewitzt', 5: 'gerissen', 6: 'gnadenlos' },
  levelOf: (level) => `Stufe ${level} von 6`,
  bot: 'Bot',
  you: 'du',
  guest: (number) => `Gast ${number}`.trim(),
};

export default words;
