import type { SharingWords } from './words';

const words: SharingWords = {
  result: 'Share the result',
  moment: 'Share this moment',
  names: 'Show names',
  namesElse: 'else: Player 1, Player 2…',
  points: 'Show points',
  link: 'Link to the replay',
  linkEyes: 'as a spectator sees it',
  share: 'Share',
  save: 'Save picture',
  copy: 'Copy text',
  again: 'watch it again',
  making: 'The picture is being made…',
  failed: 'This browser cannot make the picture. The text can be copied.',
};

export default words;
