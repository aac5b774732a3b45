const OTHER_NODES = ['server/src/tables/otherServers.test.ts'];
const HOST = ['host/src/otherWriters.test.ts'];

/**
 * Faults of servers that share a database.
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const NODE_FAULTS = [
  {
    name: 'a table that nobody follows ignores what another node wrote',
    file: 'server/src/tables/tables.ts',
    find: 'this.#inMemory.get(table)?.host.catchUp(head);',
    replace:
      'const hosted = this.#inMemory.get(table); if (hosted !== undefined && hosted.channel.size > 0) hosted.host.catchUp(head);',
    tests: OTHER_NODES,
  },
  {
    name: 'a client that comes from another node is shown an older snapshot',
    isInSample: true,
    file: 'server/src/tables/tables.ts',
    find: 'return (await this.#heads?.read(id)) ?? 0;',
    replace: 'return Number(this.#heads === undefined);',
    tests: OTHER_NODES,
  },
  {
    name: 'a refusal is given without a look at what another node wrote',
    file: 'host/src/tableHost.ts',
    find: "if (head === undefined || job.kind === 'system' || job.isAtHead === true)",
    replace: "if (head === undefined || job.kind === 'system' || job.isAtHead !== false)",
    tests: HOST,
  },
  {
    name: 'bots are asked by every node',
    file: 'host/src/dueCommands.ts',
    find: 'const turn = this.#host.isLastWriter ? 0 : TAKE_OVER_AFTER;',
    replace: 'const turn = this.#host.isLastWriter ? 0 : TAKE_OVER_AFTER * 0;',
    tests: ['host/src/dueCommands.test.ts'],
  },
  {
    name: 'what another node wrote is told to all as its own seat sees it',
    file: 'host/src/tableHost.ts',
    find: 'this.#ports.listener.entryReceived(this, apply(this.#table, entry), entry);',
    replace:
      "const updates = apply(this.#table, entry); const own = updates.find(({ audience }) => audience === ('seat' in entry.body ? entry.body.seat : audience)); this.#ports.listener.entryReceived(this, updates.map((update) => ({ ...update, changes: own?.changes ?? update.changes })), entry);",
    tests: ['server/proof/worlds/worldsOfNodes.test.ts'],
  },
  {
    name: 'the list of tables has those of its own node only',
    file: 'server/src/tables/listedTables.ts',
    find: 'if (known.get(table) !== head)',
    replace: 'if (known.get(table) === -head)',
    tests: OTHER_NODES,
  },
  {
    name: 'a log-out ends the sockets of this node only',
    file: 'server/src/compose/hosting.ts',
    find: "    this.gateway.disconnect(person);\n    this.#services.store.others?.tell({ type: 'person', person });",
    replace: '    this.gateway.disconnect(person);',
    tests: OTHER_NODES,
  },
  {
    name: 'logins that ended at another node are never looked up again',
    file: 'server/src/live/gateway.ts',
    find: 'if (known === undefined) connection.socket.close(CLOSE_CODES.loggedOut);',
    replace: 'if (known === undefined) continue;',
    tests: OTHER_NODES,
  },
  {
    name: 'who sat down before another node told the new name keeps the old one',
    file: 'server/src/live/gateway.ts',
    find: 'if (!isNew) return;',
    replace: 'if (isNew) return;',
    tests: OTHER_NODES,
  },
  {
    name: 'of two names given at once a table keeps the one that did not stay',
    file: 'server/src/compose/hosting.ts',
    find: 'if (name === told) return;',
    replace: 'if (told !== undefined) return;',
    tests: OTHER_NODES,
  },
  {
    name: 'a rate of one node refuses for good what another node may be storing',
    file: 'server/src/live/messageHandler.ts',
    find: 'isOfRate && this.#services.tables.isShared ? BUSY : refusal',
    replace: 'isOfRate && !this.#services.tables.isShared ? BUSY : refusal',
    tests: ['server/src/tables/otherServers.test.ts'],
  },
];
