const MEOWING = { file: 'table/src/setup/meowDecisions.ts', tests: ['table/src/setup/meowContest.test.ts'] };

const RECORDING_LIMITS = { file: 'server/src/live/recordingLimits.ts', tests: ['server/src/live/recordings.test.ts'] };

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
    file: 'table/src/setup/meowContest.ts',
    tests: ['server/src/live/recordings.test.ts'],
    name: 'in the contest strangers at a public table hear each other',
    find: "table.settings.access.join !== 'public' && ",
    replace: '',
  },
  {
    file: 'server/src/live/messageHandler.ts',
    tests: ['server/src/live/recordings.test.ts'],
    name: 'in the contest a recording is no talk',
    find: 'if (this.#objectionToTalk(id) !== undefined) return;',
    replace: '',
  },
  {
    ...RECORDING_LIMITS,
    name: 'in the contest one person records without end',
    find: 'this.#ofPerson.take(person, now) && ',
    replace: '',
  },
  {
    ...RECORDING_LIMITS,
    name: 'in the contest a table is filled with recordings',
    find: ' && this.#ofTable.take(table, now)',
    replace: '',
  },
  {
    file: 'table/src/setup/meowContest.ts',
    tests: MEOWING.tests,
    name: 'the contest goes on without one who left',
    find: 'if (!isComplete) table.meows = undefined;',
    replace: '',
  },
];
