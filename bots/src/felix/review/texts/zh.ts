import { signed } from '../../../review/signed.js';
import type { FelixReviewWords } from './words.js';

/** A number stands apart from the signs before it. */
const after = (card: string): string => (/\d/.test(card) ? ` ${card}` : card);

const words: FelixReviewWords = {
  phases: { laying: '放牌', bidding: '出价', passing: '放弃' },
  cards: { rabbit: '兔子', bigDog: '大狗', smallDog: '小狗' },
  lay: (card) => `放下${after(card)}`,
  bid: (amount) => `出价 ${amount}`,
  pass: '放弃',
  reasons: (name) => ({
    'bid-worth-it': ({ points, price }) => `这袋猫约值 ${signed(points)} 分，高于所出的 ${price} 个老鼠币。`,
    'bid-to-drive': ({ points }) => `这袋猫只值约 ${signed(points)} 分，但别人愿意付得更多。`,
    'bid-too-much': ({ points, price, own }) =>
      own === undefined
        ? `这袋猫约值 ${signed(points)} 分，却出价 ${price}。`
        : `牌列里有自己的${after(name(own))}：这袋猫约值 ${signed(points)} 分，却出价 ${price}。`,
    'bid-better-kept': ({ points, price }) => `这袋猫约值 ${signed(points)} 分，但留住 ${price} 个老鼠币并放弃更划算。`,
    'bid-too-low': ({ price, better }) => `一开始就出价 ${better}，比 ${price} 更能挡住别人。`,
    'bid-too-high': ({ price, better }) => `出价 ${better} 就够了，不必出 ${price}。`,
    'pass-right': ({ points, price, payment }) =>
      payment === 0
        ? `这袋猫约值 ${signed(points)} 分，不值得出 ${price} 个以上的老鼠币。`
        : `这袋猫约值 ${signed(points)} 分，不超过 ${price} 个老鼠币加上放弃可得的 ${payment} 个。`,
    'pass-to-save': ({ points }) => `这袋猫约值 ${signed(points)} 分，但老鼠币以后能买到更好的。`,
    'pass-too-early': ({ points, price }) => `这袋猫约值 ${signed(points)} 分，而下一个出价只要 ${price}。`,
    'pass-could-drive': ({ points, better }) => `这袋猫约值 ${signed(points)} 分，但会有人付得比 ${better} 更多。`,
    'last-sack': ({ points }) => `一个老鼠币换一袋值 ${signed(points)} 分的猫。`,
    'laid-well': ({ card }) => `这一轮正适合放${after(name(card))}。`,
    'laid-to-buy': ({ card }) => `没有人的老鼠币更多：放下了${after(name(card))}，自己也买得起。`,
    'laid-to-spoil': ({ card }) => `别人的老鼠币更多，买得起这袋猫：正好留给他们一张${after(name(card))}。`,
    'laid-other': ({ card, better }) => `这一轮该放${after(name(better))}，而不是${after(name(card))}。`,
  }),
};

export default words;
