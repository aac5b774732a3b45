import { chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MIGRATIONS } from '../../server/dist/store/migrations/index.js';
import { SqliteDatabase } from '../../server/dist/store/sqlite/connection.js';
import { migrate } from '../../server/dist/store/sqlite/database.js';
import { run, whileServing } from './program.mjs';
import { NOBODY } from './service.mjs';

/** @typedef {{ readonly code: number, readonly says: string }} Expected */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} [command] another one than `serve`
 * @property {readonly string[]} words
 * @property {Expected} expected
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [uid]
 */

/** The step that a version after this one may have. */
const OF_THE_FUTURE = { number: MIGRATIONS.length + 1, name: 'of the future', sqlite: '', postgres: '' };

/**
 * A data file as some version of the program left it.
 * @param {string} file
 * @param {typeof MIGRATIONS} steps that its version had
 */
const writeDataFile = (file, steps) => {
  const database = new SqliteDatabase(file);
  migrate(database, steps);
  database.close();
};

/**
 * A data file as the program leaves it, with the journal that it keeps beside it while it runs.
 * @param {import('./program.mjs').Program} program
 * @param {string} folder
 */
const makeData = async (program, folder) => {
  const file = join(folder, 'made.sqlite');
  const { code, stderr } = await run(program, ['import', '-', '--data', file], { input: '' });
  if (code !== 0) throw new Error(`no data was made: ${stderr}`);
  return file;
};

/** Root may write everywhere, so for it nothing would be closed. */
const IS_ROOT = process.getuid?.() === 0;
const AS_NOBODY = IS_ROOT ? { uid: NOBODY } : {};

/** @param {readonly string[]} places */
const giveToNobody = (places) => {
  if (IS_ROOT) for (const place of places) chownSync(place, NOBODY, NOBODY);
};

const FORBIDDEN = 'may not be opened: its permissions are in the way';

/**
 * Places that are closed to whoever runs the program, each with the exit code and a part of the sentence.
 * @param {string} folder
 * @param {string} made a data file
 * @returns {Case[]}
 */
const closedPlaces = (folder, made) => {
  const [readOnly, ofOthers] = [join(folder, 'read-only'), join(folder, 'of-others')];
  const [closedIn, ofOther] = [join(readOnly, 'closed-in.sqlite'), join(ofOthers, 'of-another.sqlite')];
  for (const place of [readOnly, ofOthers]) mkdirSync(place);
  for (const file of [closedIn, ofOther]) copyFileSync(made, file);
  giveToNobody([readOnly, closedIn, ofOthers]);
  chmodSync(readOnly, 0o555);
  chmodSync(ofOther, 0o444);
  return [
    {
      name: 'a read-only data folder',
      words: ['--data', join(readOnly, 'miaou.sqlite')],
      expected: { code: 2, says: FORBIDDEN },
      ...AS_NOBODY,
    },
    {
      name: 'a data file in a read-only folder',
      words: ['--data', closedIn],
      expected: { code: 2, says: `nothing may be written in the folder ${readOnly}` },
      ...AS_NOBODY,
    },
    {
      name: 'a data file that may only be read',
      words: ['--data', ofOther],
      expected: { code: 2, says: `${ofOther} ${FORBIDDEN}` },
      ...AS_NOBODY,
    },
  ];
};

/**
 * Places that cannot be used, whoever runs the program.
 * @param {string} folder
 * @param {number} takenPort
 * @returns {Case[]}
 */
const wrongPlaces = (folder, takenPort) => {
  const newer = join(folder, 'newer.sqlite');
  writeDataFile(newer, [...MIGRATIONS, OF_THE_FUTURE]);
  return [
    {
      name: 'a missing data folder',
      words: ['--data', join(folder, 'no', 'miaou.sqlite')],
      expected: { code: 2, says: 'there is no folder' },
    },
    {
      name: 'a port in use',
      words: ['--port', String(takenPort), '--data', join(folder, 'good.sqlite')],
      expected: { code: 1, says: `port ${takenPort} of 127.0.0.1 is taken by another program` },
    },
    {
      name: 'a newer data file',
      words: ['--data', newer],
      expected: { code: 1, says: 'was written by a newer version of this program' },
    },
    {
      name: 'a database that does not answer',
      words: ['--data', 'postgres://cat:mouse@127.0.0.1:1/x'],
      expected: { code: 1, says: 'the database postgres://cat@127.0.0.1:1/x does not answer' },
    },
  ];
};

/**
 * Places where a copy cannot be made: the sentence must not blame what is copied.
 * @param {string} folder that `closedPlaces` has filled
 * @returns {Case[]}
 */
