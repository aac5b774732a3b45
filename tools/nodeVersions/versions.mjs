import { join } from 'node:path';

/** The releases of Node under which the unit tests run, beside the one that is installed. */
export const NODE_VERSIONS = ['22', '24', '26'];

/**
 * The npm package that holds Node for a system, and the program in it.
 * @param {string} platform
 * @param {string} arch
 */
export const nodePackage = (platform, arch) => {
  const isWindows = platform === 'win32';
  return {
    name: `node-${isWindows ? 'win' : platform}-${arch}`,
    program: join('bin', isWindows ? 'node.exe' : 'node'),
  };
};
