import type { PuzzleWords } from './words';

const words: PuzzleWords = {
  title: '谜题',
  lead: '一个决定，一分钟：换作你会怎么做？',
  ofTheDay: '每日谜题',
  ofDay: (day) => `${day}的谜题`,
  numbered: (number) => `第 ${number} 题`,
  daysInARow: (days) => `连续 ${days} 天`,
  begin: '今天答一题，连续天数从今天算起。',
  difficulties: { easy: '简单', medium: '中等', hard: '困难' },
  doneOf: (done, all) => `${done} / ${all}`,
  start: '开始',
  next: '下一题',
  all: '全部谜题',
  known: '你知道的',
  question: '怎样做最好？',
  answers: '答案',
  right: (option) => `对：${option}。`,
  better: (option) => `更好的是：${option}。`,
  chosen: (option) => `${option}：`,
  kept: '答错不会中断连续天数：重要的是思考，不是猜中。',
  compared: '所有答案对比',
  playOn: '从这里玩下去',
  playOnMeans: '看不见的会重新抽取',
  solved: '已解出',
  missed: '已看过',
  noneWithNumber: (found, count) => `没有第 ${found} 题：题号从 1 到 ${count}。`,
};

export default words;
