import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('it');
const KINDS = { good: 'gatto buono', bad: 'gatto cattivo', rabbit: 'coniglio', dog: 'cane' } as const;

const words: AidWords = {
  row: {
    title: 'Che cosa può esserci nella fila',
    why: 'Le carte che un giocatore non ha ancora mostrato sono tutte ugualmente probabili.',
  },
  place: (place, name) => `Carta ${place}${name === '' ? '' : `, ${name}`}`,
  share: (kind, share) => `${KINDS[kind]} ${percent(Math.round(100 * share))}`,
  worth: {
    title: 'Quanto vale il sacco',
    why: 'Quello che sai già, e tutte le file possibili dopo che i cani hanno agito.',
    known: 'Carte note',
    mean: 'Dopo i cani, in media',
    bounds: 'Caso peggiore … migliore',
  },
  outbid: { title: 'Chi può rilanciare', why: 'I topi sono scoperti a questo tavolo.', nobody: 'Nessuno' },
};

export default words;
