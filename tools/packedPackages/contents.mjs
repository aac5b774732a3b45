/** @typedef {{ readonly exports?: unknown, readonly dependencies?: Readonly<Record<string, string>> }} Manifest */

const REQUIRED = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'];

const WELCOME = [/^(package\.json|README\.md|LICENSE)$/, /^dist\/[\w/-]+\.(js|js\.map|d\.ts)$/, /^src\/[\w/-]+\.ts$/];

const UNWELCOME = /\.test\.|(^|\/)testing\//;

/**
 * Every file that an `exports` field leads to, whatever the condition.
 * @param {unknown} exports
 * @returns {string[]}
 */
const targetsOf = (exports) => {
  if (typeof exports === 'string') return [exports.replace(/^\.\//, '')];
  return typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(targetsOf) : [];
};

/**
 * The source that a built file comes from.
 * @param {string} built
 */
const sourceOf = (built) => built.replace(/^dist\//, 'src/').replace(/\.(js|js\.map|d\.ts)$/, '.ts');

/**
 * What is wrong with a package's contents, as sentences.
 * @param {Manifest} manifest
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export const contentFaults = (manifest, files) => [
  ...REQUIRED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ...targetsOf(manifest.exports)
    .filter((file) => !files.includes(file))
    .map((file) => `exports leads to ${file}, which is not packed`),
  ...files
    .filter((file) => UNWELCOME.test(file) || !WELCOME.some((pattern) => pattern.test(file)))
    .map((file) => `${file} does not belong in the package`),
  // A file left in dist by a source since deleted would be shipped for ever.
  ...files
    .filter((file) => file.startsWith('dist/') && !files.includes(sourceOf(file)))
    .map((file) => `${file} has no source: build anew from an empty dist`),
  ...Object.keys(manifest.dependencies ?? {})
    .filter((name) => name !== '@miaou/kit')
    .map((name) => `it depends on ${name}: rules depend on the kit and nothing else`),
];
