// A real Prometheus with our settings asks a real server at which a match was played: the dashboard shows something, and the alerts can be judged.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { lookFor, startProgram } from '../deployment/otherProgram.mjs';
import { freePort } from '../freePort.mjs';
import { playMatch } from '../installedPackage/match.mjs';
import { run, whileServing } from '../installedPackage/program.mjs';
import { report } from '../report.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';

/** @typedef {{ readonly name: string, readonly health: string, readonly lastError?: string }} Rule */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = { node: process.execPath, script: join(root, 'cli', 'bin', 'miaou.mjs') };
const MONITORING = 'deploy/monitoring';
const PROMETHEUS = 'prometheus';
const [FIRST] = GAMES;
const MATCH = { game: FIRST?.id ?? '', seats: FIRST?.seatCounts[0] ?? 2 };
const QUICK = ['--bot-pace', '0-0', '--log-level', 'error'];

/** What the dashboard asks for, of all servers. */
const expressions = () => {
  const { panels } = /** @type {{ panels: { title: string, targets: { expr: string }[] }[] }} */ (
    JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8'))
  );
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expression: expr.replaceAll('$instance', '.*') })),
  );
};

/**
 * Our settings with the places of this machine, and without the waiting.
 * @param {string} folder
 * @param {{ readonly server: string, readonly secret: string }} asked
 */
const settingsFor = (folder, { server, secret }) => {
  const file = join(folder, 'prometheus.yaml');
  const credentials = join(folder, 'secret');
  writeFileSync(credentials, secret, { mode: 0o600 });
  const settings = readFileSync(join(MONITORING, 'prometheus.yaml'), 'utf8')
    .replace('/etc/prometheus/miaou-secret', credentials)
    .replace('127.0.0.1:8080', server)
    .replace('scrape_interval: 15s', 'scrape_interval: 1s')
    .replace('[alerts.yaml]', `[${resolve(MONITORING, 'alerts.yaml')}]`);
  writeFileSync(file, `global: { evaluation_interval: 1s }\n${settings}`);
  return file;
};

/**
 * @param {string} prometheus
 * @param {string} path
 * @returns {Promise<unknown>}
 */
const ask = async (prometheus, path) => {
  const answer = /** @type {{ status: string, error?: string, data?: object }} */ (
    await (await fetch(`${prometheus}/api/v1/${path}`)).json()
  );
  if (answer.status !== 'success') throw new Error(`Prometheus says to ${path}: ${answer.error}`);
  return answer.data;
};

/**
 * @param {string} prometheus
 * @param {string} expression
 * @returns {Promise<boolean>}
 */
const hasValues = async (prometheus, expression) => {
  const answer = await ask(prometheus, `query?query=${encodeURIComponent(expression)}`);
  return /** @type {{ result: readonly object[] }} */ (answer).result.length > 0;
};

/** @param {string} prometheus */
const figureFaults = async (prometheus) => {
  const faults = [];
  for (const { title, expression } of expressions()) {
    const seen = await lookFor(async () => (await hasValues(prometheus, expression)) || undefined);
    if (seen === undefined) faults.push(`"${title}" of the dashboard shows nothing: ${expression}`);
  }
  if (await hasValues(prometheus, 'rate(miaou_made_up_total[5m])'))
    faults.push('a figure that is not there has values');
  return faults;
};

/** @param {string} prometheus */
const alertFaults = async (prometheus) => {
  /** @type {Rule[]} */
  let rules = [];
  await lookFor(async () => {
    const { groups } = /** @type {{ groups: { rules: Rule[] }[] }} */ (await ask(prometheus, 'rules'));
    rules = groups.flatMap((group) => group.rules);
    return rules.length > 0 && rules.every(({ health }) => health !== 'unknown') ? true : undefined;
  });
  const isUp = await hasValues(prometheus, 'up{job="miaou"} == 1');
  return [
    ...(rules.length > 0 ? [] : ['Prometheus has found no alerts']),
    ...(isUp ? [] : ['Prometheus did not get the figures of the server']),
    ...rules
      .filter(({ health }) => health !== 'ok')
      .map(({ name, health, lastError = '' }) => `the alert ${name} is ${health}: ${lastError}`),
  ];
};

/** @param {string} folder */
const check = async (folder) => {
  const storage = join(folder, 'miaou.sqlite');
  await whileServing(program, ['--data', storage, ...QUICK], async () => undefined);
  const told = await run(program, ['operator-secret', '--data', storage, '--json']);
  const { secret } = /** @type {{ secret: string }} */ (JSON.parse(told.stdout));
  return whileServing(program, ['--data', storage, ...QUICK], async (address) => {
    await playMatch(program, address, MATCH);
    const listened = `127.0.0.1:${await freePort()}`;
    const words = [
      `--config.file=${settingsFor(folder, { server: new URL(address).host, secret })}`,
      `--storage.tsdb.path=${join(folder, 'figures')}`,
      `--web.listen-address=${listened}`,
    ];
    const prometheus = await startProgram(PROMETHEUS, words, { address: `http://${listened}`, ready: '/-/ready' });
    try {
      return [...(await figureFaults(prometheus.address)), ...(await alertFaults(prometheus.address))];
    } finally {
      await prometheus.stop();
    }
  });
};

if (spawnSync(PROMETHEUS, ['--version']).status === 0)
  report(
    await withTemporaryFolder(check).catch((/** @type {unknown} */ error) => [String(error)]),
    'a Prometheus with our files has every figure of the dashboard and can judge every alert',
  );
else skip('our files with a real Prometheus: it is not installed');
