import { type Answer, answerLine, type Tell, tellLegalMoves, tellState } from './answer.js';
import { type Input, openInput } from './input.js';
import { type Line, LineSplitter } from './lines.js';
import { DONE, misuse, type Outcome } from './outcome.js';
import { type Progress, startProgress } from './progress.js';
import { type Sink, StreamSink } from './sink.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts/index.js';

/** Counts what was answered, so that the end of a long run says whether anything was wrong. */
class Tally {
  records = 0;
  wrong = 0;
  private first = '';

  add(answer: Answer): void {
    this.records++;
    if (answer.fault === undefined) return;
    if (this.wrong === 0) this.first = answer.fault;
    this.wrong++;
  }

  outcome(): Outcome {
    const { records, wrong, first } = this;
    return wrong === 0 ? DONE : { kind: 'wrong', records, wrong, first };
  }
}

interface Inspection {
  readonly tell: Tell;
  readonly texts: Texts;
  readonly sink: Sink;
  readonly tally: Tally;
}

const answerLines = async (lines: Iterable<Line>, { tell, texts, sink, tally }: Inspection): Promise<void> => {
  for (const line of lines) {
    const answer = answerLine(line, tell, texts);
    if (answer === undefined) continue;
    tally.add(answer);
    await sink.write(answer.json);
  }
  // A program at the other end may wait for these answers before it sends the next record.
  await sink.flush();
};

const inspectInput = async (input: Input, inspection: Inspection, progress: Progress): Promise<void> => {
  const splitter = new LineSplitter();
  for await (const chunk of input.chunks) {
    const before = inspection.tally.records;
    await answerLines(splitter.push(chunk), inspection);
    progress.advance(chunk.length, inspection.tally.records - before);
  }
  await answerLines(splitter.end(), inspection);
};

/** Replays every record of a file and prints what is to be told about each, one line for each record. */
const inspect = async (path: string, tell: Tell, terminal: Terminal, texts: Texts): Promise<Outcome> => {
  const input = await openInput(path, terminal);
  if (!input.ok) return misuse(input.error);
  const total = input.value.size === undefined ? {} : { total: input.value.size };
  const progress = startProgress(terminal, { ...total, unit: texts.said.records, onStdout: true });
  const tally = new Tally();
  try {
    await inspectInput(input.value, { tell, texts, sink: new StreamSink(terminal.stdout), tally }, progress);
  } finally {
    progress.stop();
  }
  return tally.outcome();
};

/** Shows how each match ends. */
export const replayFile = (path: string, terminal: Terminal, texts: Texts): Promise<Outcome> =>
  inspect(path, tellState, terminal, texts);

/** Lists the legal moves at the end of each match. */
export const listLegalMoves = (path: string, terminal: Terminal, texts: Texts): Promise<Outcome> =>
  inspect(path, tellLegalMoves, terminal, texts);
