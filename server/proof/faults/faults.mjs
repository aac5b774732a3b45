const DOOR = ['server/proof/door/door.test.ts'];
const CHANCE = ['server/proof/door/chance.test.ts'];
const SYNC = ['server/proof/crash/sync.test.ts'];
const WORLDS = ['server/proof/worlds/worlds.test.ts'];
const FELIX_VIEW = { file: 'games/felix/src/view.ts', tests: WORLDS };

/** @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]} */
export const FAULTS = [
  {
    name: 'everybody is told before the entry is appended',
    file: 'server/src/tables/tableHost.ts',
    find: 'const updates = apply(this.table, entry);',
    replace:
      'const updates = apply(this.table, entry); this.services.listener.happened(this, updates, entry, () => undefined);',
    tests: SYNC,
  },
  {
    name: 'a command is acknowledged before the disk has it',
    file: 'server/src/store/sqlite/database.ts',
    find: 'PRAGMA synchronous = FULL',
    replace: 'PRAGMA synchronous = OFF',
    tests: SYNC,
  },
  {
    name: 'a head that was set back lets a second entry into a place',
    file: 'server/src/store/sqlite/appendLog.ts',
    find: "if (row[9] === 1) return 'conflict';",
    replace: '',
    tests: ['server/src/store/sqlite/sqlite.contract.test.ts'],
  },
  {
    name: 'a command id may come back with another body',
    file: 'table/src/decide.ts',
    find: 'earlier.mark.digest === request.digest',
    replace: "request.digest !== ''",
    tests: DOOR,
  },
  {
    name: 'all audiences share one sequence',
    file: 'table/src/apply.ts',
    find: 'const n = (table.heads.get(audience) ?? 0) + 1;',
    replace: 'const n = table.seq;',
    tests: WORLDS,
  },
  {
    ...FELIX_VIEW,
    name: 'a card laid face down is told to all but its owner',
    find: "event.type === 'cardLaid' && event.seat !== viewer",
    replace: "event.type === 'cardLaid' && event.seat === viewer",
  },
  {
    ...FELIX_VIEW,
    name: 'a view tells how long the list of a hand is when written out',
    find: '...(own ? { hand } : {}),',
    replace: '...(own ? { hand } : { size: hand.join().length }),',
  },
  {
    ...FELIX_VIEW,
    name: 'a card face down has a number that it keeps',
    find: 'const redactLaying = ({ type, seat }: CardLaid): CardLaid => ({ type, seat });',
    replace: "const redactLaying = ({ type, seat, card }: CardLaid) => ({ type, seat, number: (card ?? '').length });",
  },
  {
    ...FELIX_VIEW,
    name: 'the row is sorted by its cards',
    find: 'row: rowState(truth).map(',
    replace: 'row: rowState(truth).toSorted((a, b) => (a.card < b.card ? -1 : 1)).map(',
  },
  {
    name: 'a bot is given the position',
    file: 'server/src/tables/duties.ts',
    find: 'view: match.position.view(duty.seat),',
    replace: 'view: match.position.state(),',
    tests: ['server/proof/door/botInput.test.ts'],
  },
  {
    name: 'chance starts from the clock',
    file: 'server/src/tables/chance.ts',
    find: 'randomFillSync(this.pool);',
    replace: 'for (const index of this.pool.keys()) this.pool[index] = Math.imul(Date.now() + index + 1, 0x9e3779b1);',
    tests: CHANCE,
  },
  {
    name: 'chance takes a plain remainder',
    file: 'server/src/tables/chance.ts',
    find: 'while (word >= fair) word = this.word();',
    replace: '',
    tests: CHANCE,
  },
  {
    name: 'frames may be nested as deep as they like',
    file: 'server/src/live/frames.ts',
    find: '!isShallow(text)',
    replace: "text === ''",
    tests: DOOR,
  },
  {
    name: 'bodies may be nested as deep as they like',
    file: 'server/src/http/body.ts',
    find: '!isShallow(text)',
    replace: "text === ''",
    tests: DOOR,
  },
  {
    name: 'a missing origin is accepted',
    file: 'server/src/http/origin.ts',
    find: 'if (origin === undefined) return bearerOf(headers) !== undefined;',
    replace: 'if (origin === undefined) return true;',
    tests: DOOR,
  },
  {
    name: 'a record that is not yours is forbidden, one that is not there is not found',
    file: 'server/src/http/tableRoutes.ts',
    find: 'if (hosted === undefined || !maySee(hosted.host.table, id)) return notFound();',
    replace: 'if (hosted === undefined) return notFound(); if (!maySee(hosted.host.table, id)) return json(403, {});',
    tests: DOOR,
  },
  {
    name: 'a table that is not yours says otherwise than one that is gone',
    file: 'server/src/live/reception.ts',
    find: "if (!maySee(table, connection.person.id)) return give('gone');",
    replace: "if (!maySee(table, connection.person.id)) return give('failed');",
    tests: DOOR,
  },
  {
    name: 'what waits for a slow reader has no bound',
    file: 'server/src/live/outbox.ts',
    find: 'this.stream.writableLength > HOPELESS_BYTES',
    replace: 'this.stream.writableLength < 0',
    tests: ['server/proof/door/outbox.test.ts', 'server/proof/abuse/crowd.test.ts'],
  },
  {
    name: 'a connection whose other end is gone stays for ever',
    file: 'server/src/live/gateway.ts',
    find: 'connection.isAlive = false;',
    replace: '',
    tests: ['server/proof/door/halfOpen.test.ts'],
  },
  {
    name: 'a clock does not run while an order will decide',
    file: 'table/src/clocks.ts',
    find: 'isPlayedByBot(table, seat) ? undefined',
    replace: 'isPlayedByBot(table, seat) || table.orders.has(seat) ? undefined',
    tests: WORLDS,
  },
  {
    name: 'deadlines of tables that are not in memory are nobody’s business',
    file: 'server/src/tables/tables.ts',
    find: '(await this.find(table))?.duties.hurry(now);',
    replace: 'this.inMemory.get(table)?.duties.hurry(now);',
    tests: ['server/proof/door/deadline.test.ts'],
  },
  {
    name: 'a match that is being played has a record',
    file: 'table/src/archive.ts',
    find: "match === undefined || table.stage !== 'over'",
    replace: 'match === undefined',
    tests: DOOR,
  },
  {
    name: 'undo crosses a reveal',
    file: 'table/src/consent.ts',
    find: "return match.lastMove.undoable ? undefined : refuse('undo-crosses-reveal');",
    replace: 'return undefined;',
    tests: ['table/src/consent.test.ts'],
  },
];
