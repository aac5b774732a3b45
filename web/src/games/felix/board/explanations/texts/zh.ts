import type { FelixExplanationWords } from './words';

const words: FelixExplanationWords = {
  cats: {
    '-8': '可怕的猫',
    '-5': '坏脾气的猫',
    '3': '小猫咪',
    '5': '快乐的猫',
    '8': '优雅的猫',
    '11': '骄傲的猫',
    '15': '华贵的猫',
  },
  good: (points) => `值 ${points} 分。每人最多一张。`,
  bad: (points) => `扣 ${points} 分。每人最多一张。`,
  bigDogTakes: '单独一条大狗会吓跑牌列里最好的猫。',
  smallDogTakes: '单独一条小狗会吓跑牌列里最坏的猫。',
  rabbit: {
    name: '兔子',
    means: { felix: '不计分。', filou: '不计分。单独一条狗找不到合意的猫时，会吓跑兔子。' },
  },
  own: { name: (card) => `你的牌：${card}`, means: '翻开之前，别人都不知道。' },
  pieces: {
    bigDog: {
      name: '大狗',
      means: '牌列里只有它一条狗时，吓跑最好的猫。',
      also: '两条以上的狗眼里只有对方：没有猫会跑。',
    },
    smallDog: {
      name: '小狗',
      means: '牌列里只有它一条狗时，吓跑最坏的猫。',
      also: '两条以上的狗眼里只有对方：没有猫会跑。',
    },
    hidden: { name: '面朝下的牌', means: '只有放牌的人知道。每有人放弃就翻开一张，卖出时全部翻开。' },
    mouseCard: { name: '老鼠牌', means: '放弃的人拿走剩下最小一张上的老鼠币。', also: '最后放弃的人拿得最多。' },
    sack: { name: '口袋', means: '牌列里所有的牌。出价买的是整个口袋。' },
    bank: {
      name: '银行',
      means: '买家把老鼠币付到这里，每轮开始前从这里补满老鼠牌。',
      also: '如果不够全部补满，放弃就什么也拿不到。',
    },
    bid: { name: '最高出价', means: '最后留下的人付这个价，拿走口袋。放弃的人收回自己的出价。' },
    first: { name: '起始玩家', means: '最先出价。买下口袋的人是下一轮的起始玩家。' },
    purse: { name: '你的老鼠币', means: '用来出价。最后剩下的每个都值一分。' },
    othersSecret: { name: '别人的老鼠币', means: '数量保密。最后每个值一分。' },
    othersOpen: { name: '别人的老鼠币', means: '这一桌是公开的。最后每个值一分。' },
    won: { name: '赢得的牌', means: '到现在买下的牌。猫在最后计分。' },
  },
  first: {
    laid: '面朝下：只有你知道放了什么。',
    pass: (mice) => `放弃有奖：你拿走这 ${mice} 个。`,
    lead: '如果别人都放弃，你就付这个价，拿走口袋。',
    lastChoice: '无人出价：愿意的话，1 个老鼠币就能买下整个口袋。',
    bigDog: '单独一条大狗会吓跑最好的猫。',
    smallDog: '单独一条小狗会吓跑最坏的猫。',
    twoDogs: '碰面的狗眼里只有对方：没有猫会跑。',
    buyer: '买下口袋的人是下一轮的起始玩家。',
    bankEmpty: '银行的老鼠币不够：这一轮放弃什么也拿不到。',
  },
};

export default words;
