import { afterEach, describe, expect, it, vi } from 'vitest';
import { becomeGuest, myTables, openTable, rename } from './api';

const answering = (status: number, body: string) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => vi.restoreAllMocks());

describe('a request to the server', () => {
  it('a request gives what the server answered', async () => {
    answering(201, '{"table":"9ref1oe_EDhrKGVl53jCUA"}');
    const settings = { game: 'felix', seats: 3, options: {}, parts: {} } as never;
    expect(await openTable(settings)).toEqual({ ok: true, value: '9ref1oe_EDhrKGVl53jCUA' });
  });

  it('a request sends its body as JSON, and none where there is none', async () => {
    const asked = answering(200, '{"person":"p","name":"Ana"}');
    await rename('Ana');
    expect(asked).toHaveBeenLastCalledWith('/api/me', expect.objectContaining({ body: '{"name":"Ana"}' }));
    await becomeGuest();
    expect(asked.mock.lastCall?.[1]).not.toHaveProperty('body');
  });

  it('a refused request gives the refusal with its facts', async () => {
    answering(400, '{"refusal":{"code":"wrong-seat-count","allowed":[3,4,5]}}');
    expect(await myTables()).toEqual({ ok: false, refusal: { code: 'wrong-seat-count', allowed: [3, 4, 5] } });
  });

  it('a request says offline where no answer comes', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await becomeGuest()).toEqual({ ok: false, refusal: { code: 'offline' } });
  });

  it.each(['<html>Bad Gateway</html>', ''])('a request says offline where something else answers: %s', async (body) => {
    answering(502, body);
    expect(await becomeGuest()).toEqual({ ok: false, refusal: { code: 'offline', status: 502 } });
  });
});
