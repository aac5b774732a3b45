import type { Refusal } from '@miaou/kit';
import type { ImportedLine } from '@miaou/server';
import { textOf } from '../input/decodeText.js';
import { type Line, LineSplitter } from '../input/lineSplitter.js';
import { type Input, openInput } from '../input/openInput.js';
import { type LineWriter, StreamWriter } from '../output/lineWriter.js';
import { DONE, type Outcome, usageError } from '../output/outcome.js';
import { withStorage } from '../storage.js';
import type { Texts } from '../texts/index.js';
import { fill, sentence } from '../texts/sentence.js';
import type { RunCommand } from './command.js';

/** Stands for a line that cannot be decoded: the store numbers the lines it is given, so none may be left out. */
const UNREADABLE = '?';

/** The lines to import; one that cannot be decoded is passed on as a placeholder, and its refusal is kept here. */
class ImportLines {
  readonly #input: Input;
  readonly #unreadable = new Map<number, Refusal>();

  constructor(input: Input) {
    this.#input = input;
  }

  async *texts(): AsyncGenerator<string> {
    const splitter = new LineSplitter();
    for await (const chunk of this.#input.chunks) for (const line of splitter.push(chunk)) yield this.#textOf(line);
    for (const line of splitter.end()) yield this.#textOf(line);
  }

  /** Why a line was refused; undefined if it was not. */
  refusalOf(imported: ImportedLine): Refusal | undefined {
    return imported.outcome === 'refused' ? (this.#unreadable.get(imported.line) ?? imported.error) : undefined;
  }

  #textOf(line: Line): string {
    const text = textOf(line);
    if (text.ok) return text.value;
    this.#unreadable.set(line.number, text.error);
    return UNREADABLE;
  }
}

class Tally {
  kept = 0;
  known = 0;
  refused = 0;
  first = '';

  outcome(): Outcome {
    const { kept, known, refused: invalid, first } = this;
    return invalid === 0 ? DONE : { kind: 'invalidRecords', records: kept + known + invalid, invalid, first };
  }
}

const reportAll = async (
  imports: AsyncIterable<ImportedLine>,
  lines: ImportLines,
  writer: LineWriter,
  texts: Texts,
): Promise<Tally> => {
  const tally = new Tally();
  for await (const imported of imports) {
    const { line, outcome } = imported;
    const error = lines.refusalOf(imported);
    tally[outcome]++;
    const message = error && `${fill(texts.where.line, { line })}: ${sentence(error, texts)}`;
    if (message !== undefined && tally.first === '') tally.first = message;
    await writer.write(JSON.stringify(error ? { line, outcome, error: { ...error, message } } : { line, outcome }));
  }
  await writer.close();
  return tally;
};

/** Stores the records of a file, with one answer for each line. */
export const importRecords: RunCommand = (invocation) =>
  withStorage(invocation, async (storage, { withStore, importData }) => {
    const {
      argument: path,
      terminal,
      output: { texts, json },
    } = invocation;
    const input = await openInput(path, terminal);
    if (!input.ok) return usageError(input.error);
    const lines = new ImportLines(input.value);
    const writer = new StreamWriter(terminal.stdout);
    const tally = await withStore(storage, (store) =>
      reportAll(importData(store, lines.texts()), lines, writer, texts),
    );
    const { kept, known, refused } = tally;
    const counts = { kept, known, refused };
    terminal.stderr.write(`${json ? JSON.stringify(counts) : fill(texts.messages.imported, counts)}\n`);
    return tally.outcome();
  });
