export type { RunningServer } from './compose/serve.js';
export type { ServeOverrides } from './compose/serverParts.js';
export { warmUp } from './compose/workerPrograms.js';
export { type Log, openLog } from './log.js';
export {
  type Config,
  isPostgres,
  readConfig,
  readSetting,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  settingSource,
  type TypedSettings,
} from './settings.js';
export { BackupFault, StoreFault, type StoreFaultCode } from './store/fault.js';
export type { TableReport } from './store/maintenance/checkData.js';
export type { ImportedLine } from './store/maintenance/records.js';

/** The server, loaded on demand: the other commands start without it. */
export const loadServer = () => import('./compose/start.js');

/** Backup, restore, check, export and import of data, loaded on demand. */
export const loadMaintenance = () => import('./compose/maintenance.js');

export type Maintenance = Awaited<ReturnType<typeof loadMaintenance>>;
