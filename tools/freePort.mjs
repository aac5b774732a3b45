import { createServer } from 'node:net';

/**
 * A port of this machine that nobody uses now, for a program that cannot be told to take any.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
