import { accepted, type Parsed, quoted, refused } from '@miaou/kit';
import { type Environment, findValue, misspeltVariable, type Places } from './settingSources.js';

/** A setting: where its value stands, and its parser. */
interface Setting<T> extends Places {
  /** What the flag's value looks like, for the help. */
  readonly value: string;
  /** What would be right, for the message when something is wrong. */
  readonly expected: string;
  /** Nothing if the text is none of what is expected. */
  readonly parse: (text: string) => T | undefined;
  /** Where the variable of hosting platforms holds less than the setting may. */
  readonly ofPlatform?: Pick<Setting<T>, 'expected' | 'parse'>;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const parseText = (text: string): string | undefined => (text === '' ? undefined : text);

const parseOptionalText = (text: string): string | undefined => text;

const parseBoolean = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

const parseIn = (least: number, most: number) => {
  return (text: string): number | undefined => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
};

const parsePace = (text: string): { readonly least: number; readonly most: number } | undefined => {
  const [least, most, ...rest] = text.split('-').map(parseIn(0, 600_000));
  return least !== undefined && most !== undefined && rest.length === 0 && least <= most ? { least, most } : undefined;
};

/** Empty: there is none. */
const parseKey = (letters: number) => {
  return (text: string): string | undefined =>
    text === '' || (text.length === letters && /^[A-Za-z0-9_-]+$/.test(text)) ? text : undefined;
};

const parseContact = (text: string): string | undefined =>
  text === '' || /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) ? text : undefined;

/** An origin is compared letter by letter with what browsers send: one that is spelt otherwise, or with a `*`, would never match. */
const isOrigin = (text: string): boolean =>
  /^https?:[^*]*$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const parseOrigins = (text: string): readonly string[] | undefined => {
  const origins = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  return origins.every(isOrigin) ? origins : undefined;
};

/** The address of some other database, or one that is none, must not be taken for the name of a file. */
const parseStorage = (text: string): string | undefined => {
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/|postgres(?:ql)?:)/i.test(text))
    return isPostgres(text) && URL.canParse(text) ? text : undefined;
  return parseText(text);
};

/** Platforms name databases alone: what has no `postgres://` before it is a mistake there, and no file. */
const parseDatabase = (text: string): string | undefined => (isPostgres(text) ? parseStorage(text) : undefined);

/** The name and the password in an address, as far as the last @: a password may hold one that should have been written as %40. */
const withoutLogin = (text: string): string => quoted(text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/is, '$1…@'));

const nothingOf = (): string => '…';

/** Whether the data lies in PostgreSQL; otherwise it is a file. */
export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

/** A hundred years. */
const MOST_DAYS = 36_500;
const DAYS = `a whole number from 0 to ${MOST_DAYS}`;

