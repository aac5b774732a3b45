import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesOf } from '../../deploy/package/licences.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';

/** A checkout with one installed package, which passes on its licence by name alone. */
const licencesWith = (manifest: object): Promise<string> =>
  withTemporaryFolder((root) => {
    const folder = join(root, 'node_modules', 'cat');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, 'LICENSE'), 'MIT License\n\nCopyright (c) 2026 Us\n\nPermission is hereby granted\n');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'cat', version: '1.0.0', ...manifest }));
    return Promise.resolve(licencesOf(root, ['node_modules/cat/index.js'], []));
  });

it('a bundled package without a licence file is passed on with its author and the words of its licence', async () => {
  const text = await licencesWith({ license: 'MIT', author: { name: 'Ann Other' } });
  expect(text).toBe('cat 1.0.0 (MIT)\n\nMIT License\n\nCopyright (c) Ann Other\n\nPermission is hereby granted\n');
});

it('a licence without words that are known here is not passed on in silence', async () => {
  await expect(licencesWith({ license: 'BSD-3-Clause', author: 'Ann Other' })).rejects.toThrow(
    'cat passes on no text of its licence BSD-3-Clause',
  );
});
