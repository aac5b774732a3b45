/**
 * Spells out what stands in braces: `games/{kit,registry}` names two folders.
 * @param {string} text
 * @returns {string[]}
 */
const spelledOut = (text) => {
  const [, before = '', choices = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  if (choices === '') return [text];
  return choices.split(',').flatMap((choice) => spelledOut(`${before}${choice.trim()}${after}`));
};

/** @param {string} path */
const withoutSlash = (path) => path.replace(/\/$/, '');

/** @param {string} cell */
const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/**
 * The folders that a table names in its first column. Its heading says where they lie: ``In `web/src` `` or, from the root, `Folder`.
 * @param {string} table
 */
const foldersInTable = (table) => {
  const [heading = '', , ...rows] = table.split('\n').map((line) => line.split('|')[1] ?? '');
  const isFromRoot = heading.trim() === 'Folder';
  const [base] = heading.trim().startsWith('In ') ? codeIn(heading) : [];
  if (!isFromRoot && base === undefined) return [];
  const named = rows.flatMap(codeIn).filter((name) => isFromRoot || name.endsWith('/'));
  return named.map((name) => withoutSlash(base === undefined ? name : `${base}/${name}`));
};

/**
 * The folders that a drawn tree names: the first word of each line.
 * @param {string} block
 */
const foldersInTree = (block) =>
  block
    .split('\n')
    .map((line) => /^([\w*<>{},./-]+)(?:\s|$)/.exec(line)?.[1] ?? '')
    .filter((path) => path !== '')
    .map(withoutSlash);

/**
 * The folders that a map names, in tables and in drawn trees (blocks of code without a language).
 * @param {string} markdown
 */
const foldersNamed = (markdown) => {
  const blocks = [...markdown.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const tables = [...markdown.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table);
  return [...new Set([...blocks.flatMap(foldersInTree), ...tables.flatMap(foldersInTable)].flatMap(spelledOut))];
};

/** @param {string} pattern `*` and `<game>` stand for any one name */
const matcher = (pattern) =>
  new RegExp(`^${pattern.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\*|<\w+>/g, '[^/]+')}$`);

/**
 * The folders that a map must name: those at the top, the packages in `games`, and those one level inside each `src`.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export const foldersToName = (files) => {
  const found = files.flatMap((file) => {
    const top = /^(?:games\/[^/]+|(?!games\/|\.)[^/]+)(?=\/)/.exec(file);
    const inside = /^(?:games\/)?[^/]+\/src\/[^/]+(?=\/)/.exec(file);
    return [top, inside].flatMap((match) => (match === null ? [] : [match[0]]));
  });
  return [...new Set(found)].toSorted();
};

/**
 * What is wrong with a map of the repository.
 * @param {string} markdown
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export const mapFaults = (markdown, files) => {
  const named = foldersNamed(markdown).map((name) => ({ name, matches: matcher(name) }));
  const folders = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, length) => parts.slice(0, length).join('/'));
    }),
  );
  const absent = named.filter(({ matches }) => ![...folders].some((folder) => matches.test(folder)));
  const missing = foldersToName(files).filter((folder) => !named.some(({ matches }) => matches.test(folder)));
  return [
    ...absent.map(({ name }) => `the map names ${name}, which is no folder`),
    ...missing.map((folder) => `the map does not name ${folder}`),
  ];
};