/** All settings. Each has a flag, an environment variable and a default. */
export const SETTINGS = {
  port: {
    flag: '--port',
    value: 'number',
    variable: 'MIAOU_PORT',
    platformVariable: 'PORT',
    fallback: '8080',
    expected: 'a whole number from 0 to 65535',
    parse: parseIn(0, 65_535),
  },
  host: {
    flag: '--host',
    value: 'address',
    variable: 'MIAOU_HOST',
    fallback: '127.0.0.1',
    expected: 'an address of this machine',
    parse: parseText,
  },
  /** The SQLite file, or a postgres:// address. */
  storage: {
    flag: '--data',
    value: 'file',
    variable: 'MIAOU_DATA',
    platformVariable: 'DATABASE_URL',
    fallback: 'miaou.sqlite',
    expected: 'a file or postgres://…',
    parse: parseStorage,
    ofPlatform: { expected: 'postgres://…', parse: parseDatabase },
    show: withoutLogin,
  },
  /** Origins that may use the server; none: only the address that it is opened by. */
  origins: {
    flag: '--origins',
    value: 'list',
    variable: 'MIAOU_ORIGINS',
    fallback: '',
    expected: 'origins such as https://cats.example, separated by commas',
    parse: parseOrigins,
  },
  /** Behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. Without one a client could claim any address. */
  behindProxy: {
    flag: '--behind-proxy',
    value: 'true|false',
    variable: 'MIAOU_BEHIND_PROXY',
    fallback: 'false',
    expected: 'true or false',
    parse: parseBoolean,
  },
  /** The folder of the page; empty: the one that came with the program. */
  web: {
    flag: '--web',
    value: 'folder',
    variable: 'MIAOU_WEB',
    fallback: '',
    expected: 'a folder',
    parse: parseOptionalText,
  },
  /** How long bots and orders wait before they act, milliseconds. */
  botPace: {
    flag: '--bot-pace',
    value: 'from-to',
    variable: 'MIAOU_BOT_PACE',
    fallback: '600-1800',
    expected: 'two numbers of milliseconds such as 600-1800',
    parse: parsePace,
  },
  botMilliseconds: {
    flag: '--bot-ms',
    value: 'number',
    variable: 'MIAOU_BOT_MS',
    fallback: '500',
    expected: 'a whole number from 1 to 60000',
    parse: parseIn(1, 60_000),
  },
  botThreads: {
    flag: '--bot-threads',
    value: 'number',
    variable: 'MIAOU_BOT_THREADS',
    fallback: '1',
    expected: 'a whole number from 1 to 64',
    parse: parseIn(1, 64),
  },
  /** How many times the usual allowances of requests, messages and connections: more for a school behind one address, or for load tests. */
  limitFactor: {
    flag: '--limit-factor',
    value: 'number',
    variable: 'MIAOU_LIMIT_FACTOR',
    fallback: '1',
    expected: 'a whole number from 1 to 1000000',
    parse: parseIn(1, 1_000_000),
  },
  /** Days after its newest entry for which a table stays at which no match was begun; 0: for ever, here and below. */
  keepUnstartedDays: {
    flag: '--keep-unstarted-days',
    value: 'number',
    variable: 'MIAOU_KEEP_UNSTARTED_DAYS',
    fallback: '7',
    expected: DAYS,
    parse: parseIn(0, MOST_DAYS),
  },
  /** After the last match at a table. */
  keepFinishedDays: {
    flag: '--keep-finished-days',
    value: 'number',
    variable: 'MIAOU_KEEP_FINISHED_DAYS',
    fallback: '0',
    expected: DAYS,
    parse: parseIn(0, MOST_DAYS),
  },
  keepChatDays: {
    flag: '--keep-chat-days',
    value: 'number',
    variable: 'MIAOU_KEEP_CHAT_DAYS',
    fallback: '30',
    expected: DAYS,
    parse: parseIn(0, MOST_DAYS),
  },
  /** After the last visit of a guest who sits at no table. */
  keepGuestsDays: {
    flag: '--keep-guests-days',
    value: 'number',
    variable: 'MIAOU_KEEP_GUESTS_DAYS',
    fallback: '90',
    expected: DAYS,
    parse: parseIn(0, MOST_DAYS),
  },
  /** With less room on the disk new tables and guests are refused; 0: never. */
  leastFreeMegabytes: {
    flag: '--least-free-megabytes',
    value: 'number',
    variable: 'MIAOU_LEAST_FREE_MEGABYTES',
    fallback: '200',
    expected: 'a whole number from 0 to 1000000',
    parse: parseIn(0, 1_000_000),
  },
  /** All three are needed for notifications while the page is closed. */
  pushPublicKey: {
    flag: '--push-public-key',
    value: 'key',
    variable: 'MIAOU_PUSH_PUBLIC_KEY',
    fallback: '',
    expected: 'a key made by miaou push-keys',
    parse: parseKey(87),
  },
  pushPrivateKey: {
    flag: '--push-private-key',
    value: 'key',
    variable: 'MIAOU_PUSH_PRIVATE_KEY',
    fallback: '',
    expected: 'a key made by miaou push-keys',
    parse: parseKey(43),
    show: nothingOf,
  },
  /** Where push services can reach the operator. */
  pushContact: {
    flag: '--push-contact',
    value: 'address',
    variable: 'MIAOU_PUSH_CONTACT',
    fallback: '',
    expected: 'mailto:… or https://…',
    parse: parseContact,
  },
  logLevel: {
    flag: '--log-level',
    value: LOG_LEVELS.join('|'),
    variable: 'MIAOU_LOG_LEVEL',
    fallback: 'info',
    expected: LOG_LEVELS.join(' | '),
    parse: (text: string) => LOG_LEVELS.find((level) => level === text),
  },
} as const satisfies { readonly [name: string]: Setting<unknown> };

export type SettingName = keyof typeof SETTINGS;

/** The values of all settings. */
export type Config = {
  readonly [K in SettingName]: Exclude<ReturnType<(typeof SETTINGS)[K]['parse']>, undefined>;
};

/** Values as they were typed. */
export type TypedSettings = { readonly [K in SettingName]?: string | undefined };

/** Reads one setting. */
export const readSetting = <K extends SettingName>(
  name: K,
  typed: string | undefined,
  environment: Environment,
): Parsed<Config[K]> => {
  const setting: Setting<unknown> = SETTINGS[name];
  const found = findValue(setting, typed, environment);
  if (!found.ok) return found;
  const { text, from, shown } = found.value;
  const { expected, parse } = from === setting.platformVariable ? (setting.ofPlatform ?? setting) : setting;
  const value = parse(text) as Config[K] | undefined;
  if (value !== undefined) return accepted(value);
  return refused({ code: 'wrong-setting', setting: from, found: shown, expected });
};

/** The flag or variable that a setting was read from; undefined where none says anything. */
export const settingSource = (
  name: SettingName,
  typed: string | undefined,
  environment: Environment,
): string | undefined => {
  const found = findValue(SETTINGS[name], typed, environment);
  return found.ok ? found.value.source : undefined;
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

const VARIABLES = SETTING_NAMES.map((name) => SETTINGS[name].variable);

const PUSH_SETTINGS = ['pushPublicKey', 'pushPrivateKey', 'pushContact'] as const;

/** The first setting for notifications that is missing although another is there. */
const missingForPush = (config: Config): (typeof PUSH_SETTINGS)[number] | undefined =>
  PUSH_SETTINGS.some((name) => config[name] !== '') ? PUSH_SETTINGS.find((name) => config[name] === '') : undefined;

const wholeConfig = (config: Config): Parsed<Config> => {
  const missing = missingForPush(config);
  if (missing === undefined) return accepted(config);
  const { flag, expected } = SETTINGS[missing];
  return refused({
    code: 'wrong-setting',
    setting: flag,
    found: quoted(''),
    expected: `${expected}; of the three settings --push-… all are needed, or none`,
  });
};

/** Reads the settings: a flag wins over the environment, the environment over the default. */
export const readConfig = (typed: TypedSettings, environment: Environment): Parsed<Config> => {
  const misspelt = misspeltVariable(environment, VARIABLES);
  if (misspelt !== undefined) return refused({ code: 'unknown-setting', ...misspelt });
  const values: { [name: string]: unknown } = {};
  for (const name of SETTING_NAMES) {
    const setting = readSetting(name, typed[name], environment);
    if (!setting.ok) return setting;
    values[name] = setting.value;
  }
  return wholeConfig(values as Config);
};
