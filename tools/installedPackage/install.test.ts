import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { packagesWithScripts } from './install.mjs';

it('a package that runs something while it is installed is found among those that npm has installed', async () => {
  const found = await withTemporaryFolder((project) => {
    const packages = { 'node_modules/quiet': {}, 'node_modules/native': { hasInstallScript: true } };
    mkdirSync(join(project, 'node_modules'));
    writeFileSync(join(project, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
    return packagesWithScripts(project);
  });
  expect(found).toEqual(['node_modules/native']);
});
