import { bundlesOf } from './bundles.mjs';
import { textsIn } from './literals.mjs';

/**
 * All texts of a language as flat JSON: one key for each, counted phrases as ICU plurals.
 * @param {string} language
 * @param {import('./bundles.mjs').Files} [files]
 * @returns {Record<string, string>}
 */
export const flatTexts = (language, files) =>
  Object.fromEntries(
    bundlesOf(language, files).flatMap(({ id, roots }) => textsIn(roots).map(({ key, icu }) => [`${id}/${key}`, icu])),
  );
