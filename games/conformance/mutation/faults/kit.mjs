const CHANCE = { file: 'games/kit/src/chance.ts', tests: ['games/kit/src/chance.test.ts'] };

/** @type {readonly import('../plant.mjs').Fault[]} */
export const KIT_FAULTS = [
  {
    ...CHANCE,
    name: 'Kit: numbers are drawn by a plain remainder',
    find: 'while (word >= fair) word = source.word();',
    replace: '',
  },
  {
    ...CHANCE,
    name: 'Kit: no member of a shuffled list stays in its place',
    find: 'const other = chance.below(last + 1);',
    replace: 'const other = chance.below(last);',
  },
  {
    name: 'Kit: a record with a wrong result replays',
    file: 'games/kit/src/record.ts',
    find: 'return sameJson(due, claimed)',
    replace: 'return sameJson(due, due)',
    tests: ['games/conformance/src/records.test.ts'],
  },
];
