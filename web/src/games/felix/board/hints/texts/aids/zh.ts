import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('zh');
const KINDS = { good: '好猫', bad: '坏猫', rabbit: '兔子', dog: '狗' } as const;

const words: AidWords = {
  row: { title: '牌列里可能有什么', why: '玩家还没亮过的每张牌，可能性都一样。' },
  place: (place, name) => `第 ${place} 张${name === '' ? '' : `，${name}`}`,
  share: (kind, share) => `${KINDS[kind]} ${percent(Math.round(100 * share))}`,
  worth: {
    title: '口袋值多少',
    why: '你现在知道的，以及狗行动后所有可能的牌列。',
    known: '已知的牌',
    mean: '狗行动后的平均值',
    bounds: '最差到最好',
  },
  outbid: { title: '谁还能出更高的价', why: '这一桌的老鼠币是公开的。', nobody: '没有人' },
};

export default words;
