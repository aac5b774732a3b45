import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { answerProbes } from './probe.mjs';

/**
 * The lower bound: a server that only parses, appends to a list and sends 150 bytes to four seats, without rules, people or disk.
 */
const SEATS = 4;
const UPDATE_BYTES = 150;

/** @typedef {{ readonly seats: import('ws').WebSocket[], readonly log: unknown[] }} BareTable */

/** @type {Map<string, BareTable>} */
const tables = new Map();

/** @param {string} id */
const tableNamed = (id) => {
  const table = tables.get(id) ?? { seats: [], log: [] };
  tables.set(id, table);
  return table;
};

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 8192, clientTracking: false });
sockets.on('connection', (socket, { url = '/' }) => {
  const { seats, log } = tableNamed(url);
  seats.push(socket);
  if (seats.length === SEATS) socket.send('ready');
  socket.on('message', (/** @type {Buffer} */ bytes) => {
    log.push(JSON.parse(bytes.toString()));
    const update = `${log.length} `.padEnd(UPDATE_BYTES, 'x');
    for (const seat of seats) seat.send(update);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  answerProbes(`127.0.0.1:${port}`);
});
