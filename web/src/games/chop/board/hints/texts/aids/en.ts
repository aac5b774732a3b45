import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('en');

const words: AidWords = {
  tile: { title: 'What a tile may be', why: (faceDown) => `Of the tiles still face down, all alike: ${faceDown}.` },
  share: (share) => percent(Math.round(100 * share)),
  caught: { title: 'Whom the cat can catch', why: 'With how many faces of its next roll, as the mice stand now.' },
  faces: (faces, of) => `${faces} of ${of}`,
};

export default words;
