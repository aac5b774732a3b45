import { type Logger, pino } from 'pino';
import type { Config } from './config.js';

export type Log = Logger;

/** One JSON line for each thing worth knowing. Secrets are left out where lines are written; the paths here are the last net. */
export const openLog = (level: Config['logLevel']): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['cookie', 'authorization', 'secret', 'token', 'code', '*.cookie', '*.secret'], remove: true },
  });
