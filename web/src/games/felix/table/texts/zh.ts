import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: '版本',
      choices: {
        felix: {
          name: 'Felix',
          means: '没有好猫时大狗吓走 −5，没有坏猫时小狗吓走分数最低的好猫。兔子不受影响。',
        },
        filou: { name: 'Filou', means: '与 Felix 相同，但找不到目标的狗先吓走兔子；叫得最像猫的人可以当起始玩家。' },
      },
    },
    bigDogFallback: {
      label: '牌列里只有坏猫时，大狗……',
      choices: {
        leastNegative: { name: '先吓走 −5', means: '我们这样理解规则。' },
        mostNegative: { name: '先吓走 −8', means: '对买家更有利。' },
      },
    },
    money: {
      label: '别人的老鼠币',
      choices: {
        secret: { name: '隐藏', means: '你只看得到自己的。' },
        open: { name: '公开', means: '所有人的都摆在明处。' },
      },
    },
    wonCards: {
      label: '赢得的牌',
      choices: {
        secret: { name: '盖着', means: '结束前只有主人知道。' },
        open: { name: '亮着', means: '谁赢了什么，大家都看得见。' },
      },
    },
  },
  parts: { opener: '起始玩家' },
  bestMeow: '叫得最像',
  sharedDevice: '轮流传递设备。换人时会有画面遮住各自的牌。',
  refusals: {
    cardNotInHand: '这张牌不在你手里。请选另一张。',
    bidTooLow: '太低：至少出 #，或者放弃。',
    bidTooHigh: '太高：你最多能出 #。',
    buyForOne: '只剩你了：用正好 1 个老鼠币买下，或者放弃。',
  },
};

export default words;
