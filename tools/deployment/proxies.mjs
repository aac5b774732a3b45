import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.mjs';
import { startProgram } from './otherProgram.mjs';

/** @param {string} address */
const through = (address) => ({ address, ready: '/readyz' });

/**
 * A certificate for this machine, made here.
 * @param {string} folder
 */
const makeCertificate = (folder) => {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
};

/** Not every machine has IPv6; nginx does not start where it is told to listen there in vain. */
const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

/**
 * What listens at all addresses listens at ports of this machine alone.
 * @param {string} site
 * @param {{ readonly plain: number, readonly secure: number }} ports
 */
const listeningAt = (site, { plain, secure }) => {
  const local = site
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('listen [::]:80;', `listen [::1]:${plain};`)
    .replace('listen [::]:443 ', `listen [::1]:${secure} `);
  return hasIpv6() ? local : local.replaceAll(/^ *listen \[::1\].*\n/gm, '');
};

/**
 * The nginx of this machine with our file in it: the names, ports and certificate replaced as its first line asks for, and a second server.
 * @param {string} folder
 * @param {readonly string[]} nodes
 */
export const startNginx = async (folder, nodes) => {
  const [plain, secure] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const site = listeningAt(readFileSync('deploy/proxy/nginx.conf', 'utf8'), { plain, secure })
    .replaceAll('cats.example', 'localhost')
    .replaceAll('/etc/letsencrypt/live/localhost', folder)
    .replace('127.0.0.1:8080', nodes[0] ?? '')
    .replace('# server 127.0.0.1:8081', `server ${nodes[1] ?? ''}`)
    // With a port that is not 443 the name of the site has it, too.
    .replace('Host $host;', 'Host $http_host;');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${site}}\n`,
  );
  return startProgram(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    through(`https://localhost:${secure}`),
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
  const words = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startProgram('caddy', words, through(`https://localhost:${secure}`), {
    MIAOU_SITE: 'localhost, 127.0.0.1',
    MIAOU_NODES: nodes.join(' '),
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  });
};
