import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
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

const FOLDERS = ['web/src', 'cli/src/texts', 'bots/src'];

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

/**
 * The files in which texts are looked for: those of the repository, or what they would become.
 * @typedef {object} Files
 * @property {readonly string[]} names
 * @property {(file: string) => string} read
 */

/** @returns {Files} */
export const filesOfRepository = () => ({
  names: FOLDERS.flatMap((folder) => repositoryFiles(folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  ),
  read: (file) => readFileSync(file, 'utf8'),
});

/**
 * Everything that people read in one language, place by place.
 * @param {string} language
 * @param {Files} [files]
 * @returns {readonly Bundle[]}
 */
export const bundlesOf = (language, files = filesOfRepository()) =>
  files.names.flatMap(
    /** @returns {Bundle[]} */ (file) => {
      const isOwn = basename(file) === `${language}.ts` && /\/texts(?:\/|$)/.test(dirname(file));
      if (!isOwn && (!SHARED.test(file) || NOT_TEXTS.includes(file))) return [];
      const source = files.read(file);
      const tree = parse(file, source);
      if (isOwn) return [{ id: dirname(file), file, source, roots: declarations(tree) }];
      return members(tree, language).map(({ name, node }) => ({
        id: `${file.replace(/\.ts$/, '')}/${name}`,
        file,
        source,
        roots: [node],
      }));
    },
  );
