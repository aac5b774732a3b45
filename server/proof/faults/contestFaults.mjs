const MEOWING = { file: 'table/src/meowDecisions.ts', tests: ['table/src/meowContest.test.ts'] };

/**
 * Who meows best, and who may say so.
 *
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const CONTEST_FAULTS = [
  {
    ...MEOWING,
    name: 'in the contest a bot likes its own meow best',
    find: '.filter((one) => one !== seat);',
    replace: '.filter((one) => one === seat);',
  },
  {
    ...MEOWING,
    name: 'in the contest bots vote before everybody has meowed',
    isInSample: true,
    find: 'seats.every((seat) => table.meows?.has(seat)) ||',
    replace: 'seats.some((seat) => table.meows?.has(seat)) ||',
  },
  {
    ...MEOWING,
    name: 'in the contest whoever looks on meows too',
    find: "if (seat === undefined) return refuse('not-seated');",
    replace: 'if (seat === undefined) return UNCHANGED;',
  },
  {
    file: 'table/src/meowContest.ts',
    tests: ['server/src/live/recordings.test.ts'],
    name: 'in the contest strangers at a public table hear each other',
    find: "table.settings.access.join !== 'public' && ",
    replace: '',
  },
  {
    file: 'server/src/live/messageHandler.ts',
    tests: ['server/src/live/recordings.test.ts'],
    name: 'in the contest recordings have no limit',
    find: 'if (this.#objectionToTalk(id) !== undefined) return;',
    replace: '',
  },
  {
    file: 'table/src/meowContest.ts',
    tests: MEOWING.tests,
    name: 'the contest goes on without one who left',
    find: 'if (!isComplete) table.meows = undefined;',
    replace: '',
  },
];
