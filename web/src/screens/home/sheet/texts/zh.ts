import type { SheetWords } from './words';

const words: SheetWords = {
  invite: '邀请',
  go: { play: '开始', here: '轮流玩', invite: '生成链接' },
  about: (count) => `约 ${count} 分钟`,
  you: '你',
  friends: '你的朋友',
  players: '人数',
  level: '机器人的风格',
  youAre: '你扮演',
  iBegin: '我先开始',
  seat: (number) => `座位 ${number}`,
  emptySeat: '没写名字的座位由机器人来坐。',
  needName: '至少写一个名字。',
};

export default words;
