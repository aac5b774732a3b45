import type { Refusal } from '@miaou/kit';
import type { ImportedLine } from '@miaou/server';
import { missingData, withData } from './dataWork.js';
import type { Flags } from './flags.js';
import { type Input, openInput } from './input.js';
import { type Line, LineSplitter } from './lines.js';
import type { Manner } from './manner.js';
import { DONE, misuse, type Outcome } from './outcome.js';
import { openOutput } from './outFile.js';
import { fill, sentence } from './sentence.js';
import type { Sink } from './sink.js';
import { StreamSink } from './sink.js';
import type { Terminal } from './terminal.js';
import { textOf } from './text.js';

const writeAll = async (records: AsyncIterable<string>, sink: Sink): Promise<number> => {
  let written = 0;
  try {
    for await (const record of records) {
      await sink.write(record);
      written++;
    }
    await sink.close();
  } catch (error) {
    await sink.discard();
    throw error;
  }
  return written;
};

/** Writes the records of all finished matches. */
export const exportRecords = (flags: Flags, terminal: Terminal, { texts, json }: Manner): Promise<Outcome> =>
  withData(flags, terminal, async (storage, { withStore, exportData }) => {
    const hindrance = missingData(storage);
    if (hindrance !== undefined) return hindrance;
    const out = String(flags['out']);
    const sink = await openOutput(out, terminal);
    if (!sink.ok) return misuse(sink.error);
    const records = await withStore(storage, (store) => writeAll(exportData(store), sink.value));
    const summary = json ? JSON.stringify({ records }) : fill(texts.said.exported, { records });
    if (out !== '-') terminal.stdout.write(`${summary}\n`);
    return DONE;
  });

/** Lines for the archive. One that is not even text travels as an empty mark and is remembered with what is wrong with it. */
class ImportLines {
  private readonly unreadable = new Map<number, Refusal>();

  constructor(private readonly input: Input) {}

  async *texts(): AsyncGenerator<string> {
    const splitter = new LineSplitter();
    for await (const chunk of this.input.chunks) for (const line of splitter.push(chunk)) yield this.textOf(line);
    for (const line of splitter.end()) yield this.textOf(line);
  }

  /** Why a line was refused; nothing if it was not. */
  refusalOf(answer: ImportedLine): Refusal | undefined {
    return answer.outcome === 'refused' ? (this.unreadable.get(answer.line) ?? answer.error) : undefined;
  }

  private textOf(line: Line): string {
    const text = textOf(line);
    if (text.ok) return text.value;
    this.unreadable.set(line.number, text.error);
    return UNREADABLE;
  }
}

const UNREADABLE = '?';

/** Counts what became of the lines. */
class Tally {
  kept = 0;
  known = 0;
  refused = 0;
  first = '';

  outcome(): Outcome {
    const { kept, known, refused: wrong, first } = this;
    return wrong === 0 ? DONE : { kind: 'wrong', records: kept + known + wrong, wrong, first };
  }
}

const importAll = async (
  answers: AsyncIterable<ImportedLine>,
  lines: ImportLines,
  sink: Sink,
  { texts }: Manner,
): Promise<Tally> => {
  const tally = new Tally();
  for await (const answer of answers) {
    const { line, outcome } = answer;
    const error = lines.refusalOf(answer);
    tally[outcome]++;
    const message = error && `${fill(texts.where.line, { line })}: ${sentence(error, texts)}`;
    if (message !== undefined && tally.first === '') tally.first = message;
    await sink.write(JSON.stringify(error ? { line, outcome, error: { ...error, message } } : { line, outcome }));
  }
  await sink.close();
  return tally;
};

/** Takes the records of a file into the archive, one answer for each. */
export const importRecords = (path: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> =>
  withData(flags, terminal, async (storage, { withStore, importData }) => {
    const input = await openInput(path, terminal);
    if (!input.ok) return misuse(input.error);
    const lines = new ImportLines(input.value);
    const sink = new StreamSink(terminal.stdout);
    const tally = await withStore(storage, (store) => importAll(importData(store, lines.texts()), lines, sink, manner));
    const { kept, known, refused } = tally;
    const summary = manner.json
      ? JSON.stringify({ kept, known, refused })
      : fill(manner.texts.said.imported, { kept, known, refused });
    terminal.stderr.write(`${summary}\n`);
    return tally.outcome();
  });
