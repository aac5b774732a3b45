import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SETTING_NAMES, SETTINGS } from '@miaou/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { NODE_VERSIONS } from '../nodeVersions/versions.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { instructionsOf } from './containerfile.mjs';

const read = (path: string): string => readFileSync(path, 'utf8');

const CONTAINERFILE = read('deploy/container/Containerfile');
const UNIT = 'deploy/systemd/miaou.service';

const VARIABLES = SETTING_NAMES.map((name) => SETTINGS[name].variable).flatMap((name) => [name, `${name}_FILE`]);

/** The settings that a file gives the server, wherever they stand in it; variables for others are not among them. */
const settingsIn = (text: string): string[] => [...new Set(text.match(/\bMIAOU_[A-Z_]+/g) ?? [])];

/** Read by the files themselves, not by the server. */
const OF_THE_FILES = ['MIAOU_SITE', 'MIAOU_NODES', 'MIAOU_'];

describe('files for hosts', () => {
  it.each([
    'deploy/container/Containerfile',
    'deploy/container/compose.yaml',
    UNIT,
    'deploy/systemd/miaou-backup.service',
    'deploy/proxy/Caddyfile',
    'deploy/proxy/nginx.conf',
    'docs/guides/host-it.md',
  ])('%s names only settings that exist', (file) => {
    const named = settingsIn(read(file)).filter((name) => !OF_THE_FILES.includes(name));
    expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });
});

