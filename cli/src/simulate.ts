import { randomInt } from 'node:crypto';
import type { MatchRecord } from '@miaou/kit';
import { type Flags, parseGames, parseSimulation } from './flags.js';
import type { Manner } from './manner.js';
import { playMatch, type Simulation } from './match.js';
import { DONE, misuse, type Outcome } from './outcome.js';
import { openOutput } from './outFile.js';
import { startProgress } from './progress.js';
import { fill } from './sentence.js';
import type { Sink } from './sink.js';
import type { Output, Terminal } from './terminal.js';
import type { Texts } from './texts/index.js';

interface Run {
  readonly simulation: Simulation;
  readonly games: number;
  readonly sink: Sink;
  /** Where the records go, as it was typed. */
  readonly out: string;
}

const HIGHEST_SEED = 2 ** 47;

const countWins = (wins: number[], record: MatchRecord): void => {
  for (const winner of record.result?.winners ?? []) wins[winner] = (wins[winner] ?? 0) + 1;
};

/** Plays all matches and gives how many each seat won; a shared win counts for every seat that shares it. */
const playAll = async ({ simulation, games, sink, out }: Run, terminal: Terminal, texts: Texts): Promise<number[]> => {
  const progress = startProgress(terminal, { total: games, unit: texts.said.matches, onStdout: out === '-' });
  const wins = simulation.bots.map(() => 0);
  try {
    for (let index = 0; index < games; index++) {
      const record = await playMatch(simulation, index);
      countWins(wins, record);
      await sink.write(JSON.stringify(record));
      progress.advance(1, 1);
    }
    await sink.close();
  } catch (error) {
    await sink.discard();
    throw error;
  } finally {
    progress.stop();
  }
  return wins;
};

const summary = ({ simulation, games, out }: Run, wins: readonly number[], { texts, json }: Manner): string => {
  const { seed } = simulation;
  if (!json) return fill(texts.said.simulated, { games, seed, wins: wins.join(' ') });
  const bots = simulation.bots.map(({ name }) => name);
  return JSON.stringify({ games, seed, bots, wins, ...(out === '-' ? {} : { out }) });
};

/** Where the summary goes: beside a file to standard output, beside records there only to a person, or to tell a drawn seed. */
const summaryGoesTo = (out: string, seedDrawn: boolean, { stdout, stderr }: Terminal): Output | undefined => {
  if (out !== '-') return stdout;
  return stderr.isTTY === true || seedDrawn ? stderr : undefined;
};

/** Lets bots play and writes the records. */
export const simulate = async (id: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> => {
  const games = parseGames(flags['games']);
  if (!games.ok) return misuse(games.error);
  // Without a seed one is drawn and told, so that the run can be repeated.
  const seed = String(flags['seed'] ?? randomInt(HIGHEST_SEED));
  const simulation = await parseSimulation(id, flags, seed);
  if (!simulation.ok) return misuse(simulation.error);
  const out = String(flags['out']);
  const sink = await openOutput(out, terminal);
  if (!sink.ok) return misuse(sink.error);
  const run = { simulation: simulation.value, games: games.value, sink: sink.value, out };
  const wins = await playAll(run, terminal, manner.texts);
  summaryGoesTo(out, flags['seed'] === undefined, terminal)?.write(`${summary(run, wins, manner)}\n`);
  return DONE;
};
