import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTER = fileURLToPath(new URL('enter.sh', import.meta.url));

/** The user that images of Node have. */
export const NODE_USER = '1000:1000';
const ROOT_USER = '0:0';

/** What a program looks up by name: users, hosts, certificates. */
const LOOKED_UP = ['etc/resolv.conf', 'etc/hosts', 'etc/nsswitch.conf', 'etc/ssl', 'etc/ld.so.cache'];
const USERS = 'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/data:/bin/sh\n';
const GROUPS = 'root:x:0:\nnode:x:1000:\n';

/** Programs and libraries, which lie in /usr. */
const SYSTEM = ['bin', 'sbin', 'lib', 'lib64'];

/** @typedef {{ readonly code: number | null, readonly output: string }} Ended */
/**
 * @typedef {object} Circumstances
 * @property {string} user `uid:gid`
 * @property {string} folder in which it is run
 * @property {Readonly<Record<string, string>>} variables all that it has
 * @property {boolean} [isReadOnly] everything but /data
 */

/** A folder that a program takes for the whole system: what an image is before anything is put into it. */
export class BareRoot {
  /**
   * @param {string} folder an empty one
   * @param {string} local what is in /usr/local: Node and npm
   */
  constructor(folder, local) {
    this.folder = folder;
    this.local = local;
    for (const name of ['usr', 'dev', 'proc', 'tmp', 'etc', 'root', 'data'])
      mkdirSync(join(folder, name), { recursive: true });
    for (const name of SYSTEM.filter((system) => existsSync(`/${system}`)))
      symlinkSync(readlinkSync(`/${name}`), join(folder, name));
    for (const path of LOOKED_UP.filter((looked) => existsSync(`/${looked}`)))
      cpSync(`/${path}`, join(folder, path), { recursive: true, dereference: true });
    writeFileSync(join(folder, 'etc/passwd'), USERS);
    writeFileSync(join(folder, 'etc/group'), GROUPS);
  }

  /**
   * @param {readonly string[]} command
   * @param {Circumstances} circumstances
   */
  start(command, { user, folder, variables, isReadOnly = false }) {
    const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    const inside = ['env', '-i', `--chdir=${folder}`, ...set, ...command];
    const mode = isReadOnly ? 'read-only' : 'writable';
    const words = ['--mount', '--pid', '--fork', '--kill-child', 'sh', ENTER, this.folder, this.local, user, mode];
    return spawn('unshare', [...words, ...inside], { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /**
   * Runs a command to its end.
   * @param {readonly string[]} command
   * @param {Circumstances} circumstances
   * @returns {Promise<Ended>}
   */
  run(command, circumstances) {
    return new Promise((resolve, reject) => {
      const child = this.start(command, circumstances);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += String(text)));
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
  }
}

export const AS_ROOT = { user: ROOT_USER };

/**
 * Node and npm as images of Node have them in /usr/local.
 * @param {string} folder an empty one
 * @param {{ readonly node: string, readonly npm: string }} programs the program of Node, and npm's script
 */
export const layOutLocal = (folder, { node, npm }) => {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync(node, join(folder, 'bin/node'), { dereference: true });
  cpSync(dirname(dirname(npm)), join(folder, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'bin/npm'));
  symlinkSync('../lib/node_modules/npm/bin/npx-cli.js', join(folder, 'bin/npx'));
};
