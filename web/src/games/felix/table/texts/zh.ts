import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: '版本',
      choices: {
        felix: { name: 'Felix', means: '狗找不到中意的猫，就带走排在后面的一只。' },
        filou: { name: 'Filou', means: '与 Felix 相同，但这样的狗先带走兔子；叫得最像猫的人可以先手。' },
      },
    },
    bigDogFallback: {
      label: '大狗只碰到坏猫时',
      choices: {
        leastNegative: { name: '先带走 −5', means: '按规则书。' },
        mostNegative: { name: '先带走 −8', means: '对买家更友好。' },
      },
    },
    money: {
      label: '别人的老鼠',
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
  parts: { opener: '先手' },
  refusals: {
    cardNotInHand: '这张牌不在你手里。请选另一张。',
    bidTooLow: '太低：至少出 #，或者放弃。',
    bidTooHigh: '太高：你最多能出 #。',
    buyForOne: '只剩你了：用正好 1 只老鼠买下，或者放弃。',
  },
};

export default words;
