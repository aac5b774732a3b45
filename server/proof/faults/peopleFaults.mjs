const STORIES = ['host/src/comeAndGo.test.ts'];

/**
 * Faults that let a leaver stop a table.
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const PEOPLE_FAULTS = [
  {
    name: 'a seat is not given back to who comes back',
    isInSample: true,
    file: 'table/src/seats/away.ts',
    find: "return table.away.has(seat) || isReplaced ? { type: 'comeBack', person } : undefined;",
    replace: 'return undefined;',
    tests: STORIES,
  },
  {
    name: 'a host who left stays host',
    file: 'table/src/seats/away.ts',
    find: 'if (host === undefined || presence.isPresent(host)) return undefined;',
    replace: 'if (host === undefined || host !== undefined) return undefined;',
    tests: STORIES,
  },
  {
    name: 'a host who never sat and was erased stays host',
    file: 'table/src/decide.ts',
    find: 'return decideLeave(table, command.person);',
    replace: 'return decideStandUp(table, command.person);',
    tests: ['table/src/closing.test.ts', 'server/src/http/personalData.test.ts'],
  },
  {
    name: 'a match waits for ever for who is away',
    file: 'table/src/seats/away.ts',
    find: 'table.away.set(seat, isAuto ? at + AWAY_LIMIT : null);',
    replace: 'table.away.set(seat, isAuto ? null : null);',
    tests: STORIES,
  },
  {
    name: 'another match waits for the answer of who is away',
    file: 'table/src/table.ts',
    find: '(seat) => !table.away.has(seat) && ',
    replace: '(seat) => ',
    tests: STORIES,
  },
  {
    name: 'a match that all have left stands still for who looks on',
    file: 'table/src/automaticMoves.ts',
    find: 'const isResting = table.host === undefined && !isWatched;',
    replace: 'const isResting = table.host === undefined;',
    tests: ['host/src/attendance.test.ts'],
  },
];
