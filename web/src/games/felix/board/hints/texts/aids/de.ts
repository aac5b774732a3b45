import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('de');
const KINDS = { good: 'gute Katze', bad: 'schlechte Katze', rabbit: 'Hase', dog: 'Hund' } as const;

const words: AidWords = {
  row: {
    title: 'Was in der Reihe liegen kann',
    why: 'Jede Karte, die ihr Spieler noch nicht gezeigt hat, ist gleich wahrscheinlich.',
  },
  place: (place, name) => `Karte ${place}${name === '' ? '' : `, ${name}`}`,
  share: (kind, share) => `${KINDS[kind]} ${percent(Math.round(100 * share))}`,
  worth: {
    title: 'Was der Sack wert ist',
    why: 'Was du jetzt weißt, und alles, was möglich ist, wenn die Hunde dran waren.',
    known: 'Bekannte Karten',
    mean: 'Nach den Hunden, im Schnitt',
    bounds: 'Schlimmstenfalls … bestenfalls',
  },
  outbid: { title: 'Wer höher gehen kann', why: 'Die Mäuse liegen an diesem Tisch offen.', nobody: 'Niemand' },
};

export default words;
