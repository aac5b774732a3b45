export * from './clock.js';
export * from './followedTable.js';
export { parseServerMessage } from './parseServerMessage.js';
export type { Socket, SocketListener } from './reconnectingSocket.js';
export * from './shareKeeper.js';
export * from './syncClient.js';
export * from './tableCopy.js';
export * from './transitions.js';
