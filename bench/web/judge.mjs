import { installProject } from '../project.mjs';

const PROJECT = new URL('../lighthouse/', import.meta.url);

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);

/**
 * As much of Lighthouse as is used here; it is installed only where it is asked for.
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

/**
 * Lighthouse's scores of a page, out of a hundred, in the profile of a browser that listens on this port.
 * @param {string} address
 * @param {number} port
 * @returns {Promise<readonly { readonly category: string, readonly score: number }[]>}
 */
export const judge = async (address, port) => {
  const lighthouse = await installed();
  // The seat is kept in a cookie: a fresh profile would look at the table as a stranger.
  const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
  const { lhr } = await lighthouse(address, flags);
  return CATEGORIES.map((category) => ({ category, score: Math.round((lhr.categories[category]?.score ?? 0) * 100) }));
};
