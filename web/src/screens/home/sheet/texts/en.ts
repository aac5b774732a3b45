import type { SheetWords } from './words';

const words: SheetWords = {
  invite: 'Invite',
  go: { play: 'Play', here: 'Pass it round', invite: 'Make the link' },
  about: (count) => `about ${count} min`,
  you: 'you',
  friends: 'your friends',
  players: 'Players',
  level: 'How the bots play',
  youAre: 'You are',
  iBegin: 'I begin',
  seat: (number) => `Seat ${number}`,
  emptySeat: 'A bot takes every seat without a name.',
  needName: 'Write at least one name.',
};

export default words;
