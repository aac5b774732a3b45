/**
 * @typedef {object} Manifest
 * @property {unknown} [exports]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {unknown} [version]
 * @property {unknown} [license]
 * @property {unknown} [author]
 * @property {unknown} [description]
 * @property {readonly string[]} [keywords]
 * @property {{ readonly url?: string, readonly directory?: string }} [repository]
 * @property {unknown} [homepage]
 * @property {unknown} [bugs]
 * @property {{ readonly access?: string, readonly provenance?: boolean }} [publishConfig]
 */

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
  ...Object.entries(manifest.dependencies ?? {})
    .filter(([name, range]) => name === '@miaou/kit' && !range.startsWith('^'))
    .map(
      ([name, range]) =>
        `it wants ${name} ${range} alone: beside another game it would bring a second kit, whose types do not match`,
    ),
];

/**
 * What is missing for the package's page in the registry, or differs from what the repository says of itself.
 * @param {Manifest} manifest
 * @param {Manifest} root
 * @param {string} folder where the package lies in the repository
 * @returns {string[]}
 */
export const metadataFaults = (manifest, root, folder) => [
  ...(typeof manifest.description === 'string' && manifest.description !== '' ? [] : ['it has no description']),
  ...((manifest.keywords ?? []).length > 0 ? [] : ['it has no keywords']),
  .../** @type {const} */ (['version', 'license', 'author', 'homepage', 'bugs'])
    .filter((name) => manifest[name] !== root[name])
    .map((name) => `its ${name} is ${String(manifest[name])}, the repository’s is ${String(root[name])}`),
  ...(manifest.repository?.url === root.repository?.url && manifest.repository?.directory === folder
    ? []
    : [`its repository is not ${root.repository?.url} with the directory ${folder}`]),
  ...(manifest.publishConfig?.access === 'public' && manifest.publishConfig.provenance === true
    ? []
    : ['a scoped package is published only with publishConfig.access "public", and to be trusted with provenance']),
];
