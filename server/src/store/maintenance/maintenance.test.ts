import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gameById } from '@miaou/games';
import { type Game, type MatchRecord, makeRecord, type RecordedMove, SeededChance } from '@miaou/kit';
import {
  apply,
  type Catalog,
  type Entry,
  finishedRecord,
  openTable,
  personId,
  type Table,
  type TableId,
} from '@miaou/table';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAt, fill, newPerson, newTable, playersOf } from '../../testing/store/samples.js';
import { openSqliteFixtures, type SqliteFixture } from '../../testing/store/sqliteFixture.js';
import type { SqliteStore } from '../sqlite/sqliteStore.js';
import type { TableIndex } from '../store.js';
import { backUp, restore } from './backup.js';
import { checkData, type TableReport } from './checkData.js';
import { exportRecords, type ImportedLine, importRecords } from './records.js';

const fixtures = await openSqliteFixtures();

afterAll(() => fixtures.close());

let fixture: SqliteFixture;
let store: SqliteStore;

beforeEach(async () => {
  fixture = fixtures.make();
  store = await fixture.open();
});

afterEach(async () => {
  await store.close();
  await fixture.dispose();
});

const gather = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const headOf = async (from: SqliteStore, table: TableId): Promise<number> => {
  const log = await from.readLog(table);
  return log.kind === 'log' ? log.entries.length : 0;
};

