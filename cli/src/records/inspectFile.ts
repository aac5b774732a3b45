import type { Invocation } from '../commands/command.js';
import { type Line, LineSplitter } from '../input/lineSplitter.js';
import { type Input, openInput } from '../input/openInput.js';
import { type LineWriter, StreamWriter } from '../output/lineWriter.js';
import { type Outcome, usageError } from '../output/outcome.js';
import { type Progress, startProgress } from '../output/progress.js';
import type { Texts } from '../texts/index.js';
import type { InspectLine } from './inspectRecord.js';
import { Tally } from './tally.js';

interface Run {
  readonly inspect: InspectLine;
  readonly texts: Texts;
  readonly writer: LineWriter;
  readonly tally: Tally;
}

const inspectLines = async (lines: Iterable<Line>, { inspect, texts, writer, tally }: Run): Promise<void> => {
  for (const line of lines) {
    const inspection = inspect(line, texts);
    if (inspection === undefined) continue;
    tally.add(inspection);
    await writer.write(inspection.text);
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

/** Inspects every record of a file and prints the answer, one line for each record. */
export const inspectFile = async (
  { argument: path, terminal, output: { texts } }: Invocation,
  inspect: InspectLine,
): Promise<Outcome> => {
  const input = await openInput(path, terminal);
  if (!input.ok) return usageError(input.error);
  const total = input.value.size === undefined ? {} : { total: input.value.size };
  const progress = startProgress(terminal, { ...total, unit: texts.messages.records, onStdout: true });
  const tally = new Tally();
  try {
    await inspectInput(input.value, { inspect, texts, writer: new StreamWriter(terminal.stdout), tally }, progress);
  } finally {
    progress.stop();
  }
  return tally.outcome();
};
