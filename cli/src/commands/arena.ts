import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  adjustedText,
  canEnter,
  comparisonsText,
  JournalFault,
  ladderText,
  leaderboardPage,
  matrixText,
  type Plan,
  reportPage,
  runTournament,
  type Standing,
  seedInJournal,
} from '@miaou/arena';
import { botsFor } from '@miaou/bots';
import { accepted, type Parsed, parseInteger, quoted, type Refusal, refused } from '@miaou/kit';
import {
  type Flags,
  MAX_DECISION_MS,
  MAX_SEED,
  number,
  parseGame,
  parseGames,
  parseOptions,
} from '../commandLine/flags.js';
import { openOutput } from '../output/openOutput.js';
import { DONE, type Outcome, usageError } from '../output/outcome.js';
import type { OutputOptions } from '../output/outputOptions.js';
import { startProgress } from '../output/progress.js';
import { abortedByInterrupt } from '../signals.js';
import type { Terminal } from '../terminal.js';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import type { Invocation, RunCommand } from './command.js';

const MAX_ITERATIONS = 10_000_000;
const MAX_THREADS = 256;

const parseEntrants = (game: string, typed: string): Parsed<string[]> => {
  const names = typed.split(',');
  const unknown = names.find((name) => !canEnter(game, name));
  if (unknown === undefined) return accepted(names);
  const known = [...botsFor(game).map(({ name }) => name), 'exec:…'];
  return refused({ code: 'unknown-bot', found: quoted(unknown), game, known });
};

/** The budget of every player; without a flag each bot uses its own default. */
const parseBudget = (flags: Flags): Parsed<Plan['budget']> => {
  const milliseconds =
    flags['ms'] === undefined ? undefined : parseInteger('--ms', number(flags['ms']), 1, MAX_DECISION_MS);
  const iterations =
    flags['iterations'] === undefined
      ? undefined
      : parseInteger('--iterations', number(flags['iterations']), 1, MAX_ITERATIONS);
  if (milliseconds !== undefined && !milliseconds.ok) return milliseconds;
  if (iterations !== undefined && !iterations.ok) return iterations;
  return accepted({
    ...(milliseconds === undefined ? {} : { milliseconds: milliseconds.value }),
    ...(iterations === undefined ? {} : { iterations: iterations.value }),
  });
};

const seedOfJournal = ({ journal }: Flags): string | undefined =>
  typeof journal === 'string' ? seedInJournal(journal) : undefined;

const parsePlan = async (id: string, flags: Flags): Promise<Parsed<Plan>> => {
  const game = parseGame(id);
  if (!game.ok) return game;
  const options = await parseOptions(game.value, flags);
  if (!options.ok) return options;
  const entrants = parseEntrants(id, String(flags['bots']));
  if (!entrants.ok) return entrants;
  const isLadder = flags['ladder'] === true;
  if (isLadder && (entrants.value.length < 2 || new Set(entrants.value).size < entrants.value.length))
    return refused({ code: 'ladder-alone', found: entrants.value.join(',') });
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
    seed: String(flags['seed'] ?? seedOfJournal(flags) ?? randomInt(MAX_SEED)),
    budget: budget.value,
    ...(flags['adjust'] === true ? { gaugesLuck: true } : {}),
    ...(isLadder ? { isLadder } : {}),
  });
};

/** Flags that change where the results go or how fast they come, but not the results. */
const IRRELEVANT_FLAGS = ['seed', 'json', 'lang', 'report', 'journal', 'threads'];

const PLAIN_WORD = /^[\w./:,=+-]+$/;

/** A value quoted for a shell where it needs quotes. */
const shellWord = (value: string): string =>
  PLAIN_WORD.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;

/** The call that gives the same results again. */
const commandLineOf = ({ game, seed }: Plan, flags: Flags): string => {
  const written = Object.entries(flags)
    .filter(([flag]) => !IRRELEVANT_FLAGS.includes(flag))
    .map(([flag, value]) => (value === true ? `--${flag}` : `--${flag} ${shellWord(String(value))}`));
  return ['miaou arena', game, ...written, '--seed', shellWord(seed)].join(' ');
};

const play = async (
  plan: Plan,
  threads: number,
  { flags, terminal, output: { texts } }: Invocation,
): Promise<Standing> => {
  const progress = startProgress(terminal, { total: 1, unit: texts.messages.matches, onStdout: false });
  let shown = 0;
  try {
    return await abortedByInterrupt((signal) =>
      runTournament(plan, {
        threads,
        signal,
        ...(typeof flags['journal'] === 'string' ? { journal: flags['journal'] } : {}),
        progress: (done, all) => {
          progress.advance((done - shown) / all, (done - shown) * plan.seats);
          shown = done;
        },
      }),
    );
  } finally {
    progress.stop();
  }
};

