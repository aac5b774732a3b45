/**
 * One package of a lock file, as far as it matters here.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The platform that a package is built for, read from a name such as `@swc/core-linux-x64-musl`.
 * @param {string} name
 */
const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  const named = words.some((word) => /^(?:musl|gnu)/.test(word));
  return { os, cpu, libc: named && os.includes('linux') ? libc : [] };
};

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean} dev
 * @returns {LockedPackage | undefined} nothing for a package that names no platform: it cannot be left out safely
 */
const entryFor = (name, version, dev) => {
  const { os, cpu, libc } = platformOf(name);
  if (os.length + cpu.length === 0) return undefined;
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
};

/**
 * The packages of a lock file with those of all platforms among them. A registry that does not serve the packages of
 * other platforms makes `npm install` leave them out, and `npm ci` then refuses the lock file, here and everywhere.
 * @param {Readonly<Record<string, LockedPackage>>} packages
 * @returns {Record<string, LockedPackage>}
 */
export const completePackages = (packages) => {
  const complete = { ...packages };
  for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (`node_modules/${name}` in complete || `${path}/node_modules/${name}` in complete) continue;
      const entry = entryFor(name, version, dev);
      if (entry !== undefined) complete[`node_modules/${name}`] = entry;
    }
  }
  return Object.fromEntries(Object.entries(complete).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
};
