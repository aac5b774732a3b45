const SLEEPS = ['server/src/tables/sleeps.test.ts'];

/**
 * Faults of the clock by which deadlines are judged.
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const CLOCK_FAULTS = [
  {
    name: 'no time is given back after a sleep',
    file: 'host/src/tableHost.ts',
    find: 'if (isLate && timeLost(this.#table, sleeps) > 0) this.#giveTimeBefore(job, sleeps);',
    replace: 'if (isLate && sleeps.length < 0) this.#giveTimeBefore(job, sleeps);',
    tests: ['host/src/sleeps.test.ts'],
  },
  {
    name: 'a clock that was set forward runs out for everybody',
    file: 'server/src/serverClock.ts',
    find: 'if (now - this.#seenAt > this.#awakeWithin) this.#remember({ from: this.#seenAt, to: now });',
    replace: '',
    tests: SLEEPS,
  },
  {
    name: 'clocks stand still while the clock of the machine catches up',
    file: 'server/src/serverClock.ts',
    find: 'this.#now + (elapsed - this.#elapsed));',
    replace: 'this.#now + 0 * (elapsed - this.#elapsed));',
    tests: ['server/src/serverClock.test.ts'],
  },
  {
    name: 'a downtime is forgotten at the start',
    file: 'server/src/compose/clockNotes.ts',
    find: 'if (noted !== undefined) clock.resume(JSON.parse(noted) as ClockRecord);',
    replace: 'if (noted === undefined) clock.resume(JSON.parse(noted ?? "{}") as ClockRecord);',
    tests: SLEEPS,
  },
];
