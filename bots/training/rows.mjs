/** @typedef {import('../src/judging/gameJudging.js').ComparisonRow} ComparisonRow */

/** @param {readonly string[]} cells */
const print = (cells) => console.log(`| ${cells.join(' | ')} |`);

/**
 * Prints rows as a table while they come.
 * @param {AsyncIterable<ComparisonRow>} rows
 */
export const printRows = async (rows) => {
  let isFirst = true;
  let before = process.cpuUsage();
  for await (const { cells, decisions } of rows) {
    const cost = process.cpuUsage(before).user / 1000 / decisions;
    const heads = [...Object.keys(cells), 'CPU, ms a decision'];
    if (isFirst) for (const row of [heads, heads.map(() => '---')]) print(row);
    isFirst = false;
    print([...Object.values(cells), cost.toFixed(2)]);
    before = process.cpuUsage();
  }
};
