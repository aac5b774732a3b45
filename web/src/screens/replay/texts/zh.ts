import type { ReplayScreenWords } from './words';

const words: ReplayScreenWords = {
  title: '重看一局',
  means: '打开一局的文件，或把它拖到这个页面上。文件只留在你的设备上。',
  open: '打开文件',
  faults: {
    tooLarge: '太长了，不可能是一局。',
    notARecord: '这不是 Miaou 的一局，或者缺了一部分。',
    laterVersion: '这一局来自更新版本的 Miaou：请重新载入页面。',
    unknownGame: '这个页面不认识这一局的游戏。',
  },
};

export default words;
