import type { BoardWords } from './words';

const words: BoardWords = {
  status: (round, of, plate) => `第 ${round} 轮，共 ${of} 轮，盘中 ${plate} 粒`,
  plate: () => '盘里的面包屑',
  players: '玩家',
  you: '你',
  decided: '已决定',
  deciding: '正在决定',
  tookLast: (crumbs) => `上一轮拿了 ${crumbs}`,
  eaten: (crumbs) => `吃了 ${crumbs}`,
  turn: {
    label: '回合',
    choose: '你拿几粒？',
    mine: (crumbs) => `你拿 ${crumbs} 粒。其他人正在决定。`,
    others: '玩家们正在决定。',
    over: '对局结束。',
    halts: { paused: '对局已暂停。', standIn: '机器人在替你玩。' },
  },
  take: (crumbs) => (crumbs === 0 ? '不拿' : `拿 ${crumbs} 粒`),
  log: {
    decided: (name) => `${name}已决定`,
    took: (name, taken, eaten) => `${name}：拿 ${taken}，吃 ${eaten}`,
    served: (plate) => `一盘 ${plate} 粒`,
    won: (names) => `获胜：${names}`,
  },
  keys: { take: '拿这么多粒' },
};

export default words;
