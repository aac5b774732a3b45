export * from './clock.js';
export { parseServerMessage } from './parseServerMessage.js';
export type { Socket, SocketListener } from './reconnectingSocket.js';
export * from './remoteTable.js';
export * from './syncClient.js';
export * from './tableCopy.js';
export * from './transitions.js';
