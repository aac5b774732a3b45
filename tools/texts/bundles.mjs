import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { repositoryFiles } from '../repositoryFiles.mjs';

/**
 * The texts of one place in one language: a file of their own, or one member of an object that has all languages.
 * @typedef {object} Bundle
 * @property {string} id The same in every language.
 * @property {string} file
 * @property {string} source
 * @property {readonly import('typescript').Node[]} roots What is read: the declarations of a file, or one member's value.
 */

const FOLDERS = ['web/src', 'cli/src/texts', 'cli/bin'];

/** Files in which every language is a member of one object. */
const SHARED =
  /^(?:web\/src\/(?:games\/[^/]+\/words|serviceWorker\/turnNotification)|cli\/src\/texts\/games\/\w+)\.ts$/;

/** Words in these are names of the languages themselves, or no texts. */
const NOT_TEXTS = ['cli/src/texts/games/gameTexts.ts', 'cli/src/texts/games/index.ts'];

/**
 * @param {string} file
 * @param {string} source
 */
export const parse = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** @param {import('typescript').SourceFile} tree */
const declarations = (tree) => tree.statements.filter((one) => ts.isVariableStatement(one));

/**
 * @param {import('typescript').SourceFile} tree
 * @param {string} language
 */
const members = (tree, language) =>
  declarations(tree).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return [];
      const member = initializer.properties.find((one) => one.name?.getText(tree) === language);
      return member !== undefined && ts.isPropertyAssignment(member)
        ? [{ name: name.getText(tree), node: member.initializer }]
        : [];
    }),
  );

/** @param {string} root */
const textFiles = (root) =>
  FOLDERS.flatMap((folder) => repositoryFiles(join(root, folder))).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );

/**
 * Everything that people read in one language, place by place.
 * @param {string} language
 * @param {string} [root] Of the repository.
 * @returns {readonly Bundle[]}
 */
export const bundlesOf = (language, root = '.') =>
  textFiles(root).flatMap((file) => {
    const path = root === '.' ? file : file.slice(join(root, '/').length);
    const isOwn = basename(file) === `${language}.ts` && /\/texts(?:\/|$)/.test(dirname(path));
    if (!isOwn && (!SHARED.test(path) || NOT_TEXTS.includes(path))) return [];
    const source = readFileSync(file, 'utf8');
    const tree = parse(file, source);
    if (isOwn) return [{ id: dirname(path), file, source, roots: declarations(tree) }];
    return members(tree, language).map(({ name, node }) => ({
      id: `${path.replace(/\.ts$/, '')}/${name}`,
      file,
      source,
      roots: [node],
    }));
  });
