/**
 * The words of the glossary's system half: the first column of the tables under a heading that speaks of the system.
 * @param {string} markdown
 * @returns {string[]}
 */
export const systemWords = (markdown) => {
  const [, section = ''] = /^## [^\n]*\bsystem\b[^\n]*\n(.*?)(?=^## |$(?![^]))/ims.exec(markdown) ?? [];
  const rows = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell.trim());
  return rows
    .filter((_, index) => index > 0)
    .filter((cell) => !/^-+$/.test(cell))
    .flatMap((cell) => cell.split(','))
    .map((word) => word.replaceAll('`', '').trim());
};

/** @param {string} text */
const letters = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The words that no name in the code holds: "staged entry" is met by `stagedEntries`.
 * @param {readonly string[]} words
 * @param {Iterable<string>} sources
 */
export const wordsWithoutName = (words, sources) => {
  const names = new Set([...sources].flatMap((source) => source.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const all = [...names].map(letters).join(' ');
  return words.filter((word) => !all.includes(letters(word).replace(/y$/, '')));
};
