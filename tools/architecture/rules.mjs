import { GAMES } from '../gameFolders.mjs';

const PACKAGE = '^(games/[^/]+|bots|arena|table|host|protocol|client|server|cli|web)/';
const SOURCE = `${PACKAGE}src/`;
// Scenes are shown in the gallery alone.
const TEST = '(\\.test\\.ts$|/testing/|^server/proof/|^web/(e2e|gallery)/|/scenes\\.ts$)';

/** Opponents by which bots are judged, and which nothing else knows. */
const JUDGES = '^bots/src/[^/]+/judging/pool/';

const RULES_FOLDERS = GAMES.map((game) => `games/${game}`);
const ANY_GAME = GAMES.join('|');

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
  ...RULES_FOLDERS.map((folder) => ({
    folder,
    may: ['games/kit'],
    because:
      'the rules of a game are pure and stand on the kit alone, so that they run anywhere; games never know each other',
  })),
  {
    folder: 'games/registry',
    may: ['games/kit', ...RULES_FOLDERS],
    because: 'the registry only gathers the games, it adds nothing of its own',
  },
  {
    folder: 'games/conformance',
    may: ['games/kit', 'games/registry', ...RULES_FOLDERS],
    because: 'the suite judges the games by the contract and must not lean on what is built upon them',
  },
  {
    folder: 'table',
    may: ['games/kit'],
    testsMay: ['games/registry', 'bots'],
    because: 'a table is a pure machine for any game: who runs it hands the game in',
  },
  {
    folder: 'host',
    may: ['games/kit', 'table'],
    testsMay: ['games/registry'],
    because:
      'a host runs any table over ports: storage, bots, clock and chance are passed in, so that the server and the page run the same code',
  },
  {
    folder: 'protocol',
    may: ['games/kit', 'table'],
    because:
      'the protocol is what both ends of the wire must agree on: messages and their schemas, ids, codes and the view hash, in the words of the kit and the table',
  },
  {
    folder: 'client',
    may: ['games/kit', 'table', 'protocol'],
    testsMay: ['games/registry'],
    because:
      'a client knows the wire and the table, and nothing of browsers or Node: socket, clock and rules are handed in, so that the page, the command and the proofs share it',
  },
  {
    folder: 'server',
    may: ['games/kit', 'games/registry', 'bots', 'table', 'host', 'protocol'],
    testsMay: ['games/conformance', 'client'],
    because:
      'the server looks games up in the registry: naming one here would make a third game a change to the server',
  },
  {
    folder: 'bots',
    may: ['games/kit', ...RULES_FOLDERS],
    testsMay: ['games/registry'],
    because: 'a bot is given a view and a budget by whoever runs the match; it knows words and games, never its host',
  },
  {
    folder: 'arena',
    may: ['games/kit', 'games/registry', 'bots'],
    because: 'the arena looks games up in the registry and hands every player the same: a view, legal moves, a seed',
  },
  {
    folder: 'web',
    may: ['games/kit', 'games/registry', ...RULES_FOLDERS, 'bots', 'table', 'host', 'protocol', 'client'],
    testsMay: ['games/conformance'],
    because:
      'the page meets the server in the protocol, its client and the table alone: whatever else it knew would have to change with the server',
  },
  {
    folder: 'cli',
    may: ['games/kit', 'games/registry', ...RULES_FOLDERS, 'bots', 'arena', 'table', 'protocol', 'client', 'server'],
    testsMay: ['games/conformance'],
    because:
      'the command starts the server, maintains its data and speaks its protocol; a game is known by name only to its texts',
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
      'A game, table or host imports no Node module and no package but the kit and the table: it must run in a browser and a worker, and give the same match everywhere.',
    from: { path: `^(games/(kit|registry|${ANY_GAME})|table|host)/src/`, pathNot: TEST },
    to: { pathNot: '^(games|table|host)/' },
  },
  {
    name: 'a-game-in-its-board',
    severity: 'error',
    comment:
      'In the page only the board and the rules of a game know it by name: a third game adds a folder and changes none.',
    from: { path: '^web/', pathNot: [`^web/src/games/(${ANY_GAME})(/|\\.)`, TEST] },
    to: { path: `^games/(${ANY_GAME})/` },
  },
  {
    name: 'a-game-in-its-texts',
    severity: 'error',
    comment: 'In the command only the texts of a game know it by name: a third game adds one file and changes none.',
    from: { path: '^cli/', pathNot: ['^cli/src/texts/games/[^/]+\\.ts$', TEST] },
    to: { path: `^games/(${ANY_GAME})/` },
  },
  {
    name: 'one-door',
    severity: 'error',
    comment:
      'A package is entered by its index (a game also by its door for search, the bots also by that for characters, tests also by a door for testing): what lies behind it may move without asking anybody.',
    from: { path: PACKAGE },
    to: {
      path: SOURCE,
      pathNot: [
        '^$1/',
        '/src/index\\.ts$',
        '^games/[^/]+/src/search\\.ts$',
        '^bots/src/gameCharacters\\.ts$',
        '/src/testing/index\\.ts$',
      ],
    },
  },
  {
    name: 'judges-know-the-rules-alone',
    severity: 'error',
    comment:
      'A judge of bots knows the rules, what a bot is, and networks as such: whatever it shared with the bots that it judges would flatter them.',
    from: { path: JUDGES, pathNot: TEST },
    to: {
      pathNot: [JUDGES, '^games/', '^bots/src/(bot\\.ts$|network/|training/(selfPlayTrainer|adamOptimizer)\\.ts$)'],
    },
  },
  {
    name: 'judges-out-of-reach',
    severity: 'error',
    comment:
      'Nothing that plays, trains or models opponents may reach the judges, not even by a detour: a bot that has met its judges is not judged.',
    from: { path: '^bots/src/', pathNot: ['^bots/src/judging/', '^bots/src/[^/]+/judging/', TEST] },
    to: { path: JUDGES, reachable: true },
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
    comment:
      "Checks and benchmarks look at the product; the product does not know them. Its tests may use a check's own means.",
    from: { path: SOURCE, pathNot: '\\.test\\.ts$' },
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
