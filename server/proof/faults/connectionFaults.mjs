const LISTENER = ['server/src/http/listener.test.ts'];
const READINESS = ['server/src/http/readiness.test.ts'];
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
    name: 'one address may ask for anything without end',
    file: 'server/src/http/listener.ts',
    find: 'if (this.#turnAway(request, response)) return;',
    replace: '',
    tests: LISTENER,
  },
  {
    name: 'what still comes from who was turned away is answered',
    file: 'server/src/http/listener.ts',
    find: 'if (this.#turnedAway.has(request.socket)) return true;',
    replace: '',
    tests: LISTENER,
  },
  {
    name: 'the store is asked by everybody who wants to know whether it answers',
    file: 'server/src/http/readiness.ts',
    find: 'this.#asked ??= this.#askStore()',
    replace: 'this.#asked = this.#askStore()',
    tests: READINESS,
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
    name: 'a call to a push service is over when its answer begins',
    file: 'server/src/push/pushSender.ts',
    find: "request.once('close', () => resolve(delivery));",
    replace: "request.once('response', () => resolve(delivery)).once('close', () => resolve(delivery));",
    tests: PUSH,
  },
  {
    name: 'the address of a database may turn off what makes it durable',
    file: 'server/src/store/postgres/pool.ts',
    find: 'connectionString: url,',
    replace: 'connectionString: url.length > 0 ? given : url,',
    tests: ['server/src/store/postgres/postgres.contract.test.ts'],
  },
  {
    name: 'a request that lies unread is thrown away when the server closes its connections',
    file: 'server/src/http/listener.ts',
    find: 'await nextTurn();\n    await nextTurn();',
    replace: '',
    tests: LISTENER,
  },
  {
    name: 'a proxy may reuse a connection of a server that is stopping',
    file: 'server/src/http/listener.ts',
    find: 'if (this.#isEnding) response.shouldKeepAlive = false;',
    replace: '',
    tests: LISTENER,
  },
  {
    name: 'a server behind a proxy stops before the proxy can hear of it',
    file: 'server/src/compose/serve.ts',
    find: 'await Promise.race([listener.drain(), hurried, failed]);',
    replace: '',
    tests: LISTENER,
  },
  {
    name: 'a seal that met a busy server is forgotten',
    file: 'client/src/tableSync.ts',
    find: 'if (isToBeRepeated(message)) this.#retry(sent, () => this.#quiet === sent);',
    replace: 'if (isToBeRepeated(message)) return;',
    tests: ['client/src/shareKeeper.test.ts'],
  },
  {
    name: 'an older seal undoes a newer one',
    file: 'client/src/tableSync.ts',
    find: 'this.#retry(sent, () => this.#quiet === sent);',
    replace: 'this.#retry(sent, () => true);',
    tests: ['client/src/shareKeeper.test.ts'],
  },
];
