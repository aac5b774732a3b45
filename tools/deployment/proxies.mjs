import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** @typedef {{ readonly address: string, readonly stop: () => Promise<void> }} Proxy */

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

const LOOK_EVERY = 50;
const MOST_LOOKS = 2_400;

/**
 * Why nothing comes through; nothing where it does.
 * @param {string} address
 * @returns {Promise<string | undefined>}
 */
const refusalOf = (address) =>
  fetch(`${address}/readyz`).then(({ ok, status }) => (ok ? undefined : `status ${status}`), String);

/**
 * Runs a proxy until it is stopped, and waits until it passes requests on.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {string} address
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Proxy>}
 */
const start = async (program, words, address, env = {}) => {
  const proxy = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => proxy.once('exit', () => resolve()));
  /** @type {string | undefined} */
  let refusal = 'not asked';
  for (let looks = 0; looks < MOST_LOOKS && proxy.exitCode === null; looks += 1) {
    refusal = await refusalOf(address);
    if (refusal === undefined)
      return {
        address,
        stop: () => {
          proxy.kill('SIGTERM');
          return ended;
        },
      };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  const end = proxy.exitCode === null ? `passes nothing on (${refusal})` : `ended with ${proxy.exitCode}`;
  proxy.kill('SIGKILL');
  throw new Error(`${program} ${end}:\n${said}`);
};

/**
 * A certificate for this machine, made here.
 * @param {string} folder
 */
const makeCertificate = (folder) => {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
};

/**
 * The nginx of this machine with our file in it: the names, ports and certificate replaced as its first line asks for.
 * @param {string} folder
 * @param {readonly string[]} nodes
 */
export const startNginx = async (folder, nodes) => {
  const [plain, secure] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const site = readFileSync('deploy/proxy/nginx.conf', 'utf8')
    .replaceAll('cats.example', 'localhost')
    .replaceAll('/etc/letsencrypt/live/localhost', folder)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('127.0.0.1:8080', nodes[0] ?? '')
    .replace('127.0.0.1:8081', nodes[1] ?? '')
    // With a port that is not 443 the name of the site has it, too.
    .replace('Host $host;', 'Host $http_host;');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${site}}\n`,
  );
  return start(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    `https://localhost:${secure}`,
  );
};

/**
 * The Caddy of this machine with our file, which makes its own certificate.
 * @param {string} folder
 * @param {readonly string[]} nodes
 */
export const startCaddy = async (folder, nodes) => {
  const [plain, secure] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  const general = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tskip_install_trust\n}\n`;
  writeFileSync(file, general + readFileSync('deploy/proxy/Caddyfile', 'utf8'));
  const home = join(folder, 'home');
  mkdirSync(home);
  return start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], `https://localhost:${secure}`, {
    MIAOU_SITE: 'localhost',
    MIAOU_NODES: nodes.join(' '),
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  });
};
