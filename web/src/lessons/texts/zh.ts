import type { LearnWords } from './words';

const words: LearnWords = {
  title: '边玩边学',
  lead: '每章只有几步，就在真正的牌桌上。',
  minutes: (minutes) => `${minutes} 分钟`,
  progress: (done, of, minutes) => `${done}/${of} 章${minutes === 0 ? '' : `，还需 ${minutes} 分钟`}`,
  chapter: (number) => `第 ${number} 章`,
  start: '开始',
  goOn: '继续',
  again: '再来一次',
  done: '完成',
  next: '继续',
  takeBack: '收回',
  takeBackMeans: '再想想',
  known: '你已经知道',
  showMe: '让我看看',
  showMeMeans: '会发生什么',
  skip: '跳过',
  skipChapter: '跳过这一章',
  step: (step, of) => `第 ${step} 步，共 ${of} 步`,
  chapterDone: (number) => `第 ${number} 章完成`,
  allDone: '现在你会玩了',
  nextChapter: (title) => `下一章：${title}`,
  firstMatch: '第一场真正的对局',
  firstMatchMeans: '机器人会手下留情',
  allChapters: '所有章节',
  puzzles: '谜题',
  puzzlesMean: '一个决定，一分钟',
};

export default words;
