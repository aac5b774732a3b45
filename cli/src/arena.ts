import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import {
  adjustedText,
  canEnter,
  JournalFault,
  matrixText,
  type Plan,
  reportPage,
  runTournament,
  type Standing,
} from '@miaou/arena';
import { botsFor } from '@miaou/bots';
import { accepted, type Parsed, parseInteger, quoted, refused } from '@miaou/kit';
import { type Flags, number, parseGame, parseGames, parseOptions } from './flags.js';
import type { Manner } from './manner.js';
import { DONE, misuse, type Outcome } from './outcome.js';
import { startProgress } from './progress.js';
import { fill } from './sentence.js';
import { shellWord } from './shellWord.js';
import type { Terminal } from './terminal.js';

const HIGHEST_SEED = 2 ** 47;
const LONGEST_THOUGHT = 600_000;
const MOST_ITERATIONS = 10_000_000;
const MOST_THREADS = 256;

const parseEntrants = (game: string, typed: string): Parsed<string[]> => {
  const names = typed.split(',');
  const stranger = names.find((name) => !canEnter(game, name));
  if (stranger === undefined) return accepted(names);
  const known = [...botsFor(game).map(({ name }) => name), 'exec:…'];
  return refused({ code: 'unknown-bot', found: quoted(stranger), game, known });
};

/** The budget that every player gets; without a flag each one takes its own. */
const parseBudget = (flags: Flags): Parsed<Plan['budget']> => {
  const milliseconds =
    flags['ms'] === undefined ? undefined : parseInteger('--ms', number(flags['ms']), 1, LONGEST_THOUGHT);
  const iterations =
    flags['iterations'] === undefined
      ? undefined
      : parseInteger('--iterations', number(flags['iterations']), 1, MOST_ITERATIONS);
  if (milliseconds !== undefined && !milliseconds.ok) return milliseconds;
  if (iterations !== undefined && !iterations.ok) return iterations;
  return accepted({
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds.value }),
    ...(iterations === undefined ? {} : { iterations: iterations.value }),
  });
};

const parsePlan = async (id: string, flags: Flags): Promise<Parsed<Plan>> => {
  const game = parseGame(id);
  if (!game.ok) return game;
  const options = await parseOptions(game.value, flags);
  if (!options.ok) return options;
  const entrants = parseEntrants(id, String(flags['bots']));
  if (!entrants.ok) return entrants;
  const games = parseGames(flags['games']);
  if (!games.ok) return games;
  const budget = parseBudget(flags);
  if (!budget.ok) return budget;
  const { seats: _, ...raw } = options.value.raw;
  return accepted({
    game: id,
    seats: options.value.seats,
    options: raw,
    entrants: entrants.value,
    games: games.value,
    seed: String(flags['seed'] ?? randomInt(HIGHEST_SEED)),
    budget: budget.value,
    ...(flags['adjust'] === true ? { gaugesLuck: true } : {}),
  });
};

/** Where results go, and how fast, makes no difference to them. */
const INDIFFERENT = ['seed', 'json', 'lang', 'report', 'journal', 'threads'];

/** The call that brings the same results again. */
const commandLineOf = ({ game, seed }: Plan, flags: Flags): string => {
  const written = Object.entries(flags)
    .filter(([flag]) => !INDIFFERENT.includes(flag))
    .map(([flag, value]) => (value === true ? `--${flag}` : `--${flag} ${shellWord(String(value))}`));
  return ['miaou arena', game, ...written, '--seed', shellWord(seed)].join(' ');
};

const play = async (
  plan: Plan,
  threads: number,
  flags: Flags,
  terminal: Terminal,
  manner: Manner,
): Promise<Standing> => {
  const progress = startProgress(terminal, { total: 1, unit: manner.texts.said.matches, onStdout: false });
  let shown = 0;
  const stop = new AbortController();
  const interrupted = (): void => stop.abort();
  process.once('SIGINT', interrupted);
  try {
    return await runTournament(plan, {
      threads,
      signal: stop.signal,
      ...(typeof flags['journal'] === 'string' ? { journal: flags['journal'] } : {}),
      progress: (done, all) => {
        progress.advance((done - shown) / all, (done - shown) * plan.seats);
        shown = done;
      },
    });
  } finally {
    process.off('SIGINT', interrupted);
    progress.stop();
  }
};

const tell = (standing: Standing, terminal: Terminal, { texts, json }: Manner): void => {
  if (json) {
    terminal.stdout.write(`${JSON.stringify(standing)}\n`);
    return;
  }
  const { plan, cells, complete } = standing;
  const { report } = texts;
  const corner = `${report.guest} \\ ${report.hosts}`;
  const adjusted = adjustedText(plan.entrants, cells, corner);
  const lines = [
    matrixText(plan.entrants, cells, corner),
    ...(adjusted === undefined ? [] : ['', `${report.adjusted}:`, adjusted, '']),
    fill(texts.said.arenaPlayed, { games: cells.reduce((sum, { games }) => sum + games, 0), seed: plan.seed }),
    ...(complete ? [] : [report.incomplete]),
  ];
  terminal.stdout.write(`${lines.join('\n')}\n`);
};

/** Lets everybody play against everybody and tells how they fared. */
export const arena = async (id: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> => {
  const plan = await parsePlan(id, flags);
  if (!plan.ok) return misuse(plan.error);
  const threads = parseInteger('--threads', number(flags['threads'] ?? availableParallelism()), 1, MOST_THREADS);
  if (!threads.ok) return misuse(threads.error);
  try {
    const standing = await play(plan.value, threads.value, flags, terminal, manner);
    const page = flags['report'];
    if (typeof page === 'string')
      await writeFile(page, reportPage(standing, manner.texts.report, commandLineOf(plan.value, flags)));
    tell(standing, terminal, manner);
    return DONE;
  } catch (error) {
    if (!(error instanceof JournalFault)) throw error;
    return misuse({ code: 'foreign-journal', path: String(flags['journal']) });
  }
};
