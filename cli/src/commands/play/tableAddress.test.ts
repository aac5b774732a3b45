import { describe, expect, it } from 'vitest';
import { parseTableAddress } from './tableAddress.js';

const TABLE = '9ref1oe_EDhrKGVl53jCUA';

describe('the address of a table', () => {
  it.each([
    [{ invite: `https://cats.example/t/${TABLE}` }, 'https://cats.example'],
    [{ invite: `http://127.0.0.1:8080/t/${TABLE}/replay/1?from=mail#top` }, 'http://127.0.0.1:8080'],
    [{ server: 'https://cats.example/', table: TABLE }, 'https://cats.example'],
  ])('the flags %j name a table at %s', (flags, server) => {
    expect(parseTableAddress(flags)).toEqual({ ok: true, value: { server, table: TABLE } });
  });

  it.each([
    [{}, 'table-not-named'],
    [{ server: 'https://cats.example' }, 'table-not-named'],
    [{ invite: 'cats' }, 'wrong-invite'],
    [{ invite: `ftp://cats.example/t/${TABLE}` }, 'wrong-invite'],
    [{ invite: 'https://cats.example/t/short' }, 'wrong-invite'],
    [{ server: 'mailto:cats', table: TABLE }, 'wrong-field'],
  ])('the flags %j are refused as %s', (flags, code) => {
    expect(parseTableAddress(flags)).toMatchObject({ ok: false, error: { code } });
  });
});
