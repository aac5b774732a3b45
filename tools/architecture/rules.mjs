const PACKAGE = '^(games/[^/]+|bots|arena|table|protocol|server|cli|web)/';
const SOURCE = `${PACKAGE}src/`;
// Scenes are shown in the gallery alone.
const TEST = '(\\.test\\.ts$|/testing/|^server/proof/|^web/(e2e|gallery)/|/scenes\\.ts$)';

/**
 * @typedef {object} Direction
 * @property {string} folder
 * @property {readonly string[]} may
 * @property {readonly string[]} [testsMay]
 * @property {string} because
 */

/**
 * What the code of one package may import beside itself, and what its tests may on top of that.
 * @type {readonly Direction[]}
 */
const DIRECTIONS = [
  {
    folder: 'games/kit',
    may: [],
    because:
      'the kit holds the words all games share and knows no game; whoever needs more stands on it, never under it',
  },
  {
    folder: 'games/felix',
    may: ['games/kit'],
    because:
      'the rules of a game are pure and stand on the kit alone, so that they run anywhere; games never know each other',
  },
  {
    folder: 'games/chop',
    may: ['games/kit'],
    because:
      'the rules of a game are pure and stand on the kit alone, so that they run anywhere; games never know each other',
  },
  {
    folder: 'games/registry',
    may: ['games/kit', 'games/felix', 'games/chop'],
    because: 'the registry only gathers the games, it adds nothing of its own',
  },
  {
    folder: 'games/conformance',
    may: ['games/kit', 'games/registry', 'games/felix', 'games/chop'],
    because: 'the suite judges the games by the contract and must not lean on what is built upon them',
  },
  {
    folder: 'table',
    may: ['games/kit'],
    testsMay: ['games/registry', 'bots'],
    because: 'a table is a pure machine for any game: who runs it hands the game in',
  },
  {
    folder: 'protocol',
    may: ['games/kit', 'table'],
    because: 'the protocol is messages and their schemas, in the words of the kit and the table, without behaviour',
  },
  {
    folder: 'server',
    may: ['games/kit', 'games/registry', 'bots', 'table', 'protocol'],
    testsMay: ['games/conformance'],
    because:
      'the server looks games up in the registry: naming one here would make a third game a change to the server',
  },
  {
    folder: 'bots',
    may: ['games/kit', 'games/felix', 'games/chop'],
    because: 'a bot is given a view and a budget by whoever runs the match; it knows words and games, never its host',
  },
  {
    folder: 'arena',
    may: ['games/kit', 'games/registry', 'bots'],
    because: 'the arena looks games up in the registry and hands every player the same: a view, legal moves, a seed',
  },
  {
    folder: 'web',
    may: ['games/kit', 'games/registry', 'games/felix', 'games/chop', 'bots', 'table', 'protocol'],
    because:
      'the page meets the server in the protocol and the table alone: whatever else it knew would have to change with it',
  },
  {
    folder: 'cli',
    may: ['games/kit', 'games/registry', 'bots', 'arena', 'server'],
    because:
      'the command starts the server and looks after its data, and looks games up in the registry: naming one here would make a third game a change to the command',
  },
];

const anyOf = (/** @type {readonly string[]} */ folders) => `^(${folders.join('|')})/`;

/** @type {(direction: Direction) => import('dependency-cruiser').IForbiddenRuleType[]} */
const rulesFor = ({ folder, may, testsMay = [], because }) => {
  const name = `directions-${folder.replace('/', '-')}`;
  const words = (/** @type {readonly string[]} */ folders) => ['itself', ...folders].join(', ');
  return [
    {
      name,
      severity: 'error',
      comment: `${folder} may import ${words(may)}: ${because}.`,
      from: { path: `^${folder}/`, pathNot: TEST },
      to: { path: SOURCE, pathNot: anyOf([folder, ...may]) },
    },
    {
      name: `${name}-tests`,
      severity: 'error',
      comment: `The tests of ${folder} may import ${words([...may, ...testsMay])}: ${because}.`,
      from: { path: `^${folder}/.*${TEST}` },
      to: { path: SOURCE, pathNot: anyOf([folder, ...may, ...testsMay]) },
    },
  ];
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const others = [
  {
    name: 'games-are-pure',
    severity: 'error',
    comment:
      'A game or table imports no Node module and no package but the kit: it must run in a browser and a worker, and give the same match everywhere.',
    from: { path: '^(games/(kit|felix|chop|registry)|table)/src/', pathNot: TEST },
    to: { pathNot: '^(games|table)/' },
  },
  {
    name: 'a-game-in-its-board',
    severity: 'error',
    comment:
      'In the page only the board and the rules of a game know it by name: a third game adds a folder and changes none.',
    from: { path: '^web/', pathNot: ['^web/src/(boards|rules)/(felix|chop)(/|\\.)', TEST] },
    to: { path: '^games/(felix|chop)/' },
  },
  {
    name: 'one-door',
    severity: 'error',
    comment:
      'A package is entered by its index (a game also by its door for search): what lies behind it may move without asking anybody.',
    from: { path: PACKAGE },
    to: { path: SOURCE, pathNot: ['^$1/', '/src/index\\.ts$', '^games/[^/]+/src/search\\.ts$'] },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Modules that need each other cannot be read, tested or moved apart: let a third one hold what both need.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-tests-in-code',
    severity: 'error',
    comment: 'Shipped code does not lean on tests or what supports them: they are not in the package.',
    from: { path: SOURCE, pathNot: TEST },
    to: { path: TEST },
  },
  {
    name: 'no-development-packages-in-code',
    severity: 'error',
    comment: 'Shipped code needs its packages installed where it runs: name them under dependencies.',
    from: { path: SOURCE, pathNot: TEST },
    to: { dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'] },
  },
  {
    name: 'no-tools-in-code',
    severity: 'error',
    comment: 'Checks and benchmarks look at the product; the product does not know them.',
    from: { path: SOURCE },
    to: { path: '^(tools|bench)/' },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'An import that leads nowhere hides every rule about where it leads.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export const FORBIDDEN = [...DIRECTIONS.flatMap(rulesFor), ...others];
