import type { LiveWords } from './words';

const words: LiveWords = {
  roll: '老鼠掷出',
  tapRing: '点圆圈看路线，点别的格子把老鼠放过去。',
  tapSquare: '点一个格子，把猫放过去。',
  canReach: (roll, places) => `掷出 ${roll}，老鼠可以停在 ${places} 个地方。`,
  caughtWith: (faces, of) => `猫骰 ${of} 个面中有 ${faces} 个能抓住老鼠。`,
  outOfReach: '猫掷一次到不了老鼠那里。',
};

export default words;
