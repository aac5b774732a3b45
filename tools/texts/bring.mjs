import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { bundlesOf, filesOfRepository, parse } from './bundles.mjs';
import { holesIn, pluralForms } from './icu.mjs';
import { TAKES_A_NAME, textsIn } from './literals.mjs';

/**
 * A language as it is brought: its id, its own name, its tag for `lang` and Intl, and its texts.
 * @typedef {object} Brought
 * @property {string} language
 * @property {string} name
 * @property {string} tag
 * @property {Readonly<Record<string, string>>} texts
 */

/** @typedef {import('./literals.mjs').Text} Text */
/** @typedef {{ readonly start: number, readonly end: number, readonly code: string }} Edit */

const ENGLISH = 'en';

/** @param {string} text */
const quoted = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`).replaceAll('\n', String.raw`\n`)}'`;

/**
 * @param {string} source
 * @param {readonly Edit[]} edits That do not overlap.
 */
const edited = (source, edits) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end, code: put }) => code.slice(0, start) + put + code.slice(end), source);

/**
 * Writes the code of texts: each message takes the place of its literal, and what stands in its holes stays.
 * @param {readonly Text[]} texts
 * @param {(key: string) => string} messageOf
 */
const writer = (texts, messageOf) => {
  /** @param {import('typescript').Node} node */
  const outermost = (node) =>
    texts.filter(
      (text) =>
        text.node.getStart() >= node.getStart() &&
        text.node.end <= node.end &&
        !texts.some(
          (other) =>
            other !== text &&
            other.node.getStart() >= node.getStart() &&
            other.node.end <= node.end &&
            other.node.getStart() <= text.node.getStart() &&
            other.node.end >= text.node.end,
        ),
    );
  /**
   * @param {Text} text
   * @param {string} message
   */
  const literal = (text, message) => {
    if (text.holes.size === 0) return quoted(message);
    const parts = message
      .replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)
      .replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => {
        const expression = text.holes.get(name);
        if (expression === undefined) throw new Error(`${text.key}: there is no {${name}}`);
        return `\${${rewritten(expression)}}`;
      });
    return `\`${parts}\``;
  };
  /** @param {Text} text */
  const codeOf = (text) => {
    const message = messageOf(text.key);
    const missing = [...text.holes.keys()].filter((name) => !holesIn(message).includes(name));
    if (missing.length > 0) throw new Error(`${text.key}: “${message}” lacks {${missing.join('}, {')}}`);
    const forms = pluralForms(message);
    if (forms === undefined) return literal(text, message);
    return `{ ${forms.map(({ category, text: form }) => `${category}: ${literal(text, form)}`).join(', ')} }`;
  };
  /**
   * The code of a node with the texts in it replaced.
   * @param {import('typescript').Node} node
   * @returns {string}
   */
  const rewritten = (node) => {
    const start = node.getStart();
    const edits = outermost(node).map((text) => ({
      start: text.node.getStart() - start,
      end: text.node.end - start,
      code: codeOf(text),
    }));
    return edited(node.getText(), edits);
  };
  return rewritten;
};

/**
 * The places of a file that name its language: tags, imports of the same language, the constant of the command's texts.
 * @param {import('typescript').SourceFile} tree
 * @param {string} from
 * @param {string} to
 * @returns {readonly Edit[]}
 */
const renamings = (tree, from, to) => {
  /** @type {Edit[]} */
  const edits = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    const isTag =
      ts.isStringLiteral(node) &&
      ts.isCallExpression(node.parent) &&
      TAKES_A_NAME.test(node.parent.expression.getText());
    if (isTag && node.text === from) edits.push({ start: node.getStart(), end: node.end, code: quoted(to) });
    const isImport = ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent);
    if (isImport && basename(node.text) === from)
      edits.push({ start: node.getStart(), end: node.end, code: quoted(`${node.text.slice(0, -from.length)}${to}`) });
    const isConstant = ts.isIdentifier(node) && ts.isVariableDeclaration(node.parent) && node.parent.name === node;
    if (isConstant && node.text === from) edits.push({ start: node.getStart(), end: node.end, code: to });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return edits;
};

