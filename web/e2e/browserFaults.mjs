/**
 * Faults that only a browser shows, with the browser tests that must notice them.
 * @type {readonly import('../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const BROWSER_FAULTS = [
  {
    name: 'presses: a finger does what came under it meanwhile',
    file: 'web/src/screens/table/match/MatchStage.svelte',
    find: ' {@attach guardPresses}',
    replace: '',
    tests: ['told.spec'],
    group: 'Felix, 60 ms away',
  },
  {
    name: 'geometry: the own place grows and shrinks with what is in it',
    file: 'web/src/games/felix/board/Board.svelte',
    find: 'min-height: var(--own-height);',
    replace: '',
    tests: ['geometry.spec'],
    group: 'four players of Felix',
  },
  {
    name: 'geometry: the hand gathers over words',
    file: 'web/src/games/felix/board/PlayerPanel.svelte',
    find: 'class:gathered={!inRows}',
    replace: '',
    tests: ['hand.spec'],
  },
  {
    name: 'replay: every step opens the table anew, and the focus is lost',
    file: 'web/src/screens/table/TableScreen.svelte',
    find: 'open(where, id, () => isWanted)',
    replace: 'open(source, table, () => isWanted)',
    tests: ['replay.spec'],
    group: 'a replay of a match on this device',
  },
  {
    name: 'loading: a part that did not arrive stays out without a word',
    file: 'web/src/main.ts',
    find: '  offerMissingParts();\n',
    replace: '',
    tests: ['reconnect.spec'],
    group: 'a part of the page',
  },
  {
    name: 'geometry: pictures for a guest push away what is below them',
    file: 'web/src/rules/InBrief.svelte',
    find: 'min-height: var(--tall);',
    replace: '',
    tests: ['layoutShift.spec'],
    group: 'nothing moves for a guest',
  },
  {
    name: 'leaver: nobody is told of somebody who is away',
    file: 'web/src/screens/table/match/notices.ts',
    find: '.filter((one) => one !== mine)',
    replace: '.filter((one) => one === mine)',
    tests: ['comeAndGo.spec'],
    group: 'who closes the page',
  },
];
