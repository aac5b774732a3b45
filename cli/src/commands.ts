import type { Manner } from './manner.js';
import type { Outcome } from './outcome.js';
import type { Commands } from './program.js';
import type { Terminal } from './terminal.js';

/** What the command line can ask for, each loaded when it is asked for. `ended` is told how it ended. */
export const commandsFor = (terminal: Terminal, manner: Manner, ended: (outcome: Outcome) => void): Commands => ({
  async simulate(game, flags) {
    const { simulate } = await import('./simulate.js');
    ended(await simulate(game, flags, terminal, manner));
  },
  async arena(game, flags) {
    const { arena } = await import('./arena.js');
    ended(await arena(game, flags, terminal, manner));
  },
  async replay(file) {
    const { replayFile } = await import('./inspect.js');
    ended(await replayFile(file, terminal, manner.texts));
  },
  async legal(file) {
    const { listLegalMoves } = await import('./inspect.js');
    ended(await listLegalMoves(file, terminal, manner.texts));
  },
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
