/** @typedef {{ readonly name: string, readonly file: string }} ListedTest */

/** A rule id is two capital letters and a number; which letters is up to the game. */
const RULE_ID = String.raw`[A-Z]{2}\d+`;
const INDEX_LINE = new RegExp(String.raw`^- (${RULE_ID}) \S`, 'gm');
const CITATION = new RegExp(String.raw`\[(${RULE_ID}(?:, ?${RULE_ID})*)\]`, 'g');

/**
 * The games whose rules have an index, by the files of the folder. Where the rules come from is told beside them.
 * @param {readonly string[]} files
 */
export const indexedGames = (files) =>
  files.filter((file) => file !== 'sources.md').map((file) => file.replace(/\.md$/, ''));

/**
 * The ids that an index of rules lists, in its order.
 * @param {string} index
 */
export const idsOfIndex = (index) => [...index.matchAll(INDEX_LINE)].map(([, id = '']) => id);

/**
 * The ids that a test cites, in its own name or that of a group it sits in: `[FD4] …`, `[FD4, FD5] …`.
 * @param {string} name
 */
export const idsOfTest = (name) => [...name.matchAll(CITATION)].flatMap(([, list = '']) => list.split(/, ?/));

/**
 * Whether a name as it is written leaves what it cites to the rows of a table: `%s`, `[$rule] …`.
 * @param {string} name
 */
export const isFromTable = (name) => /%[a-z]|\$[a-z{]/i.test(name) && idsOfTest(name).length === 0;

/**
 * Ids given to two rules: a test could cite either.
 * @param {readonly string[]} ids
 */
const twice = (ids) => ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} is the id of two rules`);

/**
 * What is wrong between the rules and the tests.
 * @param {readonly string[]} ids every rule id
 * @param {readonly ListedTest[]} tests every test under games/
 * @param {(file: string) => boolean} isRulesFile whether a test file belongs to the rules of one game
 */
export const citationFaults = (ids, tests, isRulesFile) => {
  const cited = new Set(tests.flatMap(({ name }) => idsOfTest(name)));
  const untested = ids.filter((id) => !cited.has(id)).map((id) => `${id} has no test that cites it`);
  const unknown = tests.flatMap(({ name, file }) =>
    idsOfTest(name)
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}: "${name}" cites ${id}, which is no rule`),
  );
  const silent = tests
    .filter(({ name, file }) => isRulesFile(file) && idsOfTest(name).length === 0)
    .map(({ name, file }) => `${file}: "${name}" cites no rule`);
  return [...twice(ids), ...untested, ...unknown, ...silent];
};
