import { counted } from '../../../../texts/plural';
import type { ContestWords } from './words';

const count = counted('en');

const words: ContestWords = {
  meowTitle: 'Who meows best?',
  voteTitle: 'Who meowed best?',
  hold: 'Hold to meow',
  means: 'The longer, the louder. Or press a word.',
  meows: { 1: 'mew', 2: 'miaou', 3: 'mrrrAOW' },
  honk: 'honk',
  loud: { 1: 'very soft', 2: 'loud', 3: 'very loud' },
  silent: 'not yet',
  heard: (name, meow, loud) => `${name}: ${meow}, ${loud}`,
  vote: 'Press the best meow',
  voteMeans: 'It is a party, not an election: you may change your mind, but never vote for yourself.',
  votedFor: (name) => `Your paw is on ${name}.`,
  paws: (number) => count(number, { one: '# paw', other: '# paws' }),
  turn: (name) => `${name}: your meow`,
  turnVote: (name) => `${name}: your vote`,
  wait: 'Waiting for the others.',
  record: 'Meow yourself',
  recordMeans: 'Two seconds by microphone, heard at this table and kept nowhere.',
  listening: 'Meow now!',
  recordingFaults: {
    noMicrophone: 'The browser does not allow the microphone.',
    tooLarge: 'This browser makes the recording too large. A paw will do as well.',
  },
  skip: 'I would rather not',
  begin: 'Begin now',
  won: (name) => `${name} meowed best and begins.`,
  tie: 'Nobody meowed best alone: drawn by lot.',
};

export default words;
