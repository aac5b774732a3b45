import { describe, expect, it } from 'vitest';
import { completePackages } from './completeLock.mjs';

const parser = (optionalDependencies: Record<string, string>) => ({
  '': {},
  'node_modules/parser': { version: '2.0.0', dev: true, optionalDependencies },
});

describe('completing the lock file', () => {
  it.each([
    ['@parser/darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@parser/binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@parser/linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@parser/win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@parser/wasm32-wasi', { cpu: ['wasm32'] }],
  ])('completing the lock file adds %s for its platform only', (name, platform) => {
    const complete = completePackages(parser({ [name]: '2.0.0' }));
    expect(complete[`node_modules/${name}`]).toEqual({ version: '2.0.0', dev: true, optional: true, ...platform });
  });

  it('completing the lock file leaves alone what is there and what names no platform', () => {
    const packages = {
      ...parser({ colours: '1.0.0', '@parser/linux-x64': '2.0.0' }),
      'node_modules/@parser/linux-x64': {},
    };
    expect(completePackages(packages)).toEqual(packages);
  });
});
