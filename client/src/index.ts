export * from './client.js';
export * from './clock.js';
export { parseServerMessage } from './parseServerMessage.js';
export type { Socket, SocketListener } from './reconnectingSocket.js';
export * from './shareKeeper.js';
export * from './tableCopy.js';
export * from './tableSync.js';
export * from './transitions.js';
