const ROUTES = ['server/src/http/personalData.test.ts'];
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
    find: "stage IN ('gathering', 'over', 'closed')",
    replace: "stage IN ('gathering', 'over', 'closed', 'playing', 'paused')",
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
  {
    name: 'a table that the operator closed stays for ever',
    file: 'server/src/store/deletions.ts',
    find: "stage IN ('gathering', 'over', 'closed')",
    replace: "stage IN ('gathering', 'over')",
    tests: CONTRACT,
  },
  {
    name: 'names and chat stay in the log, which cannot be changed',
    file: 'server/src/store/chain.ts',
    find: 'JSON.stringify(splitBody(body).body)',
    replace: 'JSON.stringify(body)',
    isInSample: true,
    tests: CONTRACT,
  },
  {
    name: 'a log from before loses its names and chat',
    file: 'server/src/store/personalTexts.ts',
    find: "if ('name' in body) return body as EntryBody;",
    replace: '',
    tests: CONTRACT,
  },
  {
    name: 'damaged words of a person are taken as they are',
    file: 'server/src/store/logReader.ts',
    find: "if (checksum !== cell.text(row, TEXT + 1)) throw new StoreFault('damaged', 'its text is not what was written');",
    replace: 'checksum.trim();',
    tests: CONTRACT,
  },
  {
    name: 'chat is never deleted',
    file: 'server/src/compose/retention.ts',
    find: 'await this.#sweepChat();',
    replace: '',
    tests: ['server/src/compose/retention.test.ts'],
  },
  {
    name: 'names are deleted with old chat',
    file: 'server/src/store/deletions.ts',
    find: "kind = 'chat' AND at < $1",
    replace: 'at < $1',
    tests: CONTRACT,
  },
  {
    name: 'the bytes of an erased name stay in the file',
    file: 'server/src/store/sqlite/database.ts',
    find: "'PRAGMA secure_delete = FAST',",
    replace: "'PRAGMA secure_delete = OFF',",
    tests: ['server/src/store/sqlite/sqliteStore.test.ts'],
  },
  {
    name: 'the secrets of an erased person stay in the store',
    file: 'server/src/store/personalData.ts',
    find: "'DELETE FROM secrets WHERE person = $1',",
    replace: '',
    tests: CONTRACT,
  },
  {
    name: 'the snapshot of a log keeps the name of an erased person',
    file: 'server/src/store/personalData.ts',
    find: "'DELETE FROM snapshots WHERE table_number IN (SELECT table_number FROM personal_texts WHERE person = $1)',",
    replace: '',
    tests: CONTRACT,
  },
  {
    name: 'a report about somebody else quotes an erased person',
    file: 'server/src/store/personalData.ts',
    find: 'chat.filter((line) => line.person !== person)',
    replace: 'chat.filter((line) => line.person !== person || line.at > 0)',
    tests: CONTRACT,
  },
  {
    name: 'an erased name stays in memory, and everybody at the table sees it',
    file: 'server/src/compose/personalData.ts',
    find: 'await hosting.readAgain(tables);',
    replace: '',
    tests: ROUTES,
  },
  {
    name: 'an erased name stays in the memory of other nodes',
    file: 'server/src/compose/hosting.ts',
    find: "others?.tell({ type: 'erased', table });",
    replace: 'others?.now();',
    tests: ['server/src/compose/postgres.test.ts'],
  },
  {
    name: 'a client that resumes is told what an erased person said',
    file: 'server/src/live/tableChannel.ts',
    find: 'this.#recent.clear();',
    replace: '',
    tests: ROUTES,
  },
  {
    name: 'an erased person keeps a seat that everybody waits for',
    file: 'server/src/compose/personalData.ts',
    find: 'await hosting.removeFromTables(person);',
    replace: '',
    tests: ROUTES,
  },
  {
    name: 'a person gets what others wrote',
    file: 'server/src/store/personalData.ts',
    find: 'WHERE p.person = $1 ORDER BY p.at DESC',
    replace: "WHERE p.person <> '' AND $1 <> '' ORDER BY p.at DESC",
    tests: ROUTES,
  },
  {
    name: 'a token may erase its person',
    file: 'server/src/http/personalDataRoutes.ts',
    find: "path: '/api/me',\n    isForBrowser: true,",
    replace: "path: '/api/me',",
    tests: ROUTES,
  },
];
