import type { Manner } from './manner.js';
import type { Outcome } from './outcome.js';
import type { Commands } from './program.js';
import type { Terminal } from './terminal.js';

/** Is told how a command ended. */
type Ended = (outcome: Outcome) => void;

/** Commands that let bots play, and read what was played. */
const commandsOfPlay = (
  terminal: Terminal,
  manner: Manner,
  ended: Ended,
): Pick<Commands, 'simulate' | 'arena' | 'exploit' | 'play' | 'replay' | 'legal'> => ({
  async simulate(game, flags) {
    const { simulate } = await import('./simulate.js');
    ended(await simulate(game, flags, terminal, manner));
  },
  async arena(game, flags) {
    const { arena } = await import('./arena.js');
    ended(await arena(game, flags, terminal, manner));
  },
  async exploit(game, flags) {
    const { exploit } = await import('./exploit.js');
    ended(await exploit(game, flags, terminal, manner));
  },
  async play(flags) {
    const { play } = await import('./play.js');
    ended(await play(flags, terminal, manner));
  },
  async replay(file) {
    const { replayFile } = await import('./inspect.js');
    ended(await replayFile(file, terminal, manner.texts));
  },
  async legal(file) {
    const { listLegalMoves } = await import('./inspect.js');
    ended(await listLegalMoves(file, terminal, manner.texts));
  },
});

/** Commands about a server and its data. */
const commandsOfServer = (
  terminal: Terminal,
  manner: Manner,
  ended: Ended,
): Omit<Commands, keyof ReturnType<typeof commandsOfPlay>> => ({
  async serve(flags) {
    const { serve } = await import('./serve.js');
    ended(await serve(flags, terminal, manner));
  },
  async backup(file, flags) {
    const { backup } = await import('./backup.js');
    ended(await backup(file, flags, terminal, manner));
  },
  async restore(file, flags) {
    const { restore } = await import('./backup.js');
    ended(await restore(file, flags, terminal, manner));
  },
  async checkData(flags) {
    const { checkData } = await import('./checkData.js');
    ended(await checkData(flags, terminal, manner));
  },
  async operatorSecret(flags) {
    const { renewOperatorSecret } = await import('./keys.js');
    ended(await renewOperatorSecret(flags, terminal, manner));
  },
  async pushKeys() {
    const { makePushKeys } = await import('./keys.js');
    ended(await makePushKeys(terminal, manner));
  },
  async exportRecords(flags) {
    const { exportRecords } = await import('./recordFiles.js');
    ended(await exportRecords(flags, terminal, manner));
  },
  async importRecords(file, flags) {
    const { importRecords } = await import('./recordFiles.js');
    ended(await importRecords(file, flags, terminal, manner));
  },
});

/** What the command line can ask for, each loaded when it is asked for. */
export const commandsFor = (terminal: Terminal, manner: Manner, ended: Ended): Commands => ({
  ...commandsOfPlay(terminal, manner, ended),
  ...commandsOfServer(terminal, manner, ended),
});
