import type { Config } from './settings.js';

/** What may stand in a line beside its message. No objects: headers and bodies cannot get into the log by mistake. */
type LogFacts = { readonly [name: string]: string | number | boolean | null };

type Level = Exclude<Config['logLevel'], 'silent'>;

/** One JSON line for each thing worth knowing. */
export type Log = { readonly [level in Level]: (message: string, facts?: LogFacts, error?: unknown) => void };

/** The most severe first: a log writes its own level and all before it. */
const LEVELS: readonly Level[] = ['error', 'warn', 'info', 'debug'];

/** Ids of tables open their links, and secrets look like ids. The first letters are enough to find a table by, and open nothing. */
const SECRET_LOOKING = /[A-Za-z0-9_-]{22,}/g;
const SHOWN_LETTERS = 6;

const masked = (text: string): string => text.replace(SECRET_LOOKING, (found) => `${found.slice(0, SHOWN_LETTERS)}…`);

/** The frames alone: a stack's first lines repeat the message. Frames name functions and files, never values. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));

const faultOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: masked(error.message), at: framesOf(error) }
    : { message: masked(String(error)) };

const lineOf = (level: Level, message: string, facts: LogFacts, error: unknown): string => {
  const line: { [name: string]: unknown } = { time: new Date().toISOString(), level, message };
  for (const [name, fact] of Object.entries(facts)) line[name] = typeof fact === 'string' ? masked(fact) : fact;
  if (error !== undefined) line['error'] = faultOf(error);
  return `${JSON.stringify(line)}\n`;
};

const ignore = (): void => undefined;

/** `write` gets each line: standard error, or a test. */
export const openLog = (level: Config['logLevel'], write: (line: string) => void): Log => {
  const at = (own: Level): Log[Level] =>
    level !== 'silent' && LEVELS.indexOf(own) <= LEVELS.indexOf(level)
      ? (message, facts = {}, error) => write(lineOf(own, message, facts, error))
      : ignore;
  return Object.fromEntries(LEVELS.map((own) => [own, at(own)])) as Log;
};
