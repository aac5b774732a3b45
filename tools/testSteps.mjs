import { NODE_VERSIONS } from './nodeVersions/versions.mjs';

/** The programs of installed packages, by their scripts: Windows can spawn those, but not the shims that npm makes for them. */
const BIOME = ['node', 'node_modules/@biomejs/biome/bin/biome'];
const OXLINT = ['node', 'node_modules/oxlint/bin/oxlint'];
const TSC = ['node', 'node_modules/@typescript/native/bin/tsc'];
const SVELTE_CHECK = ['node', 'node_modules/svelte-check/bin/svelte-check'];
const KNIP = ['node', 'node_modules/knip/bin/knip.js'];
const VITEST = ['node', 'node_modules/vitest/vitest.mjs', 'run'];

/** Limits in seconds: several times of what a step takes on two quiet cores, since only one that hangs may meet its limit. */
const SHORT = 300;
const LONG = 1_200;

/**
 * What `npm test` runs. The tests in processes and those in a browser wait for much of their time: they run beside each other and beside what keeps
 * one core busy. After the short checks the longest steps come first, so that none is left to end alone.
 * @type {readonly import('./runSteps.mjs').Step[]}
 */
export const STEPS = [
  {
    name: 'format',
    shows: 'one layout for all files, imports in order',
    limit: SHORT,
    commands: [[...BIOME, 'check', '--error-on-warnings', '--max-diagnostics=200']],
  },
  {
    name: 'lint',
    shows: 'strict, type-aware rules; pure games; glossary names',
    limit: SHORT,
    commands: [[...OXLINT, '--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  },
  {
    name: 'types',
    shows: 'the build, then tests and tools',
    limit: SHORT,
    commands: [[...TSC, '-b']],
  },
  {
    name: 'build',
    shows: 'page and program, where a source is younger',
    limit: SHORT,
    commands: [['node', 'tools/build/buildIfStale.mjs']],
  },
  {
    name: 'tests',
    shows: 'unit tests, properties, conformance, processes',
    limit: LONG,
    runsBeside: true,
    commands: [VITEST],
  },
  {
    name: 'hygiene',
    shows: 'no machine paths, registry hosts, left-overs or switched-off tests',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/hygiene/check.mjs']],
  },
  {
    name: 'documents',
    shows: 'links and paths in the documents lead somewhere',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/documents/check.mjs']],
  },
  {
    name: 'map',
    shows: 'ARCHITECTURE names every folder, and none that is not there',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/map/check.mjs']],
  },
  {
    name: 'glossary',
    shows: 'the words of the glossary are used in the code',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/glossary/check.mjs']],
  },
  {
    name: 'games',
    shows: 'neutral code names no game',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/games/check.mjs']],
  },
  {
    name: 'rules',
    shows: 'every rule has a test, every test of a game a rule, every line of a rulebook a place',
    limit: SHORT,
    runsBeside: true,
    commands: [
      ['node', 'tools/ruleIds/check.mjs'],
      ['node', 'tools/ruleSources/check.mjs'],
    ],
  },
  {
    name: 'lock',
    shows: 'every package.json agrees with its lock file',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/lock/check.mjs']],
  },
  {
    name: 'unused',
    shows: 'no unused files, exports or dependencies',
    limit: SHORT,
    runsBeside: true,
    commands: [KNIP],
  },
  {
    name: 'page-types',
    shows: 'the page: its code, its markup and its styles',
    limit: SHORT,
    runsBeside: true,
    commands: [
      ['node', 'tools/build/removeStaleCopies.mjs'],
      [...SVELTE_CHECK, '--tsgo', '--workspace', 'web', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
    ],
  },
  {
    name: 'architecture',
    shows: 'who may import whom; no cycles',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/architecture/check.mjs']],
  },
  {
    name: 'browser',
    shows: 'people and bots at the page in a real browser',
    limit: LONG,
    runsBeside: true,
    commands: [['node', 'web/e2e/run.mjs']],
  },
  {
    name: 'template-game',
    shows: 'a new game is built, tested and replayed without a change to neutral code',
    limit: LONG,
    runsBeside: true,
    commands: [['node', 'tools/templateGame/check.mjs']],
  },
  {
    name: 'installed',
    shows: 'the program as one package, installed without a compiler: serves, plays, keeps data, says what is wrong',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/installedPackage/check.mjs']],
  },
  {
    name: 'mutation',
    shows: 'some faults planted in the rules, the server and the page are caught by their tests',
    limit: LONG,
    runsBeside: true,
    commands: [['node', 'tools/faultSample/check.mjs']],
  },
  {
    name: 'packed',
    shows: 'the libraries as published, in Node and in a browser',
    limit: SHORT,
    runsBeside: true,
    commands: [['node', 'tools/packedPackages/check.mjs']],
  },
];

/**
 * What `npm run test:deep` adds: the large instances of what takes minutes. Its processes run with `TEST_DEPTH=deep`.
 * @type {readonly import('./runSteps.mjs').Step[]}
 */
export const DEEP_STEPS = [
  {
    name: 'readme',
    shows: 'the commands in the documents do what they say',
    limit: LONG,
    commands: [['node', 'tools/readmeCommands/check.mjs']],
  },
  {
    name: 'deep-tests',
    shows: 'paired worlds by the ten thousand, kills, broken connections, fuzzing, strong bots',
    limit: LONG,
    usual: 310,
    commands: [['node', 'tools/deepTests/check.mjs']],
  },
  {
    name: 'deep-scenes',
    shows: 'every scene in every language and theme',
    limit: LONG,
    usual: 300,
    commands: [['node', 'web/e2e/run.mjs', 'accessibility.spec', 'languages.spec']],
  },
  {
    name: 'deep-browser',
    shows:
      'the geometry of every size; rounds near and far from the server; matches without a limit of rounds; first games and printed rules in every language',
    limit: LONG,
    usual: 200,
    commands: [
      [
        'node',
        'web/e2e/run.mjs',
        'geometry.spec',
        'peopleGeometry.spec',
        'layoutShift.spec',
        'told.spec',
        'sentMove.spec',
        'wholeMatch.spec',
        'learn.spec',
        'rules.spec',
      ],
    ],
  },
  {
    name: 'deep-template-game',
    shows: 'a new game is played in a browser; the checks of sources and the tests over all games hold for it',
    limit: LONG,
    usual: 80,
    commands: [['node', 'tools/templateGame/check.mjs']],
  },
  {
    name: 'faults-rules',
    shows: 'every fault planted in the rules is caught by their tests',
    limit: LONG,
    usual: 60,
    commands: [['node', 'games/conformance/mutation/run.mjs']],
  },
  {
    name: 'faults-server',
    shows: 'every fault planted in the server is caught by its tests',
    limit: LONG,
    usual: 250,
    commands: [['node', 'server/proof/faults/run.mjs']],
  },
  {
    name: 'faults-page',
    shows: 'every fault planted in the page is caught by its tests, in Node or in a browser',
    limit: LONG,
    usual: 250,
    commands: [
      ['node', 'web/faults/run.mjs'],
      ['node', 'web/e2e/runFaults.mjs'],
    ],
  },
  {
    name: 'deep-installed',
    shows:
      'the installed package plays a whole match in a browser and answers every kind of wrong input; a checkout without the packages for development serves',
    limit: LONG,
    usual: 125,
    commands: [['node', 'tools/installedPackage/check.mjs']],
  },
  {
    name: 'proxies',
    shows:
      'where installed, Compose takes our file, and people play through nginx and Caddy before two servers on one database, and through one that is left',
    limit: LONG,
    usual: 40,
    commands: [['node', 'tools/deployment/check.mjs']],
  },
  {
    name: 'monitoring',
    shows: 'a Prometheus with our files, where installed, has every figure of the dashboard and can judge every alert',
    limit: LONG,
    usual: 30,
    commands: [['node', 'tools/monitoring/check.mjs']],
  },
  {
    name: 'service',
    shows: 'the unit of the service lets through what the server asks the system for',
    limit: LONG,
    usual: 30,
    commands: [['node', 'tools/service/check.mjs']],
  },
  {
    name: 'container',
    shows:
      'the steps of the Containerfile, where root can take them, make what serves as no root from a read-only root',
    limit: LONG,
    usual: 150,
    commands: [['node', 'tools/containerSteps/check.mjs']],
  },
  ...NODE_VERSIONS.map((version) => ({
    name: `node-${version}`,
    shows: `unit tests and the installed package, with whole matches in a browser, under Node ${version}`,
    limit: LONG,
    usual: 220,
    commands: [['node', 'tools/nodeVersions/check.mjs', version]],
  })),
];
