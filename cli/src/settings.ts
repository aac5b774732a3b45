import type { Parsed } from '@miaou/kit';
import { type Config, readConfig, readSetting, SETTING_NAMES, SETTINGS, type SettingName } from '@miaou/server';
import { type Command, Option } from 'commander';
import type { Flags } from './flags.js';
import { fill } from './sentence.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts/index.js';

/** Flags of yes and no may stand alone. */
const flagsOf = (name: SettingName): string => {
  const { flag, value } = SETTINGS[name];
  return value === 'true|false' ? `${flag} [${value}]` : `${flag} <${value}>`;
};

/** The name under which the parser keeps a flag: `--bot-ms` is `botMs`. */
const keptAs = (name: SettingName): string => new Option(SETTINGS[name].flag).attributeName();

const typed = (name: SettingName, flags: Flags): string | undefined => {
  const { [keptAs(name)]: value } = flags;
  return value === undefined ? undefined : String(value);
};

const describe = (name: SettingName, { settings, help }: Texts): string => {
  const { variable, fallback } = SETTINGS[name];
  const byDefault = fallback === '' ? [] : [fill(help.byDefault, { value: fallback })];
  return [settings[name], ...byDefault, fill(help.variable, { variable })].join('; ');
};

/** Adds flags for settings of the server. */
export const addSettings = (command: Command, names: readonly SettingName[], texts: Texts): void => {
  for (const name of names) command.addOption(new Option(flagsOf(name), describe(name, texts)));
};

/** All settings, out of flags and surroundings. */
export const configFrom = (flags: Flags, { env }: Terminal): Parsed<Config> =>
  readConfig(Object.fromEntries(SETTING_NAMES.map((name) => [name, typed(name, flags)])), env);

/** Where the data lies. */
export const dataFrom = (flags: Flags, { env }: Terminal): Parsed<string> =>
  readSetting('storage', typed('storage', flags), env);
