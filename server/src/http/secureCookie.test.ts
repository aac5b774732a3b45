import { afterAll, describe, expect, it } from 'vitest';
import type { SqliteStore } from '../store/sqlite/sqliteStore.js';
import { openServerFixtures } from '../testing/http/serverFixture.js';

const fixtures = await openServerFixtures();
afterAll(() => fixtures.close());

describe('the cookie over https', () => {
  const https = { 'x-forwarded-proto': 'https' };

  it('over https the cookie has a name that no sister domain can plant', async () => {
    const behind = await fixtures.open({ behindProxy: 'true' });
    const { headers } = await behind.browser().ask('POST', '/api/me', { headers: https });
    const [own, old] = headers['set-cookie'] ?? [];
    expect(own).toMatch(/^__Host-miaou=[\w-]{22};/);
    expect(own?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(old).toMatch(/^miaou=; Max-Age=0;/);
  });

  it('a cookie of the old name that was planted is not taken', async () => {
    const behind = await fixtures.open({ behindProxy: 'true' });
    const attacker = behind.browser();
    const { person } = await attacker.enter(https);
    const victim = behind.browser();
    victim.cookie = `miaou=${attacker.cookie?.split('=')[1]}`;
    expect((await victim.ask('GET', '/api/me', { headers: https })).status).toBe(401);
    expect((await victim.enter(https)).person).not.toBe(person);
  });

  it('beside the cookie of the new name one of the old name is not read', async () => {
    const behind = await fixtures.open({ behindProxy: 'true' });
    const [attacker, victim] = [behind.browser(), behind.browser()];
    await attacker.enter(https);
    const me = await victim.enter(https);
    victim.cookie = `miaou=${attacker.cookie?.split('=')[1]}; ${victim.cookie}`;
    expect((await victim.ask('GET', '/api/me', { headers: https })).json).toEqual(me);
  });

  it('a cookie from before, of the old name, is still read and is replaced', async () => {
    const behind = await fixtures.open({ behindProxy: 'true' });
    const before = behind.browser();
    const me = await before.enter();
    await (behind.store as SqliteStore).run([{ sql: 'UPDATE secrets SET made_at = NULL', values: [] }]);
    expect(before.cookie).toMatch(/^miaou=/);
    expect((await before.ask('GET', '/api/me', { headers: https })).json).toEqual(me);
    expect(await before.enter(https)).toEqual(me);
    expect(before.cookie).toMatch(/^__Host-miaou=/);
    expect((await before.ask('GET', '/api/me', { headers: https })).json).toEqual(me);
  });
});
