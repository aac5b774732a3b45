import type { FactWords } from './words';

const words: FactWords = {
  nextBid: '下一个出价',
  open: (cards) => `已翻开：${cards.join('、')}。`,
  own: (card) => `你的牌：${card}。`,
  dogs: (dogs, hidden) => {
    if (dogs === 0) return hidden === 1 ? '暗牌不可能是狗。' : '暗牌都不可能是狗。';
    if (dogs === hidden) return hidden === 1 ? '暗牌可能是狗。' : '暗牌都可能是狗。';
    return `${hidden} 张暗牌中有 ${dogs} 张可能是狗。`;
  },
};

export default words;
