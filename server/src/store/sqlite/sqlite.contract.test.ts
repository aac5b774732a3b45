import { afterAll } from 'vitest';
import { describeStore } from '../../testing/store/contract.js';
import { openSqliteWorkshop } from '../../testing/store/sqliteLab.js';

const workshop = await openSqliteWorkshop();

afterAll(() => workshop.close());

describeStore('SQLite', () => workshop.lab());
