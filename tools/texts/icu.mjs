/** @typedef {{ readonly category: string, readonly text: string }} Form */

const PLURAL = /^\{count, plural, (.*)\}$/s;
const CATEGORY = /^\s*(zero|one|two|few|many|other) \{/;

/**
 * The place of the brace that closes the one before `start`.
 * @param {string} text
 * @param {number} start
 */
const closing = (text, start) => {
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') open += 1;
    if (text[at] === '}') open -= 1;
    if (open === 0) return at;
  }
  throw new Error(`a brace is not closed in “${text}”`);
};

/**
 * The forms of a counted phrase, or nothing where the message is a plain one.
 * @param {string} icu
 * @returns {readonly Form[] | undefined}
 */
export const pluralForms = (icu) => {
  const [, body] = PLURAL.exec(icu) ?? [];
  if (body === undefined) return undefined;
  /** @type {Form[]} */
  const forms = [];
  for (let rest = body; rest.trim() !== ''; ) {
    const [head, category = ''] = CATEGORY.exec(rest) ?? [];
    if (head === undefined) throw new Error(`no form of a plural begins with “${rest}”`);
    const end = closing(rest, head.length);
    forms.push({ category, text: rest.slice(head.length, end) });
    rest = rest.slice(end + 1);
  }
  if (!forms.some(({ category }) => category === 'other')) throw new Error(`“${icu}” has no form "other"`);
  return forms;
};

/**
 * The names in braces.
 * @param {string} text
 */
export const holesIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
