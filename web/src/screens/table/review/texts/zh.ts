import type { ReviewPageWords } from './words';

const words: ReviewPageWords = {
  knew: '当时所知',
  really: '实际情况',
  progress: (done, all) => `复盘中：${done} / ${all}`,
  place: (number, all) => `第 ${number} 个决定，共 ${all} 个`,
  moment: (round, phase, option) => `${round}，${phase}：${option}`,
  summary: '总结',
  next: '下一个决定',
  previous: '上一个决定',
  tryAgain: '再试一次',
  inReplay: '在回放中看',
  whose: '谁的决定',
  failed: '这里无法复盘。',
  nothing: '没有需要决定的。',
  headline: (playedWell, luckWasKind) => {
    if (playedWell) return luckWasKind ? '玩得好，运气也好。' : '玩得好，可惜运气不好。';
    return luckWasKind ? '运气不错。' : '选择和运气都差一点。';
  },
  line: '全部翻开时，每人的胜率',
  inHundred: '/ 100',
  chanceOf: (option, chance, spread) => `${option}：每 100 局赢 ${chance} 局，误差 ${spread}`,
  shareOf: (what, share) => `${what}：每 100 次 ${share} 次`,
  pointsEven: (played, even) => `${played} 分；运气相当时 ${even} 分`,
};

export default words;
