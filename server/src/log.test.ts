import { afterAll, describe, expect, it } from 'vitest';
import { openLog } from './log.js';
import { openServerFixtures } from './testing/http/serverFixture.js';
import { openTableAs } from './testing/http/tables.js';
import { TestSocket } from './testing/http/testSocket.js';

const fixtures = await openServerFixtures();
afterAll(() => fixtures.close());

const linesOf = (level: Parameters<typeof openLog>[0], write: (log: ReturnType<typeof openLog>) => void): unknown[] => {
  const lines: string[] = [];
  write(openLog(level, (line) => void lines.push(line)));
  return lines.map((line) => JSON.parse(line) as unknown);
};

describe('a line of the log', () => {
  it('a log line is one JSON object with its time, its level, what happened and to what', () => {
    expect(linesOf('info', (log) => log.warn('a bot gave no legal move', { bot: 'greedy', late: 3 }))).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        level: 'warn',
        message: 'a bot gave no legal move',
        bot: 'greedy',
        late: 3,
      },
    ]);
  });

  it.each([
    ['silent', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
  ] as const)('a log line is written at level %s only for %j', (level, written) => {
    const lines = linesOf(level, (log) => {
      for (const each of ['error', 'warn', 'info', 'debug'] as const) log[each]('x');
    });
    expect(lines).toMatchObject(written.map((each) => ({ level: each })));
  });

  it('a log line shows of a table’s id what finds the table and does not open it', () => {
    const table = 'Xb3kA-9_QqYyZz01234567';
    const [line] = linesOf('info', (log) => log.error('x', { table }, new Error(`no table ${table}`)));
    expect(line).toMatchObject({ table: 'Xb3kA-…', error: { message: 'no table Xb3kA-…' } });
    expect(JSON.stringify(line)).not.toContain(table);
  });

  it('a log line names where an error came from, without what it was about', () => {
    const [line] = linesOf('info', (log) => log.error('x', {}, new TypeError('two\nlines')));
    expect(line).toMatchObject({ error: { name: 'TypeError', message: 'two\nlines' } });
    const { at } = (line as { error: { at: string[] } }).error;
    expect(at.length).toBeGreaterThan(0);
    for (const frame of at) expect(frame).toMatch(/^at /);
  });

  it('a log line can be written for a thrown value that is no Error', () => {
    expect(linesOf('info', (log) => log.error('x', {}, 'a word'))).toMatchObject([{ error: { message: 'a word' } }]);
  });
});

describe('the log of a whole evening', () => {
  it('the log of a server holds no secret, whatever went wrong', async () => {
    const fixture = await fixtures.open({ behindProxy: 'true' });
    const secrets: string[] = [fixture.operatorSecret];
    const keep = (value: string | undefined): string => {
      if (value !== undefined) secrets.push(value);
      return value ?? '';
    };
    const [first, second] = [fixture.browser(), fixture.browser()];
    await first.enter({ 'x-forwarded-for': '198.51.100.23' });
    keep(first.cookie?.split('=')[1]);
    const { token } = (await first.ask('POST', '/api/me/tokens')).json as { token: string };
    const { code } = (await first.ask('POST', '/api/me/codes')).json as { code: string };
    await second.ask('POST', '/api/codes', { body: { code: keep(code) } });
    keep(second.cookie?.split('=')[1]);
    const authorization = `Bearer ${keep(token)}`;
    const table = keep(await openTableAs(first));
    const wire = await TestSocket.open(second);
    await wire.command(table, { type: 'sit' });
    await wire.command(table, { type: 'say', saying: { text: 'a secret between us' } });
    await first.ask('GET', `/api/tables/${table}/records/1`, { headers: { authorization } });
    await first.ask('GET', '/api/admin/tables', { headers: { authorization: `Bearer ${fixture.operatorSecret}` } });
    await first.ask('PATCH', '/api/me', { raw: `{"name": ${token}`, headers: { authorization } });
    await first.ask('GET', `/api/me?secret=${token}`);
    // From here on everything fails, and failures are what is logged in full.
    await fixture.store.close();
    for (const path of ['/api/me', `/api/tables/${table}/records/1`, '/api/me/tables'])
      expect((await first.ask('GET', path, { headers: { authorization } })).status).toBe(500);
    await wire.command(table, { type: 'standUp' });
    wire.socket.terminate();
    await fixture.server.stop();

    const log = fixture.log.join('');
    expect(log).toContain('a request failed');
    expect(log).toContain('"path":"/api/tables/');
    expect(log).toContain('"level":"error"');
    for (const secret of [...secrets, '198.51.100.23', 'a secret between us']) expect(log).not.toContain(secret);
  });
});
