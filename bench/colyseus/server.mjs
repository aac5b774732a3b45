import { LobbyRoom, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerProbes } from '../server/probe.mjs';
import { FelixRoom } from './room.mjs';

const transport = new WebSocketTransport({});
const server = new Server({ transport, greet: false });
server.define('felix', FelixRoom).enableRealtimeListing();
server.define('lobby', LobbyRoom);
await server.listen(0, '127.0.0.1');
answerProbes(`127.0.0.1:${transport.server.address().port}`);
