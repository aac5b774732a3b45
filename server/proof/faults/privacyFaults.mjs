const CONTRACT = ['server/src/store/sqlite/sqlite.contract.test.ts'];

/**
 * What is deleted, and what must not be.
 *
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const PRIVACY_FAULTS = [
  {
    name: 'a table with a running match is deleted for its age',
    file: 'server/src/store/deletions.ts',
    find: "stage IN ('gathering', 'over')",
    replace: "stage IN ('gathering', 'over', 'playing', 'paused')",
    tests: CONTRACT,
  },
  {
    name: 'the head of a deleted table stays cached and takes an entry',
    file: 'server/src/store/sqlite/sqliteStore.ts',
    find: "about: 'logs', forget: table }),\n  );",
    replace: "about: 'logs' }),\n  );",
    tests: CONTRACT,
  },
  {
    name: 'the record of a deleted table still names it',
    file: 'server/src/store/deletions.ts',
    find: "key = 'former ' || place, table_id = NULL,",
    replace: "key = 'former ' || place,",
    tests: CONTRACT,
  },
  {
    name: 'a deleted table stays in memory and in the lobby',
    file: 'server/src/compose/serve.ts',
    find: 'hosting.removeTable(table);',
    replace: '',
    tests: ['server/src/compose/retention.test.ts'],
  },
  {
    name: 'new tables fill a disk that is nearly full',
    file: 'server/src/compose/diskSpace.ts',
    find: 'return freeBytes >= floor;',
    replace: 'return freeBytes >= 0;',
    tests: ['server/src/http/diskSpace.test.ts'],
  },
];
