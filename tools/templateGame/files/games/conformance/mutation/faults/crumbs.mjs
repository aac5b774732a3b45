const SECRETS = ['games/conformance/src/secrets.test.ts'];
const VIEW = 'games/crumbs/src/view.ts';

/** @type {readonly import('../plant.mjs').Fault[]} */
export const CRUMBS_FAULTS = [
  {
    name: 'Crumbs: a decision is told to the others with its number',
    file: VIEW,
    find: "event.type === 'decided' && event.seat !== viewer",
    replace: "event.type === 'decided' && event.seat === viewer",
    tests: SECRETS,
  },
  {
    name: 'Crumbs: a view shows the plate of the last round',
    file: VIEW,
    find: 'plateIn(match, currentRound(match))',
    replace: 'plateIn(match, match.setup.options.rounds - 1)',
    tests: SECRETS,
  },
  {
    name: 'Crumbs: all eat although the plate holds too little',
    file: 'games/crumbs/src/eating.ts',
    find: 'wanted <= plate ||',
    replace: 'wanted >= plate ||',
    tests: ['games/crumbs/src/round.test.ts'],
  },
];
