/**
 * What no committed file may hold, each with its reason. The patterns are spelt so that this file passes.
 * @type {readonly { readonly files: RegExp, readonly pattern: RegExp, readonly reason: string }[]}
 */
const BANNED = [
  {
    files: /./,
    pattern: /(?<![\w.~/-])\/(?:work|tmp|home|root|farm|Users)\//,
    reason: 'a path of one machine means nothing on the next',
  },
  {
    files: /(?:^|\/)package-lock\.json$/,
    pattern: /"resolved": "[a-z+]+:\/\//,
    reason: 'the lock file names a registry host; everyone installs from the registry they have',
  },
  { files: /(?:^|\/)\.npmrc$/, pattern: /registry|_auth/i, reason: 'which registry to use is for each machine to say' },
  {
    files: /\.(?:[cm]?[jt]s|svelte|json|md)$/,
    pattern: /\b(?:TO(?:DO)|FIX(?:ME)|X{3}|HA(?:CK))\b/,
    reason: 'finish it, or write down why not where people look',
  },
  {
    files: /\.(?:[cm]?[jt]s|svelte)$/,
    pattern: /\.(?:only|skip|todo|skipIf|runIf|fails)\(|\bx(?:it|test|describe)\(/,
    reason: 'a test that is switched off tests nothing; tools/skip.mjs skips with a message',
  },
  {
    files: /\.(?:test|spec)\.ts$/,
    pattern:
      /\b(?:it|test)(?:\.each\([^']*\))?\(['`](?:\[[^\]]*\] )?(?:is|are|has|does|was|can|cannot|may|must|will|says|tells|gives|goes|begins|stays|waits)\b/,
    reason: 'half a sentence says nothing in a log: the name of a test says of what it speaks',
  },
];

/**
 * The banned things in one file, as "path:line: reason".
 * @param {string} path
 * @param {string} text
 */
export const faultsIn = (path, text) => {
  const bans = BANNED.filter(({ files }) => files.test(path));
  return text.split('\n').flatMap((line, index) =>
    bans.flatMap(({ pattern, reason }) => {
      const found = pattern.exec(line);
      return found === null ? [] : [`${path}:${index + 1}: "${found[0]}": ${reason}`];
    }),
  );
};
