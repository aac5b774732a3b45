import { randomInt } from 'node:crypto';
import type { MatchRecord } from '@miaou/kit';
import { MAX_SEED, parseGames, parseSimulation } from '../commandLine/flags.js';
import type { LineWriter } from '../output/lineWriter.js';
import { openOutput } from '../output/openOutput.js';
import { DONE, usageError } from '../output/outcome.js';
import type { OutputOptions } from '../output/outputOptions.js';
import { startProgress } from '../output/progress.js';
import { type Simulation, simulateMatch } from '../simulation/simulateMatch.js';
import type { Output, Terminal } from '../terminal.js';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import type { RunCommand } from './command.js';

interface Run {
  readonly simulation: Simulation;
  readonly games: number;
  readonly writer: LineWriter;
  /** The path of the records as it was typed. */
  readonly out: string;
}

const countWins = (wins: number[], record: MatchRecord): void => {
  for (const winner of record.result?.winners ?? []) wins[winner] = (wins[winner] ?? 0) + 1;
};

/** Plays all matches and counts the wins of each seat; a shared win counts for every seat that shares it. */
const playAll = async (
  { simulation, games, writer, out }: Run,
  terminal: Terminal,
  texts: Texts,
): Promise<number[]> => {
  const progress = startProgress(terminal, { total: games, unit: texts.messages.matches, onStdout: out === '-' });
  const wins = simulation.bots.map(() => 0);
  try {
    for (let index = 0; index < games; index++) {
      const record = await simulateMatch(simulation, index);
      countWins(wins, record);
      await writer.write(JSON.stringify(record));
      progress.advance(1, 1);
    }
    await writer.close();
  } catch (error) {
    await writer.discard();
    throw error;
  } finally {
    progress.stop();
  }
  return wins;
};

const summary = ({ simulation, games, out }: Run, wins: readonly number[], { texts, json }: OutputOptions): string => {
  const { seed } = simulation;
  if (!json) return fill(texts.messages.simulated, { games, seed, wins: wins.join(' ') });
  const bots = simulation.bots.map(({ name }) => name);
  return JSON.stringify({ games, seed, bots, wins, ...(out === '-' ? {} : { out }) });
};

/** Standard output is for the summary unless the records go there; then a person, or anyone who needs the drawn seed, gets it on standard error. */
const summaryTarget = (out: string, seedDrawn: boolean, { stdout, stderr }: Terminal): Output | undefined => {
  if (out !== '-') return stdout;
  return stderr.isTTY === true || seedDrawn ? stderr : undefined;
};

/** Plays matches of bots and writes their records. */
export const simulate: RunCommand = async ({ argument: game, flags, terminal, output }) => {
  const games = parseGames(flags['games']);
  if (!games.ok) return usageError(games.error);
  // Without a seed one is drawn and printed, so that the run can be repeated.
  const seed = String(flags['seed'] ?? randomInt(MAX_SEED));
  const simulation = await parseSimulation(game, flags, seed);
  if (!simulation.ok) return usageError(simulation.error);
  const out = String(flags['out']);
  const writer = await openOutput(out, terminal);
  if (!writer.ok) return usageError(writer.error);
  const isAnonymous = flags['anonymous'] === true;
  const run = { simulation: { ...simulation.value, isAnonymous }, games: games.value, writer: writer.value, out };
  const wins = await playAll(run, terminal, output.texts);
  summaryTarget(out, flags['seed'] === undefined, terminal)?.write(`${summary(run, wins, output)}\n`);
  return DONE;
};
