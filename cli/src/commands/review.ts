import { availableParallelism } from 'node:os';
import { loadGameReviewWords, loadReview, loadReviewer, type Review, standingsBeside } from '@miaou/bots';
import { parseInteger, parseSeat, type Refusal, readPlayers, type Seat } from '@miaou/kit';
import { type Flags, number } from '../commandLine/flags.js';
import { parseLanguage } from '../commandLine/language.js';
import { LineSplitter } from '../input/lineSplitter.js';
import { type Input, openInput } from '../input/openInput.js';
import { type LineWriter, StreamWriter } from '../output/lineWriter.js';
import { type Outcome, usageError } from '../output/outcome.js';
import { startProgress } from '../output/progress.js';
import { type CheckedRecord, checkLine } from '../records/inspectRecord.js';
import { Tally } from '../records/tally.js';
import { reviewPage } from '../review/reviewPage.js';
import { reviewText, type ToldReview } from '../review/reviewText.js';
import { ReviewThreads } from '../review/reviewThreads.js';
import type { Invocation, RunCommand } from './command.js';

const MAX_WORLDS = 100_000;
const MAX_THREADS = 256;

interface ReviewFlags {
  readonly settings: { readonly seed: string; readonly worlds?: number };
  readonly seat: number | undefined;
  readonly threads: number;
}

/** Reads the flags that can be checked before a record is known. */
const parseFlags = (flags: Flags): ReviewFlags | Refusal => {
  const worlds = parseInteger('--worlds', number(flags['worlds'] ?? '1'), 1, MAX_WORLDS);
  const threads = parseInteger('--threads', number(flags['threads'] ?? availableParallelism()), 1, MAX_THREADS);
  if (!worlds.ok) return worlds.error;
  if (!threads.ok) return threads.error;
  return {
    settings: { seed: String(flags['seed']), ...(flags['worlds'] === undefined ? {} : { worlds: worlds.value }) },
    seat: flags['seat'] === undefined ? undefined : (number(flags['seat']) as number),
    threads: threads.value,
  };
};

const seatIn = ({ position }: CheckedRecord, typed: number | undefined): Seat | undefined | Refusal => {
  if (typed === undefined) return undefined;
  const seat = parseSeat('--seat', typed, position.options.seats);
  return seat.ok ? seat.value : seat.error;
};

/** Who played, by seat. A record from outside may say anything: what is no name is left out. */
const namesIn = ({ record, position }: CheckedRecord): readonly string[] =>
  readPlayers(record.players, position.options.seats)?.map(({ name }) => name) ?? [];

/** A run over a file of records. */
class ReviewRun {
  readonly tally = new Tally();
  readonly #invocation: Invocation;
  readonly #flags: ReviewFlags;
  readonly #threads: ReviewThreads;
  readonly #writer: LineWriter;
  readonly #told: ToldReview[] = [];

  constructor(invocation: Invocation, flags: ReviewFlags, threads: ReviewThreads) {
    this.#invocation = invocation;
    this.#flags = flags;
    this.#threads = threads;
    this.#writer = new StreamWriter(invocation.terminal.stdout);
  }

  /** A refusal where the flags do not fit a record. */
  async readAll(input: Input): Promise<Refusal | undefined> {
    const splitter = new LineSplitter();
    for await (const chunk of input.chunks)
      for (const line of splitter.push(chunk)) {
        const refusal = await this.#take(checkLine(line, this.#invocation.output.texts));
        if (refusal !== undefined) return refusal;
      }
    for (const line of splitter.end()) {
      const refusal = await this.#take(checkLine(line, this.#invocation.output.texts));
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  async finish(): Promise<void> {
    const { lang } = this.#invocation.output.texts.report;
    if (this.#invocation.flags['html'] === true && this.#told.length > 0)
      await this.#writer.write(reviewPage(this.#told, lang));
    await this.#writer.flush();
  }

  async #take(checked: ReturnType<typeof checkLine>): Promise<Refusal | undefined> {
    if (checked === undefined) return undefined;
    if (!('position' in checked)) {
      this.tally.add(checked);
      if (this.#invocation.output.json) await this.#writer.write(checked.text);
      return undefined;
    }
    const seat = seatIn(checked, this.#flags.seat);
    if (typeof seat === 'object') return seat;
    this.tally.add({});
    await this.#print(await this.#review(checked, seat), namesIn(checked));
    return undefined;
  }

  async #review({ game, record }: CheckedRecord, seat: Seat | undefined): Promise<Review> {
    const { terminal, output } = this.#invocation;
    const { settings } = this.#flags;
    const [{ decisionsIn, reviewFrom }, reviewer] = await Promise.all([loadReview(), loadReviewer(game.id)]);
    if (reviewer === undefined) throw new Error(`nothing reviews ${game.id}`);
    const tasks = decisionsIn(game, record, seat).map(({ move }) => ({ game: game.id, record, move, settings }));
    const progress = startProgress(terminal, {
      total: tasks.length,
      unit: output.texts.messages.decisions,
      onStdout: false,
    });
    try {
      const decisions = await this.#threads.reviewAll(tasks, () => progress.advance(1, 1));
      const others = seat === undefined ? [] : await standingsBeside(game.id, record, seat, settings);
      return reviewFrom(reviewer, record, decisions, settings, others);
    } finally {
      progress.stop();
    }
  }

  async #print(review: Review, names: readonly string[]): Promise<void> {
    const { output, flags } = this.#invocation;
    if (output.json) {
      await this.#writer.write(JSON.stringify(review));
      return;
    }
    const language = parseLanguage(output.texts.report.lang) ?? 'en';
    const { loadReviewWords } = await loadReview();
    const [words, gameWords] = await Promise.all([
      loadReviewWords(language),
      loadGameReviewWords(review.game, language),
    ]);
    if (gameWords === undefined) throw new Error(`${review.game} has no words for its review`);
    const told = { review, words, gameWords, names };
    if (flags['html'] === true) this.#told.push(told);
    else await this.#writer.write(reviewText(told));
  }
}

/** Reviews every decision of each record of a file. */
export const review: RunCommand = async (invocation): Promise<Outcome> => {
  const flags = parseFlags(invocation.flags);
  if ('code' in flags) return usageError(flags);
  const input = await openInput(invocation.argument, invocation.terminal);
  if (!input.ok) return usageError(input.error);
  const threads = new ReviewThreads(flags.threads);
  try {
    const run = new ReviewRun(invocation, flags, threads);
    const refusal = await run.readAll(input.value);
    if (refusal !== undefined) return usageError(refusal);
    await run.finish();
    return run.tally.outcome();
  } finally {
    threads.close();
  }
};
