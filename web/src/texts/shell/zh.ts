import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: '两款狡黠的猫鼠游戏。',
  nothingHere: '这个地址什么也没有。',
  home: '首页',
};

export default words;
