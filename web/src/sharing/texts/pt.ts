import type { SharingWords } from './words';

const words: SharingWords = {
  result: 'Partilhar o resultado',
  moment: 'Partilhar este momento',
  names: 'Mostrar nomes',
  namesElse: 'senão: Jogador 1, Jogador 2 …',
  points: 'Mostrar pontos',
  link: 'Link para rever a partida',
  linkEyes: 'vista por um espectador',
  share: 'Partilhar',
  save: 'Guardar imagem',
  copy: 'Copiar texto',
  again: 'vê outra vez',
  making: 'A imagem está a ser feita …',
  failed: 'Este navegador não consegue fazer a imagem. O texto pode ser copiado.',
};

export default words;
