import { randomInt } from 'node:crypto';
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
  seedInJournal,
} from '@miaou/arena';
import { botsFor } from '@miaou/bots';
import { accepted, type Parsed, parseInteger, quoted, type Refusal, refused } from '@miaou/kit';
import { type Flags, number, parseGame, parseGames, parseOptions } from './flags.js';
import type { Manner } from './manner.js';
import { DONE, misuse, type Outcome } from './outcome.js';
import { openOutput } from './outFile.js';
import { startProgress } from './progress.js';
import { fill } from './sentence.js';
import { shellWord } from './shellWord.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts/index.js';

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

const seedOfJournal = ({ journal }: Flags): string | undefined =>
  typeof journal === 'string' ? seedInJournal(journal) : undefined;

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
    seed: String(flags['seed'] ?? seedOfJournal(flags) ?? randomInt(HIGHEST_SEED)),
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

/** How often each entrant failed, on whichever side. */
const failures = ({ plan, cells }: Standing, { faults: title, faultNames }: Texts['report']): string[] =>
  plan.entrants.flatMap((name, entrant) => {
    const all = [
      ...cells.filter(({ guest }) => guest === entrant).map(({ guestFaults }) => guestFaults),
      ...cells.filter(({ hosts }) => hosts === entrant).map(({ hostFaults }) => hostFaults),
    ];
    const told = (Object.keys(faultNames) as (keyof typeof faultNames)[]).flatMap((fault) => {
      const count = all.reduce((sum, faults) => sum + (faults[fault] ?? 0), 0);
      return count === 0 ? [] : [`${faultNames[fault]} ${count}`];
    });
    return told.length === 0 ? [] : [`${title}: ${name}: ${told.join(', ')}`];
  });

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
    ...failures(standing, report),
    ...(complete ? [] : [report.incomplete]),
  ];
  terminal.stdout.write(`${lines.join('\n')}\n`);
};

/** Why a file could not be written later: hours of matches must not end in a folder that is not there. */
const hindranceOf = async (page: string, terminal: Terminal): Promise<Refusal | undefined> => {
  const sink = await openOutput(page, terminal);
  if (!sink.ok) return sink.error;
  await sink.value.discard();
  return undefined;
};

const writePage = async (path: string, page: string, terminal: Terminal): Promise<void> => {
  const sink = await openOutput(path, terminal);
  if (!sink.ok) throw new Error(`${path} cannot be written any more`);
  await sink.value.write(page);
  await sink.value.close();
};

const compete = async (id: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> => {
  const plan = await parsePlan(id, flags);
  if (!plan.ok) return misuse(plan.error);
  const threads = parseInteger('--threads', number(flags['threads'] ?? availableParallelism()), 1, MOST_THREADS);
  if (!threads.ok) return misuse(threads.error);
  const page = typeof flags['report'] === 'string' ? flags['report'] : undefined;
  const hindrance = page === undefined ? undefined : await hindranceOf(page, terminal);
  if (hindrance !== undefined) return misuse(hindrance);
  const standing = await play(plan.value, threads.value, flags, terminal, manner);
  if (page !== undefined) {
    const text = reportPage(standing, manner.texts.report, commandLineOf(plan.value, flags));
    await writePage(page, text, terminal);
  }
  tell(standing, terminal, manner);
  return DONE;
};

/** Lets everybody play against everybody and tells how they fared. */
export const arena = async (id: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> => {
  try {
    return await compete(id, flags, terminal, manner);
  } catch (error) {
    if (!(error instanceof JournalFault)) throw error;
    return misuse({ code: 'foreign-journal', path: String(flags['journal']) });
  }
};
