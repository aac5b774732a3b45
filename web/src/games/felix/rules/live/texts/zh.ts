import { signed } from '../sum';
import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: '大狗', smallDog: '小狗' } as const;

const words: LiveWords = {
  again: '再来一次',
  tapToChange: '点一张牌就能换掉它。',
  tapOwnCard: '点你的牌就能换掉它。',
  change: (place, card) => `换掉第 ${place} 张牌：${card}`,
  chooseCard: '换成哪张牌？',
  noDog: '没有狗：所有的牌都归买家。',
  twoDogs: '狗只顾互相追逐。',
  dogAlone: (dog) => `${DOGS[dog]}什么也没吓跑。`,
  chased: (dog, card) => `${DOGS[dog]}吓跑${card === 'rabbit' ? '兔子' : ` ${catNumber(card)}`}。`,
  you: '你',
  asks: {
    mouseCards: '几个人玩？',
    row: '几个人玩？',
    bidding: '第四位玩家出价多少？',
    pass: '你出价 6。什么时候放弃？',
    buy: '价格',
    bankShort: '上一个口袋卖了多少？',
    three: '拍卖中',
    passLast: '你怎么做？',
    spendAll: '你花多少买口袋？',
    withoutSack: '别人每个口袋花多少',
    score: '你花多少买下口袋？',
  },
  choices: {
    pass: { 1: '第一个', 2: '第二个', 3: '最后一个' },
    three: { 1: '有人出价', 2: '没人出价' },
    passLast: { 9: '出价 9' },
  },
  told: {
    laidOut: ({ filled, bank }) => `老鼠牌上共 ${filled} 个老鼠币，银行还剩 ${bank} 个。`,
    opened: ({ seats }) => (seats === 3 ? '虚拟玩家的牌在最前面，已翻开。' : '只有起始玩家的牌翻开。'),
    passed: ({ took }) => `放弃得到 ${took} 个老鼠币，并翻开下一张牌。`,
    raised: ({ atLeast }) => `想继续的人至少要出价 ${atLeast}。`,
    tooLow: ({ atLeast }) => `不可以：至少 ${atLeast}。`,
    tooHigh: ({ atMost }) => `不可以：只有 ${atMost} 个老鼠币。`,
    takenBack: ({ bid, took }) => `取回你的 ${bid} 个老鼠币，再得 ${took} 个。`,
    paid: ({ price, left }) => `${price} 个老鼠币付给银行，还剩 ${left} 个。`,
    leftEmpty: ({ bank, needed }) => `银行有 ${bank} 个，三张共需 ${needed} 个：全都留空。`,
    filled: ({ bank, needed }) => `银行有 ${bank} 个，三张共需 ${needed} 个：全部补满。`,
    together: () => '第二个人放弃后，最后两张牌一起翻开。',
    lastAlone: () => '整列牌都翻开了：最后一人可以花 1 个老鼠币买下。',
    bought: ({ points, price }) => `你花 ${price} 个买到 ${signed(points)} 分。`,
    mustPass: ({ took }) => `你先开始，却没有老鼠币：只能放弃，得 ${took} 个。`,
    canBid: ({ most }) => `你先开始，最多可出价 ${most}。`,
    youWin: ({ total }) => `你一个口袋也没买，以 ${total} 分获胜。`,
    othersWin: ({ total, best }) => `你有 ${total} 分，但有人以 ${best} 分获胜。`,
  },
  counted: (cats, mice) => `猫 ${cats} 分，老鼠币 ${mice} 分。`,
  drawn: (card, left) => `被暗中抽走：${card}。你还剩 ${left} 张牌。`,
};

export default words;
