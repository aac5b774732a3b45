import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Due giochi furbi di gatti e topi.',
  nothingHere: 'Non c’è niente a questo indirizzo.',
  home: 'Inizio',
};

export default words;
