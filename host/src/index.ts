export * from './botAnswer.js';
export * from './botTask.js';
export * from './ports.js';
export * from './tableHost.js';
