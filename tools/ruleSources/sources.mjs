/** @typedef {{ readonly lines: readonly string[], readonly rules: readonly string[], readonly tests: readonly string[] }} Row */

const RULE_ID = /[A-Z]{2}\d+/g;
const LINES = /(\d{3}):(\d+)(?:-(\d+))?/g;

/**
 * Numbers such as "3, 5-7", one by one.
 * @param {string} ranges
 */
export const numbersIn = (ranges) =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** @param {string} cell */
const linesIn = (cell) =>
  [...cell.matchAll(LINES)].flatMap(([, file = '', first = '', last = first]) =>
    numbersIn(`${first}-${last}`).map((line) => `${file}:${line}`),
  );

/**
 * The rows of the tables that name lines of rulebooks.
 * @param {string} page
 * @returns {readonly Row[]}
 */
export const rowsOf = (page) =>
  [...page.matchAll(/^\| (\d{3}:[^|]*)\|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, lines = '', rules = '', tests = '']) => ({
      lines: linesIn(lines),
      rules: rules.match(RULE_ID) ?? [],
      tests: tests.match(/\w+\.test\.ts/g) ?? [],
    }),
  );

/**
 * What is wrong with the page of sources.
 * @param {object} known
 * @param {string} known.page
 * @param {readonly string[]} known.ids Of all rules.
 * @param {readonly string[]} known.textLines Of all rulebooks, as `000:13`.
 * @param {ReadonlyMap<string, string>} known.tests The sources of the rules' tests, by the names of their files.
 */
export const sourceFaults = ({ page, ids, textLines, tests }) => {
  const rows = rowsOf(page);
  const covered = new Set(rows.flatMap(({ lines }) => lines));
  const named = new Set(page.match(RULE_ID));
  return [
    ...textLines.filter((line) => !covered.has(line)).map((line) => `line ${line} of a rulebook stands in no row`),
    ...ids
      .filter((id) => !named.has(id))
      .map((id) => `${id} stands nowhere: say which sentence it comes from, or that it is ours`),
    ...[...named].filter((id) => !ids.includes(id)).map((id) => `${id} is no rule`),
    ...rows.flatMap((row) => testFaults(row, tests)),
  ];
};

/**
 * @param {Row} row
 * @param {ReadonlyMap<string, string>} tests
 */
const testFaults = ({ lines: [first], rules, tests: named }, tests) => {
  const unknown = named
    .filter((file) => !tests.has(file))
    .map((file) => `the row of ${first} names ${file}, which is no test`);
  const isCited = (/** @type {string} */ id) =>
    named.some((file) => new RegExp(String.raw`\[[^\]]*\b${id}\b[^\]]*\]`).test(tests.get(file) ?? ''));
  const untested = rules
    .filter((id) => !isCited(id))
    .map((id) => `the row of ${first} has ${id}, which none of its tests cites`);
  return [...unknown, ...untested];
};
