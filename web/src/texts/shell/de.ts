import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Zwei schlaue Katz-und-Maus-Spiele.',
  nothingHere: 'Unter dieser Adresse ist nichts.',
  home: 'Startseite',
};

export default words;
