import { installProject } from '../project.mjs';

const PROJECT = new URL('../lighthouse/', import.meta.url);

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);

/**
 * The part of Lighthouse's interface that is used here; it is installed when it is first needed.
 * @typedef {(address: string, flags: object) => Promise<{ lhr: { categories: Record<string, { score: number }> } }>} Lighthouse
 */

/** @returns {Promise<Lighthouse>} */
const installed = async () => {
  installProject(PROJECT, 'lighthouse');
  const module = /** @type {{ default: Lighthouse }} */ (
    await import(new URL('node_modules/lighthouse/core/index.js', PROJECT).href)
  );
  return module.default;
};

const RUNS = 5;

const median = (/** @type {readonly number[]} */ scores) => scores.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;

/**
 * Lighthouse's scores of a page, 0 to 100, in the browser that listens on this port: for each category those of five runs, and their
 * median.
 * @param {string} address
 * @param {number} port
 */
export const lighthouseScores = async (address, port) => {
  const lighthouse = await installed();
  // The cookie that owns the seat must survive: without it the table would be shown to a spectator.
  const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
  /** @type {Record<string, { score: number }>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push((await lighthouse(address, flags)).lhr.categories);
  return CATEGORIES.map((category) => {
    const scores = runs.map((categories) => Math.round((categories[category]?.score ?? 0) * 100));
    return { category, scores, median: median(scores) };
  });
};
