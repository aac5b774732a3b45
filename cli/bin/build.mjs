// In a checkout the command runs what the sources say now, without a build to remember. The installed package has a start of its own.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The file that the command starts with. */
export const BUNDLE = new URL('../dist/bundle.js', import.meta.url);
/** The page that the server serves. It is built only if it is missing; after a change, build it by hand or use the development server. */
const PAGE = join(ROOT, 'web', 'dist', 'index.html');
const LOCK = join(ROOT, 'cli', 'dist.lock');
/** The compiler emits files despite errors: this file marks the build as failed, so that it is not run. */
const FAILED = join(ROOT, 'cli', 'dist', '.failed');
/** A build takes seconds: a lock this old was left behind by one that was killed. */
const STALE_LOCK = 120_000;

const TEXTS = new Map([
  [
    'en',
    {
      building: 'building first…',
      failed: 'the build failed',
      unbuilt: 'nothing is built yet, and the packages that build it are not installed: run npm ci',
    },
  ],
  [
    'fr',
    {
      building: 'construction d’abord…',
      failed: 'la construction a échoué',
      unbuilt: 'rien n’est encore construit, et les paquets qui construisent ne sont pas installés : lancez npm ci',
    },
  ],
  [
    'pt',
    {
      building: 'a construir primeiro…',
      failed: 'a construção falhou',
      unbuilt: 'ainda nada está construído, e os pacotes que constroem não estão instalados: execute npm ci',
    },
  ],
  [
    'it',
    {
      building: 'prima compilo…',
      failed: 'la compilazione è fallita',
      unbuilt: 'non c’è ancora nulla di compilato, e i pacchetti che compilano non sono installati: esegui npm ci',
    },
  ],
  [
    'zh',
    {
      building: '先进行构建……',
      failed: '构建失败',
      unbuilt: '尚未构建，且未安装构建所需的包：请运行 npm ci',
    },
  ],
  [
    'de',
    {
      building: 'wird zuerst gebaut …',
      failed: 'der Bau ist fehlgeschlagen',
      unbuilt: 'noch ist nichts gebaut, und die Pakete, die bauen, sind nicht installiert: npm ci holt sie',
    },
  ],
]);

/** @param {'building' | 'failed' | 'unbuilt'} text */
export const say = (text) => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const named = [LC_ALL, LC_MESSAGES, LANG].find((name) => name !== undefined && name !== '') ?? 'en';
  const texts = TEXTS.get(named.slice(0, 2).toLowerCase()) ?? TEXTS.get('en');
  process.stderr.write(`miaou: ${texts?.[text]}\n`);
};

/** @param {string} name */
const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** @param {string} folder */
const newestSource = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .reduce((newest, name) => Math.max(newest, statSync(join(folder, name)).mtimeMs), 0);

/** The bundle is the last thing that is built. The compiler's own files stay as old as they are where a source is only newer, not different. */
const bundledAt = () => statSync(BUNDLE, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The folders of the packages that the command is compiled from, as the compiler's configuration names them.
 * @param {string} folder
 * @param {Set<string>} known
 */
const packagesOf = (folder, known = new Set()) => {
  if (known.has(folder)) return known;
  known.add(folder);
  const { references = [] } = /** @type {{ references?: { path: string }[] }} */ (
    JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))
  );
  for (const { path } of references) packagesOf(join(folder, path), known);
  return known;
};

const isStale = () =>
  existsSync(FAILED) ||
  !existsSync(PAGE) ||
  [...packagesOf(join(ROOT, 'cli'))].some((folder) => newestSource(join(folder, 'src')) > bundledAt());

const tryLock = () => {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
};

const isLocked = () => Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0) < STALE_LOCK;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);

/**
 * Two commands started at once must not both write the same files: the second waits and then finds them fresh.
 * @param {() => boolean} work
 */
const withLock = (work) => {
  while (!tryLock() && isLocked()) pause();
  try {
    return work();
  } finally {
    if (existsSync(LOCK)) rmdirSync(LOCK);
  }
};

/** @param {readonly string[]} args */
const runNode = (args) => spawnSync(process.execPath, args, { encoding: 'utf8' });

/** @param {string} name */
const packageFolder = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const compile = () => runNode([join(packageFolder('@typescript/native'), 'bin', 'tsc'), '-b', join(ROOT, 'cli')]);

const bundle = () => runNode([fileURLToPath(new URL('./bundle.mjs', import.meta.url))]);

const buildPage = () => runNode([join(packageFolder('vite'), 'bin', 'vite.js'), 'build', join(ROOT, 'web')]);

/** Runs one step after the other up to the first that fails; the last one that ran. */
const buildSteps = () => {
  const steps = existsSync(PAGE) ? [compile, bundle] : [compile, bundle, buildPage];
  let done = runNode(['--version']);
  for (const step of steps) if (done.status === 0) done = step();
  return done;
};

const build = () => {
  say('building');
  const begun = new Date();
  const { status, stdout, stderr } = buildSteps();
  if (status === 0) {
    rmSync(FAILED, { force: true });
    // What was changed in the meantime may not be in it.
    utimesSync(BUNDLE, begun, begun);
    return true;
  }
  mkdirSync(dirname(FAILED), { recursive: true });
  writeFileSync(FAILED, '');
  process.stderr.write(stdout + stderr);
  say('failed');
  return false;
};

/** After `npm ci --omit=dev` there is no compiler: what was built before runs as it is. */
const canBuild = () => {
  try {
    return existsSync(packageFolder('@typescript/native'));
  } catch {
    return false;
  }
};

const isBuilt = () => {
  if (existsSync(BUNDLE)) return true;
  say('unbuilt');
  return false;
};

/** Builds where sources are newer than what was built from them; false when they do not compile, or nothing is there to run. */
export const buildProgramIfStale = () => {
  if (!isStale()) return true;
  return canBuild() ? withLock(() => !isStale() || build()) : isBuilt();
};
