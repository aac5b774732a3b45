import type { ReviewWords } from '../words.js';

const words: ReviewWords = {
  title: '复盘',
  verdicts: { best: '最佳', good: '不错', slip: '小失误', costly: '代价大', blunder: '大失误' },
  round: (round) => `第 ${round} 轮`,
  seat: (seat) => `座位 ${seat}`,
  gaveAway: (chances) => `每 100 局少赢 ${chances} 局。`,
  bestKnown: (option) => `按当时所知，最好是：${option}`,
  bestOpen: (option) => `若全部翻开：${option}`,
  chance: '每 100 局能赢几局',
  points: '本轮得分',
  best: '最好',
  made: '所选',
  whiskers: '误差线：把握有多大',
  hidden: '那里可能是什么（每 100 次）',
  luckApart: '运气与选择',
  choice: '选择',
  luck: '运气',
  together: '合计',
  remembered: '值得记住的决定',
  decided: '与最佳一样好',
  goodOf: (good, all) => `${all} 次中 ${good} 次`,
  evenLuck: '运气相当时',
  turningPoints: '转折点',
  allDecisions: '所有决定',
};

export default words;
