const LISTENER = ['server/src/http/listener.test.ts'];
const PUSH = ['server/src/push/pushSender.test.ts'];

/**
 * Faults with connections that others hold.
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const CONNECTION_FAULTS = [
  {
    name: 'whoever holds the control socket holds up the end of the server',
    file: 'server/src/compose/controlSocket.ts',
    find: 'for (const socket of sockets) socket.destroy();',
    replace: '',
    tests: ['server/src/compose/controlSocket.test.ts'],
  },
  {
    name: 'half a header is cut off when it pleases',
    file: 'server/src/http/listener.ts',
    find: 'connectionsCheckingInterval: checkEvery,',
    replace: 'connectionsCheckingInterval: checkEvery * 1e6,',
    tests: LISTENER,
  },
  {
    name: 'one address may open any number of connections',
    file: 'server/src/http/listener.ts',
    find: 'address !== undefined && !this.#connections.take(address)',
    replace: 'address !== undefined && !this.#connections.take(String(Math.random()))',
    tests: LISTENER,
  },
  {
    name: 'a push service that drips keeps its call open',
    file: 'server/src/push/pushSender.ts',
    find: "{ method: 'POST', headers, signal,",
    replace: "{ method: 'POST', headers, timeout: Number(signal.aborted) + milliseconds,",
    tests: PUSH,
  },
  {
    name: 'any number of push services are called at once',
    file: 'server/src/push/pushSender.ts',
    find: 'this.#calls >= this.#limits.callsAtOnce',
    replace: 'this.#calls < 0',
    tests: PUSH,
  },
  {
    name: 'the address of a database may turn off what makes it durable',
    file: 'server/src/store/postgres/pool.ts',
    find: 'connectionString: url,',
    replace: 'connectionString: url.length > 0 ? given : url,',
    tests: ['server/src/store/postgres/postgres.contract.test.ts'],
  },
];
