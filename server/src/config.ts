import type { Parsed } from '@miaou/kit';
import { accepted, refused } from '@miaou/kit';

/** Everything a host can set. Each has a flag, an environment variable and a default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The SQLite file, or a postgres:// address. */
  readonly data: string;
  /** Origins that may use the server; empty: only the address it is opened by. */
  readonly origins: readonly string[];
  /** Behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  readonly behindProxy: boolean;
  /** Waiting time of bots and orders, milliseconds. */
  readonly botPace: { readonly least: number; readonly most: number };
  readonly botMilliseconds: number;
  readonly botThreads: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Where a setting may stand. */
interface Setting {
  readonly flag: string;
  readonly variable: string;
  readonly fallback: string;
  /** What would be right, for the message when something is wrong. */
  readonly expected: string;
}

export const SETTINGS = {
  port: { flag: '--port', variable: 'MIAOU_PORT', fallback: '8080', expected: 'a whole number from 0 to 65535' },
  host: { flag: '--host', variable: 'MIAOU_HOST', fallback: '127.0.0.1', expected: 'an address of this machine' },
  data: { flag: '--data', variable: 'MIAOU_DATA', fallback: 'miaou.sqlite', expected: 'a file or postgres://…' },
  origins: {
    flag: '--origins',
    variable: 'MIAOU_ORIGINS',
    fallback: '',
    expected: 'origins such as https://cats.example, separated by commas',
  },
  behindProxy: { flag: '--behind-proxy', variable: 'MIAOU_BEHIND_PROXY', fallback: 'false', expected: 'true or false' },
  botPace: {
    flag: '--bot-pace',
    variable: 'MIAOU_BOT_PACE',
    fallback: '600-1800',
    expected: 'two numbers of milliseconds such as 600-1800',
  },
  botMilliseconds: {
    flag: '--bot-ms',
    variable: 'MIAOU_BOT_MS',
    fallback: '500',
    expected: 'a whole number of milliseconds from 1 to 60000',
  },
  botThreads: {
    flag: '--bot-threads',
    variable: 'MIAOU_BOT_THREADS',
    fallback: '1',
    expected: 'a whole number from 1 to 64',
  },
  logLevel: {
    flag: '--log-level',
    variable: 'MIAOU_LOG_LEVEL',
    fallback: 'info',
    expected: 'silent, error, warn, info or debug',
  },
} as const satisfies { readonly [K in keyof Config]: Setting };

type SettingName = keyof typeof SETTINGS;

const integerIn = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

const parsePace = (text: string): Config['botPace'] | undefined => {
  const [least, most, ...rest] = text.split('-').map((part) => integerIn(part, 0, 600_000));
  return least !== undefined && most !== undefined && rest.length === 0 && least <= most ? { least, most } : undefined;
};

const parseOrigins = (text: string): readonly string[] | undefined => {
  const origins = text.split(',').filter((origin) => origin !== '');
  return origins.every((origin) => /^https?:\/\/[^/\s]+$/.test(origin)) ? origins : undefined;
};

const parseBoolean = (text: string): boolean | undefined => ({ true: true, false: false })[text];

const parseLevel = (text: string): Config['logLevel'] | undefined =>
  (['silent', 'error', 'warn', 'info', 'debug'] as const).find((level) => level === text);

const parseText = (text: string): string | undefined => (text === '' ? undefined : text);

const PARSERS: { readonly [K in SettingName]: (text: string) => Config[K] | undefined } = {
  port: (text) => integerIn(text, 0, 65_535),
  host: parseText,
  data: parseText,
  origins: parseOrigins,
  behindProxy: parseBoolean,
  botPace: parsePace,
  botMilliseconds: (text) => integerIn(text, 1, 60_000),
  botThreads: (text) => integerIn(text, 1, 64),
  logLevel: parseLevel,
};

/** Reads the settings: a flag wins over the environment, the environment over the default. */
export const readConfig = (
  flags: Readonly<Partial<Record<SettingName, string>>>,
  environment: Readonly<Record<string, string | undefined>>,
): Parsed<Config> => {
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const { flag, variable, fallback, expected } = SETTINGS[name];
    const fromFlag = flags[name];
    const found = fromFlag ?? environment[variable] ?? fallback;
    const value = PARSERS[name](found);
    if (value === undefined)
      return refused({ code: 'wrong-setting', setting: fromFlag === undefined ? variable : flag, found, expected });
    values[name] = value;
  }
  return accepted(values as unknown as Config);
};
