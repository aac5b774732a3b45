import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTING_NAMES, SETTINGS, settingSource, type TypedSettings } from './settings.js';

const read = (typed: TypedSettings, environment: { [variable: string]: string } = {}): unknown => {
  const config = readConfig(typed, environment);
  return config.ok ? config.value : config.error;
};

describe('settings', () => {
  it('settings that nobody sets have their defaults', () => {
    expect(read({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      storage: 'miaou.sqlite',
      origins: [],
      behindProxy: false,
      web: '',
      botPace: { least: 600, most: 1800 },
      botMilliseconds: 500,
      botThreads: 1,
      limitFactor: 1,
      keepUnstartedDays: 7,
      keepFinishedDays: 0,
      keepChatDays: 30,
      keepGuestsDays: 90,
      leastFreeMegabytes: 200,
      pushPublicKey: '',
      pushPrivateKey: '',
      pushContact: '',
      logLevel: 'info',
    });
  });

  it('settings are taken from a flag before the environment, and from there before the default', () => {
    expect(read({}, { MIAOU_PORT: '81' })).toMatchObject({ port: 81 });
    expect(read({ port: '82' }, { MIAOU_PORT: '81' })).toMatchObject({ port: 82 });
  });

  it('settings are taken from a file that a variable names, unless the variable itself is set too, and are never shown', () => {
    const folder = mkdtempSync(join(tmpdir(), 'miaou-settings-'));
    try {
      const [file, absent] = [join(folder, 'port'), join(folder, 'absent')];
      writeFileSync(file, '83\n');
      expect(read({}, { MIAOU_PORT_FILE: file })).toMatchObject({ port: 83 });
      const both = { MIAOU_PORT_FILE: file, MIAOU_PORT: '81' };
      expect(read({}, both)).toEqual({ code: 'setting-twice', setting: 'MIAOU_PORT', other: 'MIAOU_PORT_FILE' });
      expect(read({ port: '82' }, both)).toMatchObject({ port: 82 });
      expect(read({}, { ...both, MIAOU_PORT: '' })).toMatchObject({ port: 83 });
      expect(read({}, { MIAOU_PORT_FILE: '' })).toMatchObject({ port: 8080 });
      expect(read({}, { MIAOU_PORT_FILE: absent })).toEqual({ code: 'file-missing', path: absent });
      expect(read({}, { MIAOU_PORT_FILE: folder })).toMatchObject({ code: 'file-unusable', path: folder });
      writeFileSync(file, 'eighty');
      expect(read({}, { MIAOU_PORT_FILE: file })).toMatchObject({ setting: 'MIAOU_PORT_FILE', found: '…' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('settings that hosting platforms give are taken where nothing else is said', () => {
    const platform = { PORT: '84', DATABASE_URL: 'postgres://cat@db/miaou' };
    expect(read({}, platform)).toMatchObject({ port: 84, storage: 'postgres://cat@db/miaou' });
    const own = { MIAOU_PORT: '81', MIAOU_DATA: 'cats.sqlite' };
    expect(read({}, { ...platform, ...own })).toMatchObject({ port: 81, storage: 'cats.sqlite' });
    expect(read({}, { PORT: 'http' })).toMatchObject({ code: 'wrong-setting', setting: 'PORT' });
    expect(read({}, { PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, storage: 'miaou.sqlite' });
  });

  it.each([
    ['cats', '"cats"'],
    ['cats.sqlite', '"cats.sqlite"'],
    ['db.example:5432/cats', '"db.example:5432/cats"'],
    ['cat:mouse@db.example/cats', '"…@db.example/cats"'],
    ['sqlite:cats.db', '"sqlite:cats.db"'],
  ])(
    'the address of a database that is none is not taken for a file where a platform gives it: %s',
    (address, found) => {
      expect(read({}, { DATABASE_URL: address })).toEqual({
        code: 'wrong-setting',
        setting: 'DATABASE_URL',
        found,
        expected: 'postgres://…',
      });
      expect(read({}, { MIAOU_DATA: address })).toMatchObject({ storage: address });
    },
  );

  it.each([
    ['postgres:cats', '"postgres:cats"'],
    ['postgresql:/cat:mouse@db.example/cats', '"…@db.example/cats"'],
  ])('the address of a database without its slashes is not taken for a file: %s', (address, found) => {
    expect(read({ storage: address })).toMatchObject({ code: 'wrong-setting', setting: '--data', found });
  });

  it('the settings tell which flag or variable named the data', () => {
    const platform = { DATABASE_URL: 'postgres://cat@db/miaou' };
    expect(settingSource('storage', 'cats.sqlite', platform)).toBe('--data');
    expect(settingSource('storage', undefined, { ...platform, MIAOU_DATA: 'cats.sqlite' })).toBe('MIAOU_DATA');
    expect(settingSource('storage', undefined, platform)).toBe('DATABASE_URL');
    expect(settingSource('storage', undefined, {})).toBeUndefined();
  });

  it.each([
    ['MIAOU_PROT', 'MIAOU_PORT'],
    ['MIAOU_BEHINDPROXY', 'MIAOU_BEHIND_PROXY'],
    ['MIAOU_PUSH_PRIVAT_KEY_FILE', 'MIAOU_PUSH_PRIVATE_KEY_FILE'],
    ['MIAOU_ORIGIN', 'MIAOU_ORIGINS'],
  ])('the variable %s is refused: it was meant for %s', (found, known) => {
    expect(read({}, { [found]: '1' })).toEqual({ code: 'unknown-setting', found, known });
  });

  it('variables of the command and of the tests are no settings misspelt', () => {
    const others = ['TOKEN', 'DEBUG', 'NODE', 'PROGRAM', 'URL', 'GALLERY', 'BROWSER', 'CHROMIUM', 'SKIPS', 'TEST_RUN'];
    const sizes = Object.keys(process.env).filter((name) => name.startsWith('MIAOU_'));
    expect(sizes).toContain('MIAOU_PAIRS');
    const environment = Object.fromEntries(
      [...others.map((name) => `MIAOU_${name}`), ...sizes].map((name) => [name, '1']),
    );
    expect(read({}, environment)).toMatchObject({ port: 8080 });
  });

  it('settings for notifications are given together or not at all', () => {
    const [pushPublicKey, pushPrivateKey, pushContact] = ['B'.repeat(87), 'p'.repeat(43), 'mailto:me@cats.example'];
    expect(read({ pushPublicKey, pushPrivateKey, pushContact })).toMatchObject({ pushPublicKey, pushContact });
    expect(read({ pushPublicKey, pushPrivateKey })).toMatchObject({ code: 'wrong-setting', setting: '--push-contact' });
    expect(read({ pushContact })).toMatchObject({ code: 'wrong-setting', setting: '--push-public-key' });
    expect(JSON.stringify(read({ pushContact }))).toContain('all are needed, or none');
  });

  it('a secret is not shown to whoever reads the message that it is wrong', () => {
    const shown = { storage: '"mysql://…@db/x"', pushPrivateKey: '…' };
    const wrong = read({}, { DATABASE_URL: 'mysql://cat:mo@use/x@db/x' });
    expect(wrong).toMatchObject({ code: 'wrong-setting', setting: 'DATABASE_URL', found: shown.storage });
    expect(read({ storage: 'postgres://cat:mouse@[' })).toMatchObject({ found: '"postgres://…@["' });
    expect(read({}, { MIAOU_PUSH_PRIVATE_KEY: 'mouse' })).toMatchObject({ found: shown.pushPrivateKey });
  });

  it('settings have a flag and a variable each, no two the same', () => {
    const names = SETTING_NAMES.flatMap((name) => [SETTINGS[name].flag, SETTINGS[name].variable]);
    expect(new Set(names).size).toBe(2 * SETTING_NAMES.length);
    for (const name of SETTING_NAMES) {
      expect(SETTINGS[name].flag).toMatch(/^--[a-z]+(-[a-z]+)*$/);
      expect(SETTINGS[name].variable).toBe(`MIAOU_${SETTINGS[name].flag.slice(2).toUpperCase().replaceAll('-', '_')}`);
    }
  });

  it.each<[keyof typeof SETTINGS, readonly string[]]>([
    ['port', ['', '-1', '65536', '80.5', '0x50', ' 80', 'http']],
    ['host', ['']],
    ['storage', ['', 'mysql://cats', 'https://cats.example/x', 'redis://cats', 'postgres://:::']],
    [
      'origins',
      ['cats.example', 'https://cats.example/', 'https://CATS.example', 'https://*', 'null', 'ftp://cats.example'],
    ],
    ['behindProxy', ['', 'yes', '1', 'TRUE', 'constructor']],
    ['botPace', ['', '600', '1800-600', '600-', '1-2-3', '-1-5']],
    ['botMilliseconds', ['0', '60001', 'fast']],
    ['botThreads', ['0', '65']],
    ['keepFinishedDays', ['-1', '36501', 'ever']],
    ['logLevel', ['', 'loud', 'toString']],
  ])('the setting %s is refused if it is one of %j', (name, wrong) => {
    for (const found of wrong) {
      const { flag, variable, expected } = SETTINGS[name];
      const refusal = { code: 'wrong-setting', found: JSON.stringify(found), expected };
      expect(read({ [name]: found })).toEqual({ ...refusal, setting: flag });
      expect(read({}, { [variable]: found })).toEqual({ ...refusal, setting: variable });
    }
  });

  it.each<[keyof typeof SETTINGS, string, unknown]>([
    ['port', '0', 0],
    ['storage', 'postgres://cat@db/miaou', 'postgres://cat@db/miaou'],
    ['storage', 'a file: with a colon', 'a file: with a colon'],
    ['origins', 'https://cats.example, http://localhost:5173', ['https://cats.example', 'http://localhost:5173']],
    ['behindProxy', 'true', true],
    ['botPace', '0-0', { least: 0, most: 0 }],
  ])('the setting %s may be %s', (name, found, value) => {
    expect(read({ [name]: found })).toMatchObject({ [name]: value });
  });
});
