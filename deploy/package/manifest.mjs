import { INSTALLED } from '../../cli/bin/bundleProgram.mjs';

/**
 * @typedef {{
 *   readonly version: string, readonly description: string, readonly license: string, readonly engines: Readonly<Record<string, string>>,
 *   readonly repository: Readonly<Record<string, string>>, readonly homepage: string, readonly bugs: string, readonly author: string,
 * }} RootManifest
 * @typedef {{ readonly dependencies: Readonly<Record<string, string>> }} ServerManifest
 */

/** The name `miaou` alone belongs to a stranger. */
export const NAME = '@miaou/miaou';

/**
 * The package.json of the package that hosts and players install: the command with its page, and what is not in the bundle.
 * @param {RootManifest} root
 * @param {ServerManifest} server
 */
export const manifestOf = (
  { version, description, license, engines, repository, homepage, bugs, author },
  { dependencies },
) => ({
  name: NAME,
  version,
  description,
  keywords: ['board-game', 'card-game', 'game-server', 'multiplayer', 'self-hosted', 'bots', 'cats'],
  license,
  author,
  repository,
  homepage,
  bugs,
  type: 'module',
  bin: { miaou: 'bin/miaou.mjs' },
  files: ['bin', 'deploy', 'dist', 'prebuilds'],
  engines,
  dependencies: Object.fromEntries(
    INSTALLED.map((name) => {
      const pinned = dependencies[name];
      if (pinned === undefined) throw new Error(`the server does not depend on ${name}, which its bundle leaves out`);
      return [name, pinned];
    }),
  ),
  publishConfig: { access: 'public', provenance: true },
});
