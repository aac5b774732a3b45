import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('de');

const words: AidWords = {
  tile: {
    title: 'Was eine Fliese sein kann',
    why: (faceDown) => `Noch verdeckte Fliesen: ${faceDown}, alle gleich wahrscheinlich.`,
  },
  share: (share) => percent(Math.round(100 * share)),
  caught: {
    title: 'Wen die Katze fangen kann',
    why: 'Mit wie vielen Seiten ihres Würfels, so wie die Mäuse jetzt stehen.',
  },
  faces: (faces, of) => `${faces} von ${of}`,
};

export default words;
