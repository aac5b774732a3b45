import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('pt');
const KINDS = { good: 'gato bom', bad: 'gato mau', rabbit: 'coelho', dog: 'cão' } as const;

const words: AidWords = {
  row: {
    title: 'O que pode haver na fila',
    why: 'As cartas que um jogador ainda não mostrou são todas igualmente prováveis.',
  },
  place: (place, name) => `Carta ${place}${name === '' ? '' : `, ${name}`}`,
  share: (kind, share) => `${KINDS[kind]} ${percent(Math.round(100 * share))}`,
  worth: {
    title: 'Quanto vale o saco',
    why: 'O que já sabes, e todas as filas possíveis depois de os cães agirem.',
    known: 'Cartas conhecidas',
    mean: 'Depois dos cães, em média',
    bounds: 'Pior caso … melhor caso',
  },
  outbid: { title: 'Quem pode subir', why: 'Os ratos estão à vista nesta mesa.', nobody: 'Ninguém' },
};

export default words;
