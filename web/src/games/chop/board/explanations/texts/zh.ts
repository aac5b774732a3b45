import type { ChopExplanationWords } from './words';

const words: ChopExplanationWords = {
  pieces: {
    cat: { name: '猫', means: '停在老鼠身上就抓住它。在桌上时，碰不到桌下的老鼠。' },
    mouse: { name: '老鼠', means: '每位老鼠玩家都可以移动任意一只。', also: '被抓就永久出局。' },
    hidden: { name: '地砖', means: '有棋子停在上面时翻开。' },
    hole: { name: '洞', means: '一只老鼠在这里很安全。猫永远进不来。' },
    start: { name: '老鼠的起点', means: '这只老鼠第一次出来后，这里就成了洞。' },
    table: { name: '餐桌', means: '桌面只有猫能走，老鼠从桌下跑。' },
    tunnel: { name: '桌下', means: '只有老鼠能来，猫不能。' },
    miceLeft: { name: '剩下的老鼠', means: '最后一只被抓，猫就赢了。' },
  },
  tiles: {
    cheese: {
      name: '奶酪',
      means: '老鼠停在这里就赢得它。猫拿不走，也不能穿过。',
      also: '猫坐在上面时，谁也拿不到。',
    },
    broken: { name: '碎盘子', means: '没有效果。' },
    plus1: { name: '+1', means: '同一个棋子再走一格。能走就必须走。' },
    plus2: { name: '+2', means: '同一个棋子再走两格。能走就必须走。' },
    arrow: { name: '箭头', means: '棋子跳到任意一个空格。' },
    fork: { name: '叉子', means: '老鼠可以拿一块翻开的奶酪，不论它在哪里。对猫没有用。' },
    knife: { name: '刀', means: '回合立刻结束，对方连掷两次。' },
  },
  cheeseWon: (all) => ({ name: '赢得的奶酪', means: `老鼠要拿到全部 ${all} 块。赢得的奶酪不会丢。` }),
  die: ({ mice, cat }) => ({ name: '骰子', means: `老鼠的骰子：${mice.join('、')}；猫的骰子：${cat.join('、')}。` }),
  first: {
    hole: '这个洞打开了：任何老鼠在里面都安全。',
    uncovered: '猫拿不走它，但猫坐在那里时谁也拿不到。',
    knife: '刀：回合结束，对方连掷两次。',
    caught: '被抓的老鼠出局。已赢得的奶酪仍然算数。',
    lost: '没有这么长的路：这一掷作废。',
    allCheese: '奶酪全部到手：现在要有一只老鼠跑进洞里。',
    lastMouse: '最后一只老鼠在洞里：猫不能停在洞口前。',
  },
};

export default words;
