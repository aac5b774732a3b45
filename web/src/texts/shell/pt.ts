import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Dois jogos matreiros de gato e rato.',
  nothingHere: 'Não há nada neste endereço.',
  home: 'Início',
};

export default words;