describe('backup and restore', () => {
  it('a backup copies a store that is being written as it is at one moment', async () => {
    const [table, file] = [newTable(), join(fixture.folder, 'backup.db')];
    await fill(store, table, 5);
    const later = newTable();
    await Promise.all([backUp(store, file), fill(store, later, 30)]);
    await store.append(appendAt(table, 6));
    await store.close();
    await restore({ backup: file, file: fixture.file, replace: true, worker: fixture.worker });
    store = await fixture.open();
    expect(await headOf(store, table)).toBe(5);
    expect(await store.readLog(later)).not.toMatchObject({ kind: 'damaged' });
  });

  it('a backup overwrites no file and leaves no half-written one', async () => {
    const file = join(fixture.folder, 'backup.db');
    await backUp(store, file);
    await expect(backUp(store, file)).rejects.toMatchObject({ code: 'unopenable' });
    await expect(backUp(store, join(fixture.folder, 'no', 'where.db'))).rejects.toMatchObject({ name: 'StoreFault' });
    expect(readdirSync(fixture.folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('a restore replaces existing data only if asked to, and keeps it under another name', async () => {
    const [table, file] = [newTable(), join(fixture.folder, 'backup.db')];
    await backUp(store, file);
    await fill(store, table, 3);
    await store.close();
    const plan = { backup: file, file: fixture.file, worker: fixture.worker };
    await expect(restore(plan)).rejects.toMatchObject({ code: 'unopenable' });
    const { kept, findings } = await restore({ ...plan, replace: true });
    expect(findings).toEqual([]);
    store = await fixture.open();
    expect(await headOf(store, table)).toBe(0);
    await store.close();
    await restore({ backup: kept ?? '', file: fixture.file, replace: true, worker: fixture.worker });
    store = await fixture.open();
    expect(await headOf(store, table)).toBe(3);
  });

  it('a restore is refused while a server runs on the data', async () => {
    const file = join(fixture.folder, 'backup.db');
    await backUp(store, file);
    const plan = { backup: file, file: fixture.file, replace: true, worker: fixture.worker };
    await expect(restore(plan)).rejects.toMatchObject({ code: 'locked' });
    expect(existsSync(`${fixture.file}.unfinished`)).toBe(false);
    expect(await store.append(appendAt(newTable(), 1))).toBe('stored');
  });

  it('a restore refuses a file that is not a backup', async () => {
    const plan = { backup: import.meta.filename, file: join(fixture.folder, 'new.db'), worker: fixture.worker };
    await expect(restore(plan)).rejects.toMatchObject({ code: 'damaged', backup: plan.backup });
    expect(existsSync(plan.file)).toBe(false);
  });
});

const catalog: Catalog = { gameById, hasBot: () => true, standInBot: () => 'random' };

const indexOf = (table: Table, at: number): TableIndex => ({
  stage: table.stage,
  listed: false,
  deadline: null,
  people: table.occupants.flatMap((held) => (held.kind === 'person' ? [held.person] : [])),
  needsBot: table.stage === 'playing',
  updatedAt: at,
});

const HOST = newPerson();

/** A whole match as a log, from the opening of its table to its end. */
const matchLog = (game: Game, seed: number): { entries: Entry[]; record: MatchRecord } => {
  const chance = new SeededChance(seed);
  const seats = game.seatCounts[0] ?? 2;
  const raw = game.drawOptions({ seats }, chance);
  const options = game.parseOptions(raw);
  if (!options.ok) throw new Error('the defaults of a game must be options');
  const deal = game.deal(options.value, chance);
  const position = game.start(options.value, deal);
  const moves: RecordedMove[] = [];
  while (position.outcome() === undefined) {
    const seat = position.actor;
    const faces = position.countFaces();
    const action =
      faces > 0 ? position.faceAt(chance.below(faces)) : position.actionAt(chance.below(position.countActions()));
    const move = position.moveOf(action);
    position.play(seat, move);
    moves.push({ seat, ...move });
  }
  const bodies: Entry['body'][] = [
    {
      type: 'opened',
      host: HOST,
      name: 'Host',
      settings: {
        game: game.id,
        seats,
        options: {},
        parts: {},
        clock: { kind: 'none' },
        access: { join: 'link', watch: 'anyone' },
      },
    },
    { type: 'started', options: game.formatOptions(options.value), deal: { ...deal } },
    ...moves.map(({ seat, ...move }) => ({ type: 'moved', seat, move, through: 'bot' }) as const),
  ];
  const entries = bodies.map((body, index) => ({ seq: index + 1, at: 1000 + index, body }));
  return { entries, record: makeRecord(game, position, moves, { at: new Date(1001).toISOString() }) };
};

/** Stores a log as a server would, each entry with the table as it is after it. */
const play = async (id: TableId, [first, ...rest]: readonly Entry[]): Promise<void> => {
  if (first === undefined) return;
  const table = openTable(id, catalog, first);
  const opened = store.append({ table: id, entry: first, index: indexOf(table, first.at) });
  const stored = rest.map((entry) => {
    apply(table, entry);
    const record = finishedRecord(table);
    const finished = record && { match: table.matchesPlayed, record };
    return store.append({ table: id, entry, index: indexOf(table, entry.at), finished });
  });
  expect(new Set(await Promise.all([opened, ...stored]))).toEqual(new Set(['stored']));
};

const felix = gameById('felix') as Game;

describe('checking the data', () => {
  const check = (): Promise<TableReport[]> => gather(checkData(store, { catalog, indexOf }));

  it('a check passes what a server wrote', async () => {
    const table = newTable();
    const { entries } = matchLog(felix, 1);
    await play(table, entries.slice(0, 12));
    expect(await check()).toEqual([{ table, head: 12, verdict: { kind: 'sound' } }]);
  });

  it('a check reports what is wrong with each table and goes on', async () => {
    const { entries } = matchLog(felix, 2);
    const [sound, damaged, differing, unreadable] = [newTable(), newTable(), newTable(), newTable()];
    for (const table of [sound, damaged, differing]) await play(table, entries.slice(0, 4));
    await fill(store, unreadable, 2);
    await store.close();
    const numberOf = `(SELECT number FROM tables WHERE id = '${damaged}')`;
    await fixture.tamper(`UPDATE entries SET at = 5 WHERE seq = 3 AND table_number = ${numberOf};
      UPDATE tables SET stage = 'over' WHERE id = '${differing}'`);
    store = await fixture.open();
    const verdicts = new Map((await check()).map(({ table, verdict }) => [table, verdict]));
    expect(verdicts.get(sound)).toEqual({ kind: 'sound' });
    expect(verdicts.get(damaged)).toMatchObject({ kind: 'damaged', at: 3 });
    expect(verdicts.get(differing)).toEqual({ kind: 'indexDiffers', columns: ['stage'] });
    expect(verdicts.get(unreadable)).toMatchObject({ kind: 'unreadable' });
  });

  it('a check reaches every table of many pages', async () => {
    await Promise.all(Array.from({ length: 450 }, () => store.append(appendAt(newTable(), 1))));
    expect(await check()).toHaveLength(450);
  });
});

describe('records', () => {
  const importAll = (lines: readonly string[]): Promise<ImportedLine[]> => gather(importRecords(store, lines, GAMES));

  it('every finished match is exported as one line, a running one never', async () => {
    const matches = GAMES.map((game, index) => matchLog(game, index + 1));
    for (const { entries } of matches) await play(newTable(), entries);
    for (const { entries } of matches) await play(newTable(), entries.slice(0, -1));
    const lines = await gather(exportRecords(store));
    expect(lines).toEqual(matches.map(({ record }) => JSON.stringify(record)));
  });

  it('what one server exports another imports, once', async () => {
    const lines = GAMES.flatMap((game) => [3, 4].map((seed) => JSON.stringify(matchLog(game, seed).record)));
    expect((await importAll(lines)).map(({ outcome }) => outcome)).toEqual(lines.map(() => 'kept'));
    expect((await importAll(lines)).map(({ outcome }) => outcome)).toEqual(lines.map(() => 'known'));
    expect(await gather(exportRecords(store))).toEqual(lines);
  });

  it('a match that was played here is known, however its record is spelt', async () => {
    const { entries, record } = matchLog(felix, 5);
    await play(newTable(), entries);
    const spelt = JSON.stringify({
      players: ['Ada'],
      ...record,
      moves: record.moves.map(({ seat, ...move }) => ({ ...move, seat })),
    });
    expect(await importAll([spelt])).toEqual([{ line: 1, outcome: 'known' }]);
  });

  it('an import reports each line that is no finished match, and reads on', async () => {
    const { record } = matchLog(felix, 6);
    const { result: _, ...open } = record;
    const lines = [
      'garbage',
      '[1]',
      '',
      JSON.stringify({ ...open, moves: record.moves.slice(0, -3) }),
      JSON.stringify({ ...record, moves: [{ seat: 0, type: 'bid', amount: 99 }] }),
      JSON.stringify({ ...record, result: { seats: [], winners: [] } }),
      JSON.stringify(record),
    ];
    const outcomes = await importAll(lines);
    expect(outcomes.map((told) => [told.line, told.outcome === 'refused' ? told.error.code : told.outcome])).toEqual([
      [1, 'not-json'],
      [2, 'not-json'],
      [4, 'unfinished'],
      [5, expect.any(String)],
      [6, 'wrong-result'],
      [7, 'kept'],
    ]);
    expect(outcomes[3]).toMatchObject({ outcome: 'refused', error: { move: 0 } });
  });

  it('those who played leave with a record as names, never as ids, and not at all where nobody is to be named', async () => {
    const { entries, record } = matchLog(felix, 7);
    const players = playersOf(personId(HOST), newPerson());
    const [first] = entries;
    if (first === undefined) throw new Error('the match has no entries');
    await store.append(appendAt(newTable(), 1, { entry: first, finished: { match: 1, record, players } }));
    const [line = ''] = await gather(exportRecords(store));
    expect(JSON.parse(line)).toMatchObject({
      players: [
        { name: 'Ana', kind: 'person' },
        { name: 'vera', kind: 'bot', level: 4 },
        { name: 'Ben', kind: 'program' },
      ],
    });
    for (const { person } of players) expect(line).not.toContain(person ?? 'nothing');
    expect(await gather(exportRecords(store, { isAnonymous: true }))).toEqual([JSON.stringify(record)]);
  });
});
