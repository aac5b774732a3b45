import { signed } from '../../auction/auctionFacts';
import type { FelixReasons } from './words';

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `这袋猫约值 ${signed(points)} 分，超过 ${price} 个老鼠币。`,
  'drive-the-price': ({ points, price }) => `这袋猫只值约 ${signed(points)} 分，但会有人出价超过 ${price}，付得更多。`,
  'nobody-can-outbid': ({ points, price }) => `别人都出不起超过 ${price} 的价，而这袋猫约值 ${signed(points)} 分。`,
  'cheapest-sack': ({ points }) => `一个老鼠币换一袋值 ${signed(points)} 分的猫。`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `这袋猫约值 ${signed(points)} 分；留住 ${price} 个老鼠币再拿 ${payment} 个更划算。`
      : `这袋猫约值 ${signed(points)} 分，不值 ${price} 个老鼠币。`,
  'keep-the-mice': ({ points }) => `这袋猫约值 ${signed(points)} 分，但你的老鼠币以后能买到更好的。`,
  'cannot-raise': ({ price }) => `你没有 ${price} 个老鼠币。`,
  'lay-what-you-can-buy': ({ purses }) =>
    purses === undefined
      ? '把好猫放进你买得起的口袋。'
      : `你有 ${purses.mine} 个老鼠币，别人最多 ${purses.richest} 个：把好猫放进你买得起的口袋。`,
  'lay-to-tempt': ({ purses }) =>
    purses === undefined
      ? '好猫会让别人多花钱。'
      : `好猫会让别人多花钱：有人有 ${purses.richest} 个老鼠币，你有 ${purses.mine} 个。`,
  'lay-to-spoil': () => '坏猫会坑买家，而买家多半不是你。',
  'lay-a-blank': () => '放兔子，把好牌留到更好的一轮。',
  'send-the-big-dog': () => '大狗会吓跑最好的猫，买家就得不到了。',
  'send-the-small-dog': () => '小狗会把最坏的猫吓跑。',
};

export default words;
