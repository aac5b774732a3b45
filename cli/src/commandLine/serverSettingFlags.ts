import type { Parsed } from '@miaou/kit';
import {
  type Config,
  readConfig,
  readSetting,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  settingSource,
} from '@miaou/server';
import { type Command, Option } from 'commander';
import type { Terminal } from '../terminal.js';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import type { Flags } from './flags.js';

/** A boolean flag may be given without a value. */
const flagsOf = (name: SettingName): string => {
  const { flag, value } = SETTINGS[name];
  return value === 'true|false' ? `${flag} [${value}]` : `${flag} <${value}>`;
};

/** The parser's name for a flag: `--bot-ms` is `botMs`. */
const attributeOf = (name: SettingName): string => new Option(SETTINGS[name].flag).attributeName();

const typed = (name: SettingName, flags: Flags): string | undefined => {
  const { [attributeOf(name)]: value } = flags;
  return value === undefined ? undefined : String(value);
};

const describe = (name: SettingName, { settings, help }: Texts): string => {
  const { variable, fallback } = SETTINGS[name];
  const byDefault = fallback === '' ? [] : [fill(help.byDefault, { value: fallback })];
  return [settings[name], ...byDefault, fill(help.variable, { variable })].join('; ');
};

/** Adds flags for settings of the server. */
export const addSettingFlags = (command: Command, names: readonly SettingName[], texts: Texts): void => {
  for (const name of names) command.addOption(new Option(flagsOf(name), describe(name, texts)));
};

/** The server's settings from flags and environment variables. */
export const parseServerConfig = (flags: Flags, { env }: Terminal): Parsed<Config> =>
  readConfig(Object.fromEntries(SETTING_NAMES.map((name) => [name, typed(name, flags)])), env);

/** The path or address of the server's data. */
export const parseStorage = (flags: Flags, { env }: Terminal): Parsed<string> =>
  readSetting('storage', typed('storage', flags), env);

/** The flag or variable that named the data. */
export const storageSource = (flags: Flags, { env }: Terminal): string | undefined =>
  settingSource('storage', typed('storage', flags), env);
