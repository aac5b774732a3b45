import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.js';
import type { SqliteStore } from '../store/sqlite/sqliteStore.js';
import { openSqliteFixtures, type SqliteFixture } from '../testing/store/sqliteFixture.js';
import { nextEvent } from '../testing/waiting.js';
import { askForBackup, controlAddress, openControlSocket } from './controlSocket.js';

const fixtures = await openSqliteFixtures();
afterAll(() => fixtures.close());

let fixture: SqliteFixture;
let store: SqliteStore;
let control: { close(): Promise<void> };

const quiet = openLog('silent', () => undefined);

beforeEach(async () => {
  fixture = fixtures.make();
  store = await fixture.open();
  control = openControlSocket(fixture.file, store, quiet);
});

afterEach(async () => {
  await control.close();
  await store.close();
  await fixture.dispose();
});

describe('the control socket', () => {
  it('a running server makes a backup of the file that it has locked', async () => {
    const backup = join(fixture.folder, 'backup.db');
    expect(await askForBackup(fixture.file, backup)).toEqual({ ok: true });
    expect(statSync(backup).size).toBeGreaterThan(0);
  });

  it('a failed backup reports its reason', async () => {
    const backup = join(fixture.folder, 'backup.db');
    await askForBackup(fixture.file, backup);
    expect(JSON.stringify(await askForBackup(fixture.file, backup))).toContain('exists');
  });

  it('nothing but the backup is left in its folder, and nothing where there is none', async () => {
    const folder = mkdtempSync(join(fixture.folder, 'backups-'));
    await askForBackup(fixture.file, join(folder, 'backup.db'));
    await askForBackup(fixture.file, join(folder, 'backup.db'));
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });

  it('a server makes no backup in a folder that is another one for it than for who asks', async () => {
    const backup = join(fixture.folder, 'backup.db');
    const socket = connect(`${fixture.file}.control`);
    socket.setEncoding('utf8').write(`${JSON.stringify({ backup })}\n`);
    const [answer] = (await nextEvent(socket, 'data')) as [string];
    expect(JSON.parse(answer)).toMatchObject({ ok: false, code: 'unopenable' });
    expect(existsSync(backup)).toBe(false);
    socket.destroy();
  });

  it('a request for a backup gives undefined when no server runs', async () => {
    await control.close();
    expect(await askForBackup(fixture.file, join(fixture.folder, 'backup.db'))).toBeUndefined();
    control = openControlSocket(fixture.file, store, quiet);
  });

  it('whoever holds the control socket does not keep it from closing', async () => {
    const held = connect(`${fixture.file}.control`);
    held.on('error', () => undefined);
    const gone = nextEvent(held, 'close');
    await nextEvent(held, 'connect');
    await control.close();
    await gone;
    expect(await askForBackup(fixture.file, join(fixture.folder, 'backup.db'))).toBeUndefined();
    control = openControlSocket(fixture.file, store, quiet);
  });

  it('only the owner of the data may open the control socket', () => {
    expect(statSync(`${fixture.file}.control`).mode & 0o077).toBe(0);
  });

  it('a server replaces the socket that a killed server left behind', async () => {
    const second = openControlSocket(fixture.file, store, quiet);
    expect(await askForBackup(fixture.file, join(fixture.folder, 'backup.db'))).toEqual({ ok: true });
    await second.close();
  });

  it.each(['nonsense', '{"backup":"relative.db"}', '{"backup":7}', '[]', 'null'])(
    'a request to the control socket is not done with %s',
    async (line) => {
      const socket = connect(`${fixture.file}.control`);
      socket.setEncoding('utf8').write(`${line}\n`);
      const [answer] = (await nextEvent(socket, 'data')) as [string];
      expect(JSON.parse(answer)).toMatchObject({ ok: false });
      expect(existsSync('relative.db')).toBe(false);
      socket.destroy();
    },
  );
});

describe('the address of the control socket', () => {
  it('the control socket lies beside the data', () => {
    expect(controlAddress('linux', '/data/miaou.sqlite')).toBe('/data/miaou.sqlite.control');
  });

  it('on Windows the control socket is a named pipe, one for each file, however its path is written', () => {
    const pipe = controlAddress('win32', 'C:\\Data\\miaou.sqlite');
    expect(pipe).toMatch(/^\\\\\.\\pipe\\miaou-[0-9a-f]{32}$/);
    expect(controlAddress('win32', 'c:/data/MIAOU.sqlite')).toBe(pipe);
    expect(controlAddress('win32', 'C:\\Data\\other.sqlite')).not.toBe(pipe);
  });
});
