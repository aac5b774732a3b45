export * from './chance.js';
export * from './game.js';
export * from './json.js';
export * from './parse.js';
export * from './play.js';
export * from './record.js';
export * from './refusal.js';
export * from './seat.js';
