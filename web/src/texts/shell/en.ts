import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Two sly games of cat and mouse.',
  nothingHere: 'There is nothing at this address.',
  nothingHereHint: 'The link may be old or cut short. Tables that nobody uses are cleared away after a while.',
  home: 'Home',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied.',
  language: 'Language',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  settings: 'Settings',
  loading: 'One moment…',
  tryAgain: 'Try again',
  cannotLoad: 'This part of the page could not be loaded.',
  cannotLoadHint:
    'Either you are offline, or a newer version of the page is there. Check the connection, then try again.',
  partMissing: 'A part of the page did not arrive. Load it again: your match is kept.',
  reload: 'Load again',
  newVersion: 'A new version of the page is here.',
  loadIt: 'Load it',
  levels: { 1: 'playful', 2: 'gentle', 3: 'easy-going', 4: 'sly', 5: 'cunning', 6: 'ruthless' },
  levelOf: (level) => `Level ${level} of 6`,
  bot: 'bot',
  you: 'you',
  guest: (number) => `Guest ${number}`.trim(),
};

export default words;
