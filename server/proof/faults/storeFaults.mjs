const BACKUPS = ['server/src/store/sqlite/backups.test.ts'];
const DAMAGE = ['server/proof/damage/damage.test.ts'];
const SQLITE = ['server/src/store/sqlite/sqliteStore.test.ts'];
const LOADER = ['server/src/tables/tableLoader.test.ts'];
const FULL_DISK = ['server/proof/disk/fullDisk.test.ts'];

/**
 * Faults of logs, their snapshots and the files they lie in.
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const STORE_FAULTS = [
  {
    name: 'a head that was set back lets a second entry into a place',
    file: 'server/src/store/sqlite/appendLog.ts',
    find: "if (row[9] === 1) return 'conflict';",
    replace: '',
    tests: ['server/src/store/sqlite/sqlite.contract.test.ts'],
    group: 'appending',
  },
  {
    name: 'a snapshot is trusted without its checksum',
    file: 'server/src/store/snapshots.ts',
    find: 'return isWhole ? {',
    replace: 'return isWhole || body.length > 0 ? {',
    tests: LOADER,
  },
  {
    name: 'a snapshot is trusted although its log has another entry in its place',
    file: 'server/src/store/logReader.ts',
    find: 'first?.[SEQ] === place.seq && first[HASH] === place.hash',
    replace: 'first?.[SEQ] === place.seq',
    tests: ['server/src/store/sqlite/sqlite.contract.test.ts'],
    group: 'scanning',
  },
  {
    name: 'a snapshot of other rules is used',
    file: 'server/src/store/snapshots.ts',
    find: 'WHERE t.id = $1 AND s.version = $2',
    replace: 'WHERE t.id = $1 AND s.version <> $2',
    tests: LOADER,
  },
  {
    name: 'a damaged schema is no damage',
    file: 'server/src/store/sqlite/serveWriter.ts',
    find: "code === 'failed' ?",
    replace: "code === 'damaged' ?",
    tests: ['server/src/store/sqlite/sqliteStore.test.ts'],
  },
  {
    name: 'the tail of a log is not verified',
    file: 'server/src/store/logReader.ts',
    find: "return 'kind' in next ? next : { entry: entryOf(row, wordsIn(table, raw)), next };",
    replace: 'return { entry: entryOf(row, wordsIn(table, raw)), next: { seq: row.seq, hash: row.hash } };',
    tests: LOADER,
  },
  {
    name: 'a long log is folded without giving way to others',
    file: 'server/src/tables/tableLoader.ts',
    find: '      take(entry);\n      return this.#services.slices.giveWay();',
    replace: '      take(entry);\n      return undefined;',
    tests: LOADER,
  },
  {
    name: 'everybody who loads a table has a slice in each turn',
    file: 'server/src/tables/workSlices.ts',
    find: 'this.#waiting.shift()?.();',
    replace: 'for (const resume of this.#waiting.splice(0)) resume();',
    tests: ['server/src/tables/workSlices.test.ts'],
  },
  {
    name: 'a table from a snapshot forgets the position before its last move',
    file: 'table/src/encoding.ts',
    find: 'if (index === last) match.previous = match.position.clone();',
    replace: '',
    tests: ['table/src/encoding.test.ts'],
  },
  {
    name: 'text that was damaged is taken as it is',
    file: 'server/src/store/chain.ts',
    find: 'if (link !== row.hash) return damagedAt(seq, `entry ${seq} is not what was written`);',
    replace: '',
    tests: DAMAGE,
  },
  {
    name: 'one staged row that cannot be moved stops all reading',
    file: 'server/src/store/sqlite/stagedEntries.ts',
    find: "      this.#moveTableByTable();\n      return 'someSetAside';",
    replace: '      throw error;',
    tests: ['server/src/store/sqlite/stagedEntries.test.ts'],
  },
  {
    name: 'one damaged row of a table hides every list',
    file: 'server/src/store/tableLists.ts',
    find: "return typeof row[0] === 'string' ? unreadableTable(tableId(row[0]), messageOf(error)) : undefined;",
    replace: 'throw new Error(messageOf(error));',
    tests: ['server/src/store/sqlite/sqlite.contract.test.ts'],
    group: 'damage',
  },
  {
    name: 'an append to a damaged table fails the others of its batch',
    file: 'server/src/store/sqlite/appendLog.ts',
    find: 'return this.#appendEach(batch);',
    replace: 'throw error;',
    tests: ['server/src/store/sqlite/database.test.ts'],
  },
  {
    name: 'what a check of the data found is lost when it meets damage',
    file: 'server/src/compose/maintenance.ts',
    find: 'if (!(error instanceof StoreFault)) throw error;\n    findings.push(error.message);',
    replace: 'throw error;',
    tests: ['server/src/compose/maintenance.test.ts'],
  },
  {
    name: 'an error of a commit is survived',
    file: 'server/src/store/sqlite/serveWriter.ts',
    find: "if (fault.code !== 'broken') return;",
    replace: "if (fault.code !== 'closed') return;",
    tests: ['server/proof/crash/failedSync.test.ts'],
  },
  {
    name: 'a server lives on when its writer has died',
    file: 'server/src/store/sqlite/sqliteStore.ts',
    find: 'if (this.#closing === undefined) this.#fail(fault);',
    replace: '',
    tests: SQLITE,
  },
  {
    name: 'the data can be read by every user of the machine',
    file: 'server/src/store/sqlite/database.ts',
    find: 'const OWNER_ONLY = 0o600;',
    replace: 'const OWNER_ONLY = 0o644;',
    tests: SQLITE,
  },
  {
    name: 'on a full disk staged entries cannot be read',
    file: 'server/src/store/sqlite/appendLog.ts',
    find: 'return this.#staged.readInPlace(read);',
    replace: 'throw error;',
    tests: FULL_DISK,
  },
  {
    name: 'readiness is judged without a write',
    file: 'server/src/store/ping.ts',
    find: 'await notes.replace(LAST_TEST, new Date().toISOString());',
    replace: 'await notes.find(LAST_TEST);',
    tests: FULL_DISK,
  },
  {
    name: 'the file changes while a backup copies it',
    file: 'server/src/store/sqlite/checkpoint.ts',
    find: 'if (this.#isHeld || this.#commands < LOOK_AFTER) return;',
    replace: 'if (this.#commands < LOOK_AFTER) return;',
    tests: BACKUPS,
  },
  {
    name: 'the file is closed while a backup copies it',
    file: 'server/src/store/sqlite/serveWriter.ts',
    find: 'await this.#backups.ended;',
    replace: '',
    tests: BACKUPS,
  },
  {
    name: 'the log of a table is read without its staged entries',
    file: 'server/src/store/sqlite/stagedEntries.ts',
    find: 'this.#tables?.has(table) ?? true',
    replace: 'this.#tables?.has(table) !== true && this.#count < 0',
    tests: ['server/src/store/sqlite/stagedEntries.test.ts'],
  },
  {
    name: 'a lent connection to the database that breaks ends the process',
    file: 'server/src/store/postgres/pool.ts',
    find: "client.on('error', broke);",
    replace: 'void broke;',
    tests: ['server/src/store/postgres/postgres.contract.test.ts'],
    group: 'PostgreSQL with many nodes',
  },
];
