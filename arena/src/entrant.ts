import { botNamed } from '@miaou/bots';
import { botPlayer } from './botPlayer.js';
import type { Player } from './player.js';
import { ProgramPlayer } from './programPlayer.js';

const PROGRAM = 'exec:';

/** True for a program outside, written `exec:` and its command line. */
const isProgram = (entrant: string): boolean => entrant.startsWith(PROGRAM);

/** True for somebody who can play this game. Whether a program can is for it to show. */
export const canEnter = (game: string, entrant: string): boolean =>
  isProgram(entrant) ? entrant.length > PROGRAM.length : botNamed(game, entrant) !== undefined;

/** Sits somebody down; throws for a name that nobody has. */
export const openPlayer = (game: string, entrant: string): Player => {
  if (isProgram(entrant)) return new ProgramPlayer(entrant.slice(PROGRAM.length), game);
  const bot = botNamed(game, entrant);
  if (bot === undefined) throw new Error(`no bot is called ${entrant} in ${game}`);
  return botPlayer(bot);
};
