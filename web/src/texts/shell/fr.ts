import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Deux jeux rusés de chats et de souris.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  home: 'Accueil',
};

export default words;