const wrongDestinations = (folder) => {
  const source = join(folder, 'copied.sqlite');
  const readOnly = join(folder, 'read-only');
  writeDataFile(source, MIGRATIONS);
  giveToNobody([source]);
  const expected = { code: 2, says: `nothing may be written in the folder ${readOnly}` };
  return [
    {
      name: 'a backup into a read-only folder',
      command: 'backup',
      words: [join(readOnly, 'backup.sqlite'), '--data', source],
      expected,
      ...AS_NOBODY,
    },
    {
      name: 'a restore into a read-only folder',
      command: 'restore',
      words: [source, '--data', join(readOnly, 'restored.sqlite')],
      expected,
      ...AS_NOBODY,
    },
  ];
};

/** @type {readonly Case[]} */
const WRONG_DATABASES = [
  {
    name: 'a database of the platform without its kind',
    words: [],
    env: { DATABASE_URL: 'cat:mouse@db.example/cats' },
    expected: { code: 2, says: 'the setting DATABASE_URL is "…@db.example/cats": it must be postgres://…' },
  },
  {
    name: 'the address of another kind of database',
    words: [],
    env: { DATABASE_URL: 'mysql://cat:mouse@db/cats' },
    expected: { code: 2, says: 'the setting DATABASE_URL is "mysql://…@db/cats"' },
  },
  {
    name: 'a database address that is none',
    words: ['--data', 'postgres://:::'],
    expected: { code: 2, says: 'the setting --data is "postgres://:::"' },
  },
];

/**
 * Settings that hosts get wrong.
 * @param {string} folder
 * @returns {Case[]}
 */
const wrongSettings = (folder) => {
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'eighty\n');
  const good = ['--data', join(folder, 'good.sqlite')];
  return [
    {
      name: 'an address that is no address',
      words: [...good, '--origins', 'cats.example'],
      expected: { code: 2, says: 'the setting --origins is "cats.example"' },
    },
    {
      name: 'half of the push keys',
      words: [...good, '--push-contact', 'mailto:me@cats.example'],
      expected: { code: 2, says: 'the setting --push-public-key is ""' },
    },
    {
      name: 'a flag misspelt',
      words: [...good, '--prot', '80'],
      expected: { code: 2, says: 'there is no flag --prot' },
    },
    {
      name: 'a variable misspelt',
      words: good,
      env: { MIAOU_PROT: '80' },
      expected: { code: 2, says: 'there is no setting MIAOU_PROT' },
    },
    {
      name: 'a setting from a file that is not there',
      words: good,
      env: { MIAOU_PUSH_PRIVATE_KEY_FILE: join(folder, 'no-secret') },
      expected: { code: 2, says: 'there is no file' },
    },
    {
      name: 'a setting by itself and from a file',
      words: [],
      env: { MIAOU_DATA: join(folder, 'good.sqlite'), MIAOU_DATA_FILE: secret },
      expected: { code: 2, says: 'the settings MIAOU_DATA and MIAOU_DATA_FILE are both given' },
    },
    {
      name: 'a wrong setting from a file',
      words: good,
      env: { MIAOU_PORT_FILE: secret },
      expected: { code: 2, says: 'the setting MIAOU_PORT_FILE is …: it must be a whole number' },
    },
  ];
};

const STACK = /\n\s+at |node:internal|\.js:\d+/;

/**
 * @param {import('./program.mjs').Program} program
 * @param {Case} wrong
 * @returns {Promise<string[]>}
 */
const faultsOf = async (program, { name, command = 'serve', words, expected, env, uid }) => {
  const { code, stdout, stderr } = await run(program, [command, ...words], {
    ...(env === undefined ? {} : { env }),
    ...(uid === undefined ? {} : { uid }),
  });
  if (code === expected.code && stderr.includes(expected.says) && !STACK.test(stderr) && stdout === '') return [];
  return [`${name}: ended with ${code}, not with ${expected.code} and "${expected.says}":\n${stdout}${stderr}`];
};

/** @returns {Promise<{ readonly port: number, readonly close: () => void }>} */
const takePort = () =>
  new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
      resolve({ port, close: () => taken.close() });
    });
  });

/**
 * What a program says to wrong input, and that data of its first version is read.
 * @param {import('./program.mjs').Program} program
 * @param {string} folder an empty one
 * @param {number} step one of so many cases is tried
 * @returns {Promise<string[]>}
 */
export const badInputFaults = async (program, folder, step) => {
  chmodSync(folder, 0o755);
  const { port, close } = await takePort();
  const faults = [];
  const cases = [
    ...closedPlaces(folder, await makeData(program, folder)),
    ...wrongPlaces(folder, port),
    ...WRONG_DATABASES,
    ...wrongSettings(folder),
    ...wrongDestinations(folder),
  ];
  for (const wrong of cases.filter((_, index) => index % step === 1 % step))
    faults.push(...(await faultsOf(program, wrong)));
  close();
  const old = join(folder, 'old.sqlite');
  writeDataFile(old, MIGRATIONS.slice(0, 1));
  const isReady = async (/** @type {string} */ address) => (await fetch(`${address}/readyz`)).ok;
  const ready = await whileServing(program, ['--data', old, '--log-level', 'error'], isReady).catch(String);
  return ready === true ? faults : [...faults, `an old data file: ${ready}`];
};