/**
 * @param {import('./bundles.mjs').Bundle} bundle
 * @param {string} from The language it is in.
 * @param {Brought} brought
 */
const ownFile = ({ id, file, source, roots }, from, { language, texts }) => {
  const all = textsIn(roots);
  const rewrite = writer(all, (key) => messageAt(texts, `${id}/${key}`));
  const edits = roots.map((root) => ({ start: root.getStart(), end: root.end, code: rewrite(root) }));
  const changed = edited(source, edits);
  return edited(changed, renamings(parse(file, changed), from, language));
};

/**
 * @param {Readonly<Record<string, string>>} texts
 * @param {string} key
 */
const messageAt = (texts, key) => {
  const message = texts[key];
  if (message === undefined) throw new Error(`the text ${key} is missing`);
  return message;
};

/**
 * What a list of languages becomes: the new one stands after English.
 * @param {string} source
 * @param {Brought} brought
 */
const listedIn = (source, { language, name, tag }) =>
  source
    .replace(/(LANGUAGES = \[.*)\] as const/, `$1, '${language}'] as const`)
    .replace(/(LANGUAGE_NAMES[^}]*)\};/, `$1  ${language}: ${quoted(name)},\n};`)
    .replace(/(LANGUAGE_TAGS[^}]*)\};/, `$1  ${language}: ${quoted(tag)},\n};`);

/**
 * What loads texts on demand, and the command's list of its texts.
 * @param {string} source
 * @param {string} language
 */
const loadedBy = (source, language) =>
  source
    .replace(/^(\s*)en: \(\) => import\('\.\/en'\),$/m, `$&\n$1${language}: () => import('./${language}'),`)
    .replace("import { en } from './en.js';", `$&\nimport { ${language} } from './${language}.js';`)
    .replace(/(COMMAND_TEXTS: [^=]*= \{ [^}]*) \}/, `$1, ${language} }`);

const LISTS = ['web/src/texts/languages.ts', 'cli/src/commandLine/language.ts'];

/**
 * The files that change when a language is brought, with what they become. A language that is there is written anew from its own files, a new
 * one from the English ones.
 * @param {Brought} brought
 * @param {import('./bundles.mjs').Files} [files]
 * @returns {ReadonlyMap<string, string>}
 */
export const broughtFiles = (brought, files = filesOfRepository()) => {
  const { language, texts } = brought;
  const isNew = bundlesOf(language, files).length === 0;
  const from = isNew ? ENGLISH : language;
  /** @type {Map<string, string>} */
  const become = new Map();
  const now = (/** @type {string} */ file) => become.get(file) ?? files.read(file);
  // Later members first, so that the places of the others in their file stay true.
  for (const bundle of bundlesOf(from, files).toReversed()) {
    const [root] = bundle.roots;
    const isOwn = basename(bundle.file) === `${from}.ts`;
    if (isOwn) become.set(join(dirname(bundle.file), `${language}.ts`), ownFile(bundle, from, brought));
    else if (root !== undefined) {
      const code = writer(textsIn(bundle.roots), (key) => messageAt(texts, `${bundle.id}/${key}`))(root);
      const edit = isNew
        ? { start: root.end, end: root.end, code: `,\n  ${language}: ${code}` }
        : { start: root.getStart(), end: root.end, code };
      become.set(bundle.file, edited(now(bundle.file), [edit]));
    }
  }
  if (!isNew) return become;
  for (const file of files.names.filter((one) => basename(one) === 'index.ts')) {
    const loading = loadedBy(now(file), language);
    if (loading !== files.read(file)) become.set(file, loading);
  }
  for (const file of LISTS) become.set(file, listedIn(files.read(file), brought));
  return become;
};
