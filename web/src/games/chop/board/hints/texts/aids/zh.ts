import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('zh');

const words: AidWords = {
  tile: { title: '地砖可能是什么', why: (faceDown) => `还没翻开的地砖有 ${faceDown} 块，可能性都一样。` },
  share: (share) => percent(Math.round(100 * share)),
  caught: { title: '猫能抓到谁', why: '老鼠不动时，下次掷骰有几个面能抓到。' },
  faces: (faces, of) => `${of} 面中的 ${faces} 面`,
};

export default words;
