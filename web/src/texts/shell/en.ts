import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Two sly games of cat and mouse.',
  nothingHere: 'There is nothing at this address.',
  home: 'Home',
};

export default words;
