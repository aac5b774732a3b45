import { afterAll } from 'vitest';
import { describeStore } from '../../testing/store/contract.js';
import { openSqliteFixtures } from '../../testing/store/sqliteFixture.js';

const fixtures = await openSqliteFixtures();

afterAll(() => fixtures.close());

describeStore('SQLite', () => fixtures.make());
