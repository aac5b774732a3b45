import { readFileSync, writeFileSync } from 'node:fs';
import { completePackages } from './completeLock.mjs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = /** @type {{ packages: Record<string, import('./completeLock.mjs').LockedPackage> }} */ (
  JSON.parse(readFileSync(file, 'utf8'))
);
const packages = completePackages(lock.packages);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${Object.keys(packages).length - Object.keys(lock.packages).length} packages of other platforms added`);
