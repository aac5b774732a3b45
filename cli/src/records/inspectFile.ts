import type { Invocation } from '../commands/command.js';
import { type Line, LineSplitter } from '../input/lineSplitter.js';
import { type Input, openInput } from '../input/openInput.js';
import { type LineWriter, StreamWriter } from '../output/lineWriter.js';
import { DONE, type Outcome, usageError } from '../output/outcome.js';
import { type Progress, startProgress } from '../output/progress.js';
import type { Texts } from '../texts/index.js';
import { type Inspection, inspectLine, type Query } from './inspectRecord.js';

/** Counts invalid records, so that the end of a long run says whether there were any. */
class Tally {
  records = 0;
  #invalid = 0;
  #first = '';

  add({ error }: Inspection): void {
    this.records++;
    if (error === undefined) return;
    if (this.#invalid === 0) this.#first = error;
    this.#invalid++;
  }

  outcome(): Outcome {
    return this.#invalid === 0
      ? DONE
      : { kind: 'invalidRecords', records: this.records, invalid: this.#invalid, first: this.#first };
  }
}

interface Run {
  readonly query: Query;
  readonly texts: Texts;
  readonly writer: LineWriter;
  readonly tally: Tally;
}

const inspectLines = async (lines: Iterable<Line>, { query, texts, writer, tally }: Run): Promise<void> => {
  for (const line of lines) {
    const inspection = inspectLine(line, query, texts);
    if (inspection === undefined) continue;
    tally.add(inspection);
    await writer.write(inspection.json);
  }
  // A program at the other end may wait for these answers before it sends the next record.
  await writer.flush();
};

const inspectInput = async (input: Input, run: Run, progress: Progress): Promise<void> => {
  const splitter = new LineSplitter();
  for await (const chunk of input.chunks) {
    const before = run.tally.records;
    await inspectLines(splitter.push(chunk), run);
    progress.advance(chunk.length, run.tally.records - before);
  }
  await inspectLines(splitter.end(), run);
};

/** Replays every record of a file and prints the answer to the query, one line for each record. */
export const inspectFile = async (
  { argument: path, terminal, output: { texts } }: Invocation,
  query: Query,
): Promise<Outcome> => {
  const input = await openInput(path, terminal);
  if (!input.ok) return usageError(input.error);
  const total = input.value.size === undefined ? {} : { total: input.value.size };
  const progress = startProgress(terminal, { ...total, unit: texts.messages.records, onStdout: true });
  const tally = new Tally();
  try {
    await inspectInput(input.value, { query, texts, writer: new StreamWriter(terminal.stdout), tally }, progress);
  } finally {
    progress.stop();
  }
  return tally.outcome();
};