describe('the packed program', () => {
  // Without a dot npm takes a folder and a name for a repository on GitHub.
  it.each(['deploy/container/Containerfile', 'docs/guides/host-it.md'])('%s installs it as a file', (file) => {
    const installed = [...read(file).matchAll(/npm install [^`\n]*?(\S+\.tgz)/g)].map(([, tarball = '']) => tarball);
    expect(installed).toHaveLength(1);
    expect(installed.filter((tarball) => !tarball.startsWith('./'))).toEqual([]);
  });
});

describe('the image', () => {
  const instructions = instructionsOf(CONTAINERFILE);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));

  it('the image runs as somebody without rights, with its data in a volume, and tells whether it can be used', () => {
    const of = (name: string) => last.filter((instruction) => instruction.name === name).map(({ words }) => words);
    expect(of('USER')).toEqual(['node']);
    expect(of('VOLUME')).toEqual(['/data']);
    expect(of('HEALTHCHECK').join()).toContain('/readyz');
    expect(of('ENTRYPOINT')).toEqual(['["miaou"]']);
  });

  it('what git leaves out is not sent to whoever makes the image', () => {
    const paths = read('.gitignore')
      .trim()
      .split('\n')
      .map((line) => line.replace(/\/$/, ''));
    const leftOut = paths.map((path) => (path.includes('/') ? path : `**/${path}`));
    expect(read('.dockerignore').trim().split('\n')).toEqual(expect.arrayContaining([...leftOut, '.git']));
  });

  it('the image has none of the packages that build it', () => {
    expect(last.filter(({ name, words }) => name === 'COPY' && !words.startsWith('--from=build /opt/miaou'))).toEqual(
      [],
    );
  });
});

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly secrets?: readonly string[];
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly ports?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('the compose file', () => {
  const compose = parse(read('deploy/container/compose.yaml'), { merge: true }) as Compose;
  const services = Object.values(compose.services);

  it('the compose file starts two servers, a database and a proxy, each from an image', () => {
    expect(Object.keys(compose.services)).toEqual(['one', 'two', 'database', 'proxy']);
    for (const { image } of services) expect(image).toMatch(/^[a-z./]+(?::\d+)?$/);
    expect([compose.services['one'], compose.services['two']]).toMatchObject([
      { read_only: true },
      { read_only: true },
    ]);
  });

  it('the compose file declares every secret, network, volume and service that it uses', () => {
    for (const { secrets = [], networks = [], volumes = [], depends_on: others = {} } of services) {
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]));
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining([...networks]));
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(others)));
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('the compose file opens nothing to the outside but the proxy', () => {
    const open = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});

type Variables = Readonly<Record<string, string>>;

/** Assignments such as those of ENV and of Environment=. */
const assigned = (lines: readonly string[]): Variables =>
  Object.fromEntries(
    lines.flatMap((line) => line.split(' ')).map((set) => [set.split('=')[0] ?? '', set.replace(/^\w+=/, '')]),
  );

const OF_IMAGE = assigned(instructionsOf(CONTAINERFILE).flatMap(({ name, words }) => (name === 'ENV' ? [words] : [])));

const OF_UNIT = assigned([...read(UNIT).matchAll(/^Environment=(.+)$/gm)].map(([, words = '']) => words));

const configOf = (variables: Variables): unknown => {
  const config = readConfig({}, variables);
  return config.ok ? config.value : config.error;
};

const ADDRESS = 'postgres://miaou:mouse@database/miaou';

/** What a server is set to by variables, of which one names a file with the address of its database. */
const configByFile = (variables: Variables): Promise<unknown> =>
  withTemporaryFolder((folder) => {
    const secret = join(folder, 'database-address');
    writeFileSync(secret, ADDRESS);
    return configOf({ ...variables, MIAOU_DATA_FILE: secret });
  });

describe('what is set beforehand gives way to what a host says', () => {
  it('in the image to the variables of a platform', () => {
    const config = configOf({ ...OF_IMAGE, PORT: '9000', DATABASE_URL: ADDRESS });
    expect(config).toMatchObject({ host: '0.0.0.0', port: 9000, storage: ADDRESS });
  });

  it('in the image to the secret of the compose file, so that both servers have one database', async () => {
    const compose = parse(read('deploy/container/compose.yaml'), { merge: true }) as {
      services: Record<'one' | 'two', { environment: Variables }>;
    };
    for (const { environment } of Object.values(compose.services).slice(0, 2)) {
      const variables = { ...OF_IMAGE, ...environment, MIAOU_ORIGINS: 'https://cats.example' };
      expect(await configByFile(variables)).toMatchObject({ storage: ADDRESS, behindProxy: true, port: 8080 });
    }
  });

  it('in the unit to a file, such as one of its credentials', async () => {
    expect(await configByFile(OF_UNIT)).toMatchObject({ storage: ADDRESS });
  });
});

/** What systemd finds wrong with a unit; nothing where it is not installed. */
const unitFaults = (text: string): Promise<readonly string[] | undefined> =>
  withTemporaryFolder((folder) => {
    const unit = join(folder, 'miaou.service');
    writeFileSync(unit, text);
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    // It also tells what it thinks of other units of this machine.
    return error === undefined ? stderr.split('\n').filter((line) => line.includes('miaou.service')) : undefined;
  });

/** Of 100, for a service that may do everything. */
const MOST_EXPOSED = 20;

/** Whether systemd finds that a service may do little; nothing where it cannot tell. */
const isShutIn = (text: string): Promise<boolean | undefined> =>
  withTemporaryFolder((folder) => {
    const unit = join(folder, 'miaou.service');
    writeFileSync(unit, text);
    const words = ['security', '--no-pager', '--offline=yes', `--threshold=${MOST_EXPOSED}`, unit];
    const { error, status, stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    return error === undefined && stdout.includes('exposure level') ? status === 0 : undefined;
  });

describe('the service', () => {
  it('systemd finds that the service may do little, and would find that it may do more', async () => {
    const unit = read(UNIT);
    const shutIn = await isShutIn(unit);
    if (shutIn === undefined) {
      skip('what the service may do: systemd-analyze is not installed, or too old');
      return;
    }
    expect(shutIn).toBe(true);
    expect(await isShutIn(unit.replace('CapabilityBoundingSet=\n', ''))).toBe(false);
  });

  it('systemd takes the unit as it is, and would say what is misspelt in it', async () => {
    const faults = await unitFaults(read(UNIT));
    if (faults === undefined) {
      skip('the unit of the service: systemd-analyze is not installed');
      return;
    }
    expect(faults).toEqual([]);
    expect(await unitFaults(read(UNIT).replace('ProtectSystem', 'ProtectSytem'))).toHaveLength(1);
  });
});

describe('conventions', () => {
  it('the workflow runs what decides, on every line of Node that is supported', () => {
    const { jobs } = parse(read('.github/workflows/checks.yml')) as {
      jobs: { checks: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } };
    };
    const { strategy, steps } = jobs.checks;
    expect(strategy.matrix.node).toEqual(['20', ...NODE_VERSIONS]);
    expect(steps.map(({ run }) => run)).toContain('.ci/run');
    expect(existsSync('.ci/run')).toBe(true);
  });

  it('the citation names the present version and licence', () => {
    const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string };
    expect(parse(read('CITATION.cff'))).toMatchObject({ 'cff-version': '1.2.0', version, license });
  });

  it('the package for Python has the version of the command that it speaks to', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(/^version = "(.*)"$/m.exec(read('python/pyproject.toml'))?.[1]).toBe(version);
  });

  it('the Node for developers is one that is checked', () => {
    expect(NODE_VERSIONS).toContain(read('.nvmrc').trim());
  });

  it('templates of issues have a name and say what they are for', () => {
    const templates = execFileSync('git', ['ls-files', '--others', '--cached', '.github/ISSUE_TEMPLATE'], {
      encoding: 'utf8',
    });
    for (const file of templates.trim().split('\n')) {
      const [, head = ''] = read(file).split('---\n');
      expect(parse(head)).toMatchObject({ name: expect.any(String) as string, about: expect.any(String) as string });
    }
  });
});
