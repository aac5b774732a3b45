import type { LearnWords } from './words';

const words: LearnWords = {
  title: 'Learn by playing',
  lead: 'Each chapter is a few moves at the real table.',
  minutes: (minutes) => `${minutes} min`,
  progress: (done, of, minutes) => `${done} of ${of}${minutes === 0 ? '' : `, ${minutes} min to go`}`,
  chapter: (number) => `Chapter ${number}`,
  start: 'Start',
  goOn: 'Go on',
  again: 'Once more',
  done: 'done',
  next: 'Go on',
  takeBack: 'Take it back',
  takeBackMeans: 'then think again',
  known: 'You know already',
  showMe: 'Show me',
  showMeMeans: 'what happens',
  skip: 'Skip',
  skipChapter: 'Skip this chapter',
  step: (step, of) => `Step ${step} of ${of}`,
  chapterDone: (number) => `Chapter ${number} is done`,
  allDone: 'Now you know the game',
  nextChapter: (title) => `Next: ${title}`,
  firstMatch: 'First real match',
  firstMatchMeans: 'against gentle bots',
  allChapters: 'All chapters',
  puzzles: 'Puzzles',
  puzzlesMean: 'one decision, one minute',
};

export default words;
