import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('it');

const words: AidWords = {
  tile: {
    title: 'Che cosa può essere una tessera',
    why: (faceDown) => `Tessere ancora coperte: ${faceDown}, tutte ugualmente probabili.`,
  },
  share: (share) => percent(Math.round(100 * share)),
  caught: {
    title: 'Chi rischia di essere preso',
    why: 'Con quante facce del dado al prossimo tiro, se i topi restano dove sono.',
  },
  faces: (faces, of) => `${faces} su ${of}`,
};

export default words;
