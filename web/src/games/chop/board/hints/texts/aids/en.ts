import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('en');

const words: AidWords = {
  tile: {
    title: 'What a tile may be',
    why: (faceDown) => `Tiles still face down: ${faceDown}, each as likely as any other.`,
  },
  share: (share) => percent(Math.round(100 * share)),
  caught: { title: 'Whom the cat can catch', why: 'With how many faces of its die, as the mice stand now.' },
  faces: (faces, of) => `${faces} of ${of}`,
};

export default words;
