import type { ReplayScreenWords } from './words';

const words: ReplayScreenWords = {
  title: 'Watch a match',
  means: 'Open the file of a match, or drop it anywhere on this page. It stays on your device.',
  open: 'Open a file',
  faults: {
    tooLarge: 'This is too long to be a match.',
    notARecord: 'This is not a match of Miaou, or a part of it is missing.',
    laterVersion: 'This match was saved by a newer Miaou: load the page again.',
    unknownGame: 'This match is of a game that this page does not know.',
  },
};

export default words;
