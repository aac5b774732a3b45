import type { LiveWords } from './words';

const words: LiveWords = {
  again: '再来一次',
  liesThere: (square) => `${square} 上是什么`,
  roll: '老鼠掷出',
  asks: { catRolls: '猫掷出', caughtBefore: '已经抓住几只？', missing: '还差什么？' },
  variants: { nothing: '什么都不差', cheese: '差一块奶酪', mouseOut: '有一只没出过洞', home: '没有老鼠回家' },
  miceLeft: '还剩几只老鼠？',
  tapRing: '点圆圈看路线，点别的格子把老鼠放过去。',
  tapRingForCat: '点圆圈看路线，点别的格子把猫放过去。',
  tapSquare: '点一个格子，把猫放过去。',
  canReach: (roll, places) => `掷出 ${roll}，老鼠可以停在 ${places} 个地方。`,
  catReaches: (roll, places) => `掷出 ${roll}，猫可以停在 ${places} 个地方。`,
  mayNotReturn: (square) => `不能回到出发格 ${square}。`,
  mayWait: (square) => `还剩两只老鼠：猫可以停在 ${square}。`,
  mayNotWait: (square) => `猫不能停在 ${square}：最后一只老鼠就在后面的洞里。`,
  goesOn: '游戏继续。',
  caughtWith: (faces, of) => `猫骰 ${of} 个面中有 ${faces} 个能抓住老鼠。`,
  outOfReach: '猫掷一次到不了老鼠那里。',
  cat: '猫',
  mice: '老鼠',
  whoStands: '谁能到哪里？',
  catStands: (squares, onTable) => `猫能到全部 ${squares} 格，其中 ${onTable} 格在桌面上。`,
  miceStand: (squares, underTable, holes) =>
    `老鼠能到 ${squares} 格，其中 ${underTable} 格在桌底，还能进 ${holes} 个洞。`,
  whichTile: '哪种地砖？',
  shuffle: '洗混',
  tilesLie: (found, all) => `${all} 块地砖中有 ${found} 块。每场对局的位置都不同。`,
  whoseDie: '谁的骰子？',
  howOften: '掷多少次？',
  onFaces: (faces, of) => `${of} 个面中有 ${faces} 个`,
  rolled: (rolls, numbers) =>
    `掷 ${rolls} 次：${numbers.map(({ value, came }) => `${value} 出现 ${came} 次`).join('，')}。`,
};

export default words;
