export { type Config, readConfig, SETTINGS } from './config.js';
export { openLog } from './log.js';
export { type RunningServer, type ServeOverrides, serve } from './serve.js';
