import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('en');

const words: HomeWords = {
  noAccount: 'No account: sit down and play.',
  seatCode: 'I have a seat code',
  players: (least, most) => `${least}–${most} players`,
  minutes: (number) => `${number} min`,

  playNow: 'Play now',
  againstBots: (bots, level) => count(bots, { one: `against # bot, ${level}`, other: `against # bots, ${level}` }),
  choosePlay: (game) => `${game}: choose players and level`,
  myName: 'You',
  learnFirst: 'New here? Learn by playing',
  inviteFriends: 'Invite friends',
  sameDevice: 'Same device',

  yourTables: 'Your tables',
  onThisDevice: 'On this device',
  goOn: 'Continue',
  youAre: (name) => `You are ${name} · rename`,
  leave: 'Leave the table',
  leaveSure: 'Leave this table?',
  leaveMeans: 'Somebody else can take your seat then.',
  remove: 'Delete the match',
  removeSure: 'Delete this match?',
  removeMeans: 'It is on this device alone and cannot be brought back.',
  now: 'now',
  noTables: 'Nobody is playing in public just now.',
  allTables: 'All tables',
  watch: 'Watch',
  join: 'Join',
  tableOf: (host) => `${host}’s table`,
  botsOnly: 'bots only',
  stages: { gathering: 'gathering', playing: 'in play', paused: 'paused', over: 'finished', closed: 'closed' },
  yourTurn: 'Your turn',
  seatsTaken: (taken, seats) => `${taken} of ${seats} seats taken`,
  watching: (number) => `${number} watching`,

  watchTitle: 'Public tables',
  everyGame: 'All games',
  gameLegend: 'Game',
  stageLegend: 'Stage',
  everyStage: 'All',
  freeSeats: 'Free seats',
  inPlay: 'In play',
  noneLikeThat: 'No such table just now.',
  lobbyAway: 'The server does not answer. This list comes back by itself.',

  rulesOf: (game) => `Rules of ${game}`,
  learnGame: (game) => `Learn ${game}`,
  puzzles: 'Puzzles',
  fair: 'Is it fair?',
  about: 'About',
  unofficial: (credits) => `Unofficial and free. ${credits.join('; ')}. No picture or text of theirs is used here.`,
  install: 'Install',
  installHint: 'Keep Miaou on this device: then you can play without a connection too.',
  offline: 'No connection. You can still play against bots and on this device.',
};

export default words;
