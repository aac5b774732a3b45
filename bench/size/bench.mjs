import { fileURLToPath } from 'node:url';
import { bundleSize, SIZE_LIMIT } from '../../tools/packedPackages/bundle.mjs';
import { report } from '../report.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {string} what
 * @param {string} entry
 * @returns {Promise<import('../table.mjs').Figure>}
 */
const figureOf = async (what, entry) => {
  const { minified, gzipped } = await bundleSize(entry, root);
  return {
    what,
    measured: `${gzipped.toLocaleString('en')} bytes gzip`,
    compared: `${minified.toLocaleString('en')} bytes minified`,
    bar: `≤ ${SIZE_LIMIT.toLocaleString('en')} bytes`,
    met: gzipped <= SIZE_LIMIT,
  };
};

report('size', [
  await figureOf('Felix in a browser bundle', `export { felix } from '@miaou/felix'`),
  await figureOf('Chop in a browser bundle', `export { chop } from '@miaou/chop'`),
]);
