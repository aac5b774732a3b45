import { dirname, join } from 'node:path';

/**
 * A heading's anchor, as renderers of Markdown make it.
 * @param {string} heading
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/**
 * The anchors that a document offers.
 * @param {string} markdown
 */
export const anchorsIn = (markdown) =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/**
 * What a document refers to in this repository: its links, and the paths it names in code. Addresses elsewhere are left out.
 * @param {string} document its path
 * @param {string} markdown
 */
export const referencesIn = (document, markdown) => {
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => (target.startsWith('#') ? `${document}${target}` : join(dirname(document), target)));
  const paths = [
    ...markdown.matchAll(/`((?:games|bots|table|host|protocol|server|web|cli|tools|bench|docs)\/[\w./-]+)`/g),
  ].map(([, path = '']) => path);
  return [...new Set([...links, ...paths])];
};

/**
 * The files that a document names without their folder, as in a table whose heading says where they lie.
 * @param {string} markdown
 */
export const fileNamesIn = (markdown) => [
  ...new Set([...markdown.matchAll(/`(\w+\.(?:ts|mjs))`/g)].map(([, name = '']) => name)),
];
