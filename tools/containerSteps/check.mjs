// Takes the steps of the Containerfile in bare roots, as an engine would in images, and serves from the last one: as no root, with nothing writable but the volume.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { instructionsOf } from '../deployment/containerfile.mjs';
import { freePort } from '../freePort.mjs';
import { nodeOf } from '../nodeVersions/install.mjs';
import { npmCommand, npmScripts } from '../npm.mjs';
import { report } from '../report.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { layOutLocal } from './bareRoot.mjs';
import { buildImage } from './image.mjs';

const CONTAINERFILE = 'deploy/container/Containerfile';

/** Whether this machine lets us make roots: Linux, as root, with the right to mount. */
const mayMakeRoots = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', '--pid', '--fork', 'mount', '--make-rprivate', '/']).status === 0;

/** Where npm finds packages on this machine; an image finds them at npm's own place. */
const npmSettings = () => {
  /** @type {Record<string, string>} */
  const settings = { npm_config_prefer_offline: 'true' };
  for (const name of ['registry', 'cafile']) {
    const { program, words, shell } = npmCommand(['config', 'get', name]);
    const { stdout } = spawnSync(program, words, { encoding: 'utf8', shell });
    if (stdout.trim() !== 'null') settings[`npm_config_${name}`] = stdout.trim();
  }
  return settings;
};

/** The line of Node that the image is made from. @param {readonly import('../deployment/containerfile.mjs').Instruction[]} instructions */
const nodeLine = (instructions) => {
  const [, line] = /node:(\d+)/.exec(instructions.find(({ name }) => name === 'FROM')?.words ?? '') ?? [];
  if (line === undefined) throw new Error('the Containerfile does not begin with an image of Node');
  return line;
};

/** @param {string} address */
const pageFaults = async (address) => {
  const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } });
  const text = await page.text();
  return page.ok && text.includes('<title>')
    ? []
    : [`the page was answered with ${page.status}: ${text.slice(0, 200)}`];
};

/**
 * @param {import('./image.mjs').Image} image
 * @param {number} port
 */
const insideFaults = async (image, port) => {
  const circumstances = { ...image.circumstances, variables: { ...image.variables, MIAOU_PORT: String(port) } };
  const run = (/** @type {string[]} */ words) => image.root.run(words, circumstances);
  const healthy = await run(image.health);
  const who = await run(['id', '-u']);
  const outside = await run(['sh', '-c', 'touch /opt/miaou/x || touch /x || touch /usr/x']);
  const inVolume = await run(['touch', '/data/x']);
  const backedUp = await run([...image.entrypoint, 'backup', '/data/monday.sqlite']);
  return [
    ...(backedUp.code === 0 ? [] : [`the running server was not backed up: ${backedUp.output}`]),
    ...(healthy.code === 0 ? [] : [`the health check failed: ${healthy.output}`]),
    ...(who.output.trim() === '1000' ? [] : [`the program runs as user ${who.output}`]),
    ...(outside.code === 0 ? ['something outside of the volume can be written'] : []),
    ...(inVolume.code === 0 ? [] : [`the volume cannot be written: ${inVolume.output}`]),
  ];
};

const START_MILLISECONDS = 60_000;

/** @param {import('./image.mjs').Image} image */
const serveFaults = async (image) => {
  const port = await freePort();
  image.mountVolume();
  const variables = { ...image.variables, MIAOU_PORT: String(port) };
  const server = image.root.start([...image.entrypoint, ...image.command], { ...image.circumstances, variables });
  let told = '';
  const ended = new Promise((resolveCode) => server.once('close', resolveCode));
  const open = new Promise((resolveOpen, reject) => {
    const look = (/** @type {Buffer} */ text) => {
      told += text.toString();
      if (told.includes(`:${port}`)) resolveOpen(undefined);
    };
    server.stdout.on('data', look);
    server.stderr.on('data', look);
    void ended.then((code) => reject(new Error(`the server ended with ${String(code)}: ${told}`)));
    setTimeout(() => reject(new Error(`the server did not open within a minute: ${told}`)), START_MILLISECONDS).unref();
  });
  try {
    await open;
    return [...(await pageFaults(`http://127.0.0.1:${port}`)), ...(await insideFaults(image, port))];
  } finally {
    server.kill('SIGKILL');
    await ended;
  }
};

/**
 * What the guide says of a backup in the volume, while no server runs.
 * @param {import('./image.mjs').Image} image
 */
const restoreFaults = async (image) => {
  const words = [...image.entrypoint, 'restore', '/data/monday.sqlite', '--replace'];
  const { code, output } = await image.root.run(words, image.circumstances);
  return code === 0 ? [] : [`the backup was not restored: ${output}`];
};

/** @param {string} folder */
const check = async (folder) => {
  const instructions = instructionsOf(readFileSync(CONTAINERFILE, 'utf8'));
  const line = nodeLine(instructions);
  const node = nodeOf(line);
  const npm = npmScripts(process.platform, process.execPath, process.env).find(existsSync);
  if (node === undefined || npm === undefined) {
    skip(`the steps of the Containerfile: npm has no Node ${line} for this system`);
    return [];
  }
  const local = join(folder, 'local');
  mkdirSync(local);
  layOutLocal(local, { node: resolve(node), npm });
  const image = await buildImage(instructions, { folder, local, forBuilding: npmSettings() });
  return [...(await serveFaults(image)), ...(await restoreFaults(image))];
};

if (mayMakeRoots())
  report(
    await withTemporaryFolder(check).catch((/** @type {unknown} */ error) => [String(error)]),
    'the steps of the Containerfile work, and what they make serves as no root, with nothing writable but its volume',
  );
else skip('the steps of the Containerfile: only root on Linux can make a root of its own');
