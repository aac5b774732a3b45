import type { SharingWords } from './words';

const words: SharingWords = {
  result: 'Condividi il risultato',
  moment: 'Condividi questo momento',
  names: 'Mostra i nomi',
  namesElse: 'altrimenti: Giocatore 1, Giocatore 2 …',
  points: 'Mostra i punti',
  link: 'Link per rivedere la partita',
  linkEyes: 'come la vede uno spettatore',
  share: 'Condividi',
  save: 'Salva l’immagine',
  copy: 'Copia il testo',
  again: 'da rivedere',
  making: 'L’immagine è in preparazione …',
  failed: 'Questo browser non può creare l’immagine. Il testo si può copiare.',
};

export default words;
