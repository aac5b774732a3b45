export * from './fromClient.js';
export * from './fromServer.js';
export * from './limits.js';
export * from './reading.js';
export * from './schemas.js';
export * from './serverSchemas.js';
export * from './talk.js';
export * from './version.js';
