/**
 * Every check of the house, the fast ones first. `npm test` and `.ci/run` run this list and nothing else.
 * @type {readonly import('./runSteps.mjs').Step[]}
 */
export const STEPS = [
  {
    name: 'lock',
    shows: 'package.json and the lock file agree',
    commands: [['npm', 'ci', '--dry-run', '--ignore-scripts', '--loglevel=error']],
  },
  {
    name: 'hygiene',
    shows: 'no machine paths, registry hosts, left-overs or switched-off tests',
    commands: [['node', 'tools/hygiene/check.mjs']],
  },
  {
    name: 'documents',
    shows: 'links and paths in the documents lead somewhere',
    commands: [['node', 'tools/documents/check.mjs']],
  },
  {
    name: 'format',
    shows: 'one layout for all files, imports in order',
    commands: [['biome', 'check', '--error-on-warnings', '--max-diagnostics=200']],
  },
  {
    name: 'lint',
    shows: 'strict, type-aware rules; pure games; glossary names',
    commands: [['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives']],
  },
  {
    name: 'types',
    shows: 'the build, then tests and tools, then the page',
    commands: [
      ['tsc', '-b'],
      ['svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings'],
    ],
  },
  {
    name: 'architecture',
    shows: 'who may import whom; no cycles',
    commands: [['node', 'tools/architecture/check.mjs']],
  },
  {
    name: 'unused',
    shows: 'no unused files, exports or dependencies',
    commands: [['knip']],
  },
  {
    name: 'rules',
    shows: 'every rule has a test, every test of a game a rule',
    commands: [['node', 'tools/rule-ids/check.mjs']],
  },
  {
    name: 'tests',
    shows: 'unit tests, properties, conformance, processes',
    commands: [['vitest', 'run']],
  },
  {
    name: 'browser',
    shows: 'people and bots at the page in a real browser',
    commands: [
      ['npm', 'run', '--silent', 'build'],
      ['node', 'web/e2e/run.mjs'],
    ],
  },
  {
    name: 'packed',
    shows: 'the libraries as published, in Node and in a browser',
    commands: [['node', 'tools/packed/check.mjs']],
  },
  {
    name: 'readme',
    shows: 'the commands in the documents do what they say',
    commands: [['node', 'tools/readme-commands/check.mjs']],
  },
  {
    name: 'mutation',
    shows: 'faults planted in the rules and the server are caught by their tests',
    commands: [
      ['node', 'games/conformance/mutation/run.mjs'],
      ['node', 'server/proof/faults/run.mjs'],
    ],
  },
];
