export {
  type Config,
  isPostgres,
  readConfig,
  readSetting,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type TypedSettings,
} from './config.js';
export { type Log, openLog } from './log.js';
export type { RunningServer, ServeOverrides } from './serve.js';
export { StoreFault, type StoreFaultCode } from './store/fault.js';
export type { TableReport } from './store/maintenance/checkData.js';
export type { ImportedLine } from './store/maintenance/records.js';
export { warmUp } from './workers.js';

/** The server itself. Loaded by whoever starts one: the rest of the command need not wait for it. */
export const loadServer = () => import('./start.js');

/** Looking after data while no server, or one on the same machine, runs on it. */
export const loadUpkeep = () => import('./upkeep.js');

export type Upkeep = Awaited<ReturnType<typeof loadUpkeep>>;
