import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForBackup, openControl } from './control.js';
import { openLog } from './log.js';
import type { SqliteStore } from './store/sqlite/sqliteStore.js';
import { openSqliteWorkshop, type SqliteLab } from './testing/store/sqliteLab.js';

const workshop = await openSqliteWorkshop();
afterAll(() => workshop.close());

let lab: SqliteLab;
let store: SqliteStore;
let control: { close(): Promise<void> };

const quiet = openLog('silent', () => undefined);

beforeEach(async () => {
  lab = workshop.lab();
  store = await lab.open();
  control = openControl(lab.file, store, quiet);
});

afterEach(async () => {
  await control.close();
  await store.close();
  await lab.dispose();
});

describe('asking a running server', () => {
  it('gives a backup of the file that it has to itself', async () => {
    const backup = join(lab.folder, 'backup.db');
    expect(await askForBackup(lab.file, backup)).toEqual({ ok: true });
    expect(statSync(backup).size).toBeGreaterThan(0);
  });

  it('tells why there is none', async () => {
    const backup = join(lab.folder, 'backup.db');
    await askForBackup(lab.file, backup);
    expect(JSON.stringify(await askForBackup(lab.file, backup))).toContain('exists');
  });

  it('gives nothing when no server runs', async () => {
    await control.close();
    expect(await askForBackup(lab.file, join(lab.folder, 'backup.db'))).toBeUndefined();
    control = openControl(lab.file, store, quiet);
  });

  it('is for the owner of the data alone', () => {
    expect(statSync(`${lab.file}.control`).mode & 0o077).toBe(0);
  });

  it('works after a server that was killed left its socket behind', async () => {
    const second = openControl(lab.file, store, quiet);
    expect(await askForBackup(lab.file, join(lab.folder, 'backup.db'))).toEqual({ ok: true });
    await second.close();
  });

  it.each(['nonsense', '{"backup":"relative.db"}', '{"backup":7}', '[]', 'null'])(
    'is not done with %s',
    async (line) => {
      const socket = connect(`${lab.file}.control`);
      socket.setEncoding('utf8').write(`${line}\n`);
      const [answer] = (await once(socket, 'data')) as [string];
      expect(JSON.parse(answer)).toMatchObject({ ok: false });
      expect(existsSync('relative.db')).toBe(false);
      socket.destroy();
    },
  );
});
