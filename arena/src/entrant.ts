import { botNamed } from '@miaou/bots';
import { botPlayer } from './botPlayer.js';
import type { Player } from './player.js';
import { ProgramPlayer } from './programPlayer.js';

const PROGRAM = 'exec:';

/** True for an external program, written as `exec:` and its command line. */
const isProgram = (entrant: string): boolean => entrant.startsWith(PROGRAM);

/** True for a bot of this game and for any program, whose ability shows when it plays. */
export const canEnter = (game: string, entrant: string): boolean =>
  isProgram(entrant) ? entrant.length > PROGRAM.length : botNamed(game, entrant) !== undefined;

/** Throws for a name that no bot of the game has. */
export const openPlayer = (game: string, entrant: string): Player => {
  if (isProgram(entrant)) return new ProgramPlayer(entrant.slice(PROGRAM.length), game);
  const bot = botNamed(game, entrant);
  if (bot === undefined) throw new Error(`no bot is called ${entrant} in ${game}`);
  return botPlayer(bot);
};
