import { randomInt } from 'node:crypto';
import type { Writable } from 'node:stream';
import { accepted, type JsonObject, type Parsed, parseInteger, type Refusal, refused } from '@miaou/kit';
import { type Flags, MAX_SEED, number, parseGame, parseOptions } from '../commandLine/flags.js';
import type { EnvironmentSetup } from '../environment/environmentMatch.js';
import { type Header, makeHeader } from '../environment/header.js';
import { LinesEnvironment } from '../environment/linesEnvironment.js';
import { RowsEnvironment, requestBytes } from '../environment/rowsEnvironment.js';
import { textOf } from '../input/decodeText.js';
import { FrameSplitter } from '../input/frameSplitter.js';
import { type Line, LineSplitter } from '../input/lineSplitter.js';
import { parseJson } from '../input/parseJson.js';
import { DONE, environmentError, type Outcome, usageError } from '../output/outcome.js';
import type { Terminal } from '../terminal.js';
import type { Texts } from '../texts/index.js';
import { sentence } from '../texts/sentence.js';
import type { Invocation, RunCommand } from './command.js';

/** More matches at once only cost memory. */
const MAX_BATCH = 65_536;

interface Environment {
  readonly setup: EnvironmentSetup;
  readonly seed: string;
  /** Without it there is one match, in JSON. */
  readonly batch: number | undefined;
}

const parseBatch = (flags: Flags): Parsed<number | undefined> =>
  flags['batch'] === undefined ? accepted(undefined) : parseInteger('--batch', number(flags['batch']), 1, MAX_BATCH);

const parseEnvironment = async (id: string, flags: Flags): Promise<Parsed<Environment>> => {
  const game = parseGame(id);
  if (!game.ok) return game;
  const options = await parseOptions(game.value, flags);
  if (!options.ok) return options;
  const batch = parseBatch(flags);
  if (!batch.ok) return batch;
  const { raw, seats } = options.value;
  return accepted({
    setup: { game: game.value, options: raw, seats },
    seed: String(flags['seed'] ?? randomInt(MAX_SEED)),
    batch: batch.value,
  });
};

/** Resolves when the reader has room: the next answer may then overwrite the buffer. */
const send = (stdout: Writable, bytes: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

const errorOf = (refusal: Refusal, texts: Texts): JsonObject => ({
  error: { ...refusal, message: sentence(refusal, texts) },
});

const requestIn = (line: Line): Parsed<unknown> => {
  const text = textOf(line);
  if (!text.ok) return text;
  const parsed = parseJson(text.value);
  if (!parsed.ok) return parsed;
  const { value, looseNumber } = parsed.value;
  return looseNumber === undefined ? accepted(value) : refused({ code: 'loose-number', found: looseNumber });
};

const answerLine = (environment: LinesEnvironment, line: Line, texts: Texts): JsonObject => {
  const request = requestIn(line);
  const answer = request.ok ? environment.answer(request.value) : request;
  return answer.ok ? answer.value : errorOf(answer.error, texts);
};

const answerLines = async (environment: LinesEnvironment, { stdin, stdout }: Terminal, texts: Texts): Promise<void> => {
  const lines = new LineSplitter();
  const answer = (line: Line): Promise<void> =>
    send(stdout, `${JSON.stringify(answerLine(environment, line, texts))}\n`);
  await send(stdout, `${JSON.stringify(environment.state)}\n`);
  for await (const chunk of stdin) for (const line of lines.push(chunk as Uint8Array)) await answer(line);
  for (const line of lines.end()) await answer(line);
};

/** Its length, which is never 0, then the error in JSON. */
const errorFrame = (refusal: Refusal, texts: Texts): Uint8Array => {
  const text = Buffer.from(JSON.stringify(errorOf(refusal, texts)));
  return Buffer.concat([new Uint8Array(new Int32Array([text.length]).buffer), text]);
};

const answerRows = async (
  environment: RowsEnvironment,
  batch: number,
  { stdin, stdout }: Terminal,
  texts: Texts,
): Promise<Outcome> => {
  const size = requestBytes(batch);
  const frames = new FrameSplitter(size);
  await send(stdout, environment.rows);
  for await (const chunk of stdin)
    for (const frame of frames.push(chunk as Uint8Array)) {
      const refusal = environment.answer(frame);
      await send(stdout, refusal === undefined ? environment.rows : errorFrame(refusal, texts));
    }
  return frames.rest === 0 ? DONE : environmentError({ code: 'request-cut-short', found: frames.rest, expected: size });
};

const run = async (
  { setup, seed, batch }: Environment,
  { layout, observationSize }: Header,
  { terminal, output: { texts } }: Invocation,
): Promise<Outcome> => {
  if (batch !== undefined) return answerRows(new RowsEnvironment(setup, layout, batch, seed), batch, terminal, texts);
  await answerLines(new LinesEnvironment(setup, observationSize, seed), terminal, texts);
  return DONE;
};

/** Steps matches for a program that learns, over standard input and output. */
export const env: RunCommand = async (invocation) => {
  const { argument: game, flags, terminal } = invocation;
  const environment = await parseEnvironment(game, flags);
  if (!environment.ok) return usageError(environment.error);
  const { setup, seed, batch } = environment.value;
  if (batch !== undefined && terminal.stdout.isTTY === true) return usageError({ code: 'rows-on-terminal' });
  const header = makeHeader(setup, seed, batch);
  await send(terminal.stdout, `${JSON.stringify(header.json)}\n`);
  return run(environment.value, header, invocation);
};
