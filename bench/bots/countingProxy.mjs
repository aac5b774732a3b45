import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Runs a proxy that counts the bytes a server sends: the browser's own tools miss the requests of workers.
 * @template T
 * @param {string} address
 * @param {(address: string, count: () => number) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withCounting = async (address, work) => {
  const { port } = new URL(address);
  let bytes = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    server.on('data', (chunk) => {
      bytes += chunk.length;
    });
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.pipe(server).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const own = proxy.address();
  if (own === null || typeof own === 'string') throw new Error('the proxy has no port');
  try {
    return await work(`http://127.0.0.1:${own.port}`, () => bytes);
  } finally {
    proxy.close();
  }
};
