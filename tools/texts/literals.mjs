import ts from 'typescript';

/**
 * One text as ICU writes it, and where it stands in its source.
 * @typedef {object} Text
 * @property {string} key Unique in its bundle.
 * @property {string} icu
 * @property {import('typescript').Node} node
 * @property {ReadonlyMap<string, import('typescript').Expression>} holes The expressions behind the names in braces.
 */

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** @param {import('typescript').Node} node */
const isForms = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some((one) => one.name?.getText() === 'other') &&
  node.properties.every((one) => ts.isPropertyAssignment(one) && CATEGORIES.includes(one.name.getText()));

/** @param {import('typescript').Node} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Functions whose argument is the tag of a language or another name, not a text. */
export const TAKES_A_NAME = /^(?:counted|grammarOf|percentIn|wholePercentIn|pointsIn|aboutPeople|aboutSeveral|listed)$/;

/**
 * Literals that nobody reads: names of members, tags, what a value is compared with, types.
 * @param {import('typescript').Node} node
 */
const isCode = (node) => {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return TAKES_A_NAME.test(parent.expression.getText());
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind !== ts.SyntaxKind.PlusToken;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent);
};

/**
 * A name for what stands in a hole: as it is called in the source, where that is one word.
 * @param {string} expression
 * @param {ReadonlyMap<string, import('typescript').Expression>} taken
 */
const holeName = (expression, taken) => {
  for (const [name, other] of taken) if (other.getText() === expression) return name;
  const words = expression.match(/[A-Za-z]\w*/g) ?? [];
  const plain = /^[A-Za-z]\w*(?:\([A-Za-z]\w*\))?$/.test(expression) ? words.join('_') : 'part';
  let name = plain;
  for (let more = 2; taken.has(name); more += 1) name = `${plain}${more}`;
  return name;
};

/**
 * A brace in a text itself, as in the command's messages, is a hole already.
 * @param {import('typescript').Node} node
 * @param {Map<string, import('typescript').Expression>} holes
 */
const icuOf = (node, holes) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) throw new Error(`no text: ${node.getText()}`);
  return node.templateSpans.reduce((icu, { expression, literal }) => {
    const name = holeName(expression.getText(), holes);
    holes.set(name, expression);
    return `${icu}{${name}}${literal.text}`;
  }, node.head.text);
};

/**
 * @param {import('typescript').ObjectLiteralExpression} forms
 * @param {Map<string, import('typescript').Expression>} holes
 */
const pluralOf = (forms, holes) => {
  const cases = forms.properties.map((one) => {
    if (!ts.isPropertyAssignment(one)) throw new Error(`no form: ${one.getText()}`);
    return `${one.name.getText()} {${icuOf(one.initializer, holes)}}`;
  });
  return `{count, plural, ${cases.join(' ')}}`;
};

/**
 * What a text is called by: members of the texts, and functions beside them. The object of all texts has no name of its own.
 * @param {import('typescript').Node} node
 */
const nameOf = (node) => {
  if (ts.isPropertyAssignment(node)) return node.name.getText();
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return undefined;
  return node.initializer !== undefined && ts.isObjectLiteralExpression(node.initializer) && node.type !== undefined
    ? undefined
    : node.name.text;
};

/** @param {readonly string[]} path */
const keyOf = (path) => path.map((name) => name.replaceAll(/^['"]|['"]$/g, '')).join('.');

/**
 * The texts below some nodes, in the order of the source.
 * @param {readonly import('typescript').Node[]} roots
 * @returns {readonly Text[]}
 */
export const textsIn = (roots) => {
  /** @type {{ path: readonly string[], node: import('typescript').Node }[]} */
  const found = [];
  /**
   * @param {import('typescript').Node} node
   * @param {readonly string[]} path
   */
  const visit = (node, path) => {
    const name = nameOf(node);
    const here = name === undefined ? path : [...path, name];
    if (isForms(node)) found.push({ path: here, node });
    else if (isText(node) && !isCode(node)) found.push({ path: here, node });
    if (isForms(node)) for (const one of formTemplates(node)) visitParts(one, here);
    else if (ts.isTemplateExpression(node)) visitParts(node, here);
    else ts.forEachChild(node, (child) => visit(child, here));
  };
  /**
   * @param {import('typescript').Node} template
   * @param {readonly string[]} path
   */
  const visitParts = (template, path) => {
    if (!ts.isTemplateExpression(template)) return;
    for (const { expression } of template.templateSpans) visit(expression, path);
  };
  for (const root of roots) visit(root, []);
  return numbered(found);
};

/** @param {import('typescript').Node} forms */
const formTemplates = (forms) =>
  ts.isObjectLiteralExpression(forms)
    ? forms.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
    : [];

/**
 * Several texts of one member are told apart by numbers.
 * @param {readonly { path: readonly string[], node: import('typescript').Node }[]} found
 * @returns {readonly Text[]}
 */
const numbered = (found) => {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return found.map(({ path, node }) => {
    const key = keyOf(path);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    /** @type {Map<string, import('typescript').Expression>} */
    const holes = new Map();
    const icu = ts.isObjectLiteralExpression(node) ? pluralOf(node, holes) : icuOf(node, holes);
    return { key: times === 1 ? key : `${key}#${times}`, icu, node, holes };
  });
};
