import { RememberedTables } from '../tableList/remembered';
import type { LocalSummary } from './entryStore';

/** This device's tables as the home screen shows them until the database has answered. */
export const rememberedLocal = new RememberedTables<LocalSummary>('miaou.tables.here');
