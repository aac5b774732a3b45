import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('pt');

const words: AidWords = {
  tile: {
    title: 'O que pode ser um azulejo',
    why: (faceDown) => `Azulejos ainda por virar: ${faceDown}, todos igualmente prováveis.`,
  },
  share: (share) => percent(Math.round(100 * share)),
  caught: {
    title: 'Quem o gato pode apanhar',
    why: 'Com quantas faces do dado no próximo lançamento, se os ratos não se mexerem.',
  },
  faces: (faces, of) => `${faces} em ${of}`,
};

export default words;