/** How often each entrant failed, as guest and as host. */
const failures = ({ plan, cells }: Standing, { faults: title, faultNames }: Texts['report']): string[] =>
  plan.entrants.flatMap((name, entrant) => {
    const all = [
      ...cells.filter(({ guest }) => guest === entrant).map(({ guestFaults }) => guestFaults),
      ...cells.filter(({ hosts }) => hosts === entrant).map(({ hostFaults }) => hostFaults),
    ];
    const counts = (Object.keys(faultNames) as (keyof typeof faultNames)[]).flatMap((fault) => {
      const count = all.reduce((sum, faults) => sum + (faults[fault] ?? 0), 0);
      return count === 0 ? [] : [`${faultNames[fault]} ${count}`];
    });
    return counts.length === 0 ? [] : [`${title}: ${name}: ${counts.join(', ')}`];
  });

const matrixLines = ({ plan, cells, comparisons }: Standing, report: Texts['report']): string[] => {
  const corner = `${report.guest} \\ ${report.hosts}`;
  const adjusted = adjustedText(plan.entrants, cells, corner);
  const compared = comparisonsText(plan.entrants, comparisons);
  return [
    matrixText(plan.entrants, cells, corner),
    ...(adjusted === undefined ? [] : ['', `${report.adjusted}:`, adjusted]),
    ...(compared === undefined ? [] : ['', `${report.comparisons}:`, compared]),
    ...(adjusted === undefined && compared === undefined ? [] : ['']),
  ];
};

const printStanding = (standing: Standing, terminal: Terminal, { texts, json }: OutputOptions): void => {
  if (json) {
    terminal.stdout.write(`${JSON.stringify(standing)}\n`);
    return;
  }
  const { plan, cells, complete, ladder } = standing;
  const { report } = texts;
  const lines = [
    ...(ladder === null ? matrixLines(standing, report) : [ladderText(plan.entrants, ladder, report)]),
    fill(texts.messages.arenaPlayed, { games: cells.reduce((sum, { games }) => sum + games, 0), seed: plan.seed }),
    ...failures(standing, report),
    ...(complete ? [] : [report.incomplete]),
  ];
  terminal.stdout.write(`${lines.join('\n')}\n`);
};

const pageOf = (standing: Standing, report: Texts['report'], commandLine: string): string =>
  standing.ladder === null
    ? reportPage(standing, report, commandLine)
    : leaderboardPage(standing, standing.ladder, report, commandLine);

/** Checked before the first match: hours of play must not end with a report that cannot be written. */
const unwritable = async (path: string, terminal: Terminal): Promise<Refusal | undefined> => {
  const writer = await openOutput(path, terminal);
  if (!writer.ok) return writer.error;
  await writer.value.discard();
  return undefined;
};

const writePage = async (path: string, page: string, terminal: Terminal): Promise<void> => {
  const writer = await openOutput(path, terminal);
  if (!writer.ok) throw new Error(`${path} can no longer be written`);
  await writer.value.write(page);
  await writer.value.close();
};

const compete = async (invocation: Invocation): Promise<Outcome> => {
  const { argument: game, flags, terminal, output } = invocation;
  const plan = await parsePlan(game, flags);
  if (!plan.ok) return usageError(plan.error);
  const threads = parseInteger('--threads', number(flags['threads'] ?? availableParallelism()), 1, MAX_THREADS);
  if (!threads.ok) return usageError(threads.error);
  const page = typeof flags['report'] === 'string' ? flags['report'] : undefined;
  const refusal = page === undefined ? undefined : await unwritable(page, terminal);
  if (refusal !== undefined) return usageError(refusal);
  const standing = await play(plan.value, threads.value, invocation);
  if (page !== undefined) {
    const text = pageOf(standing, output.texts.report, commandLineOf(plan.value, flags));
    await writePage(page, text, terminal);
  }
  printStanding(standing, terminal, output);
  return DONE;
};

/** Plays a tournament of bots and programs and prints its results. */
export const arena: RunCommand = async (invocation) => {
  try {
    return await compete(invocation);
  } catch (error) {
    if (!(error instanceof JournalFault)) throw error;
    return usageError({ code: 'foreign-journal', path: String(invocation.flags['journal']) });
  }
};
