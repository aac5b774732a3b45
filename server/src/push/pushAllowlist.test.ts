import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, PUBLIC_ENDPOINTS } from './pushAllowlist.js';

describe('the push allowlist', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::8'])(
    'the push allowlist includes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('the push allowlist excludes %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://push.example:8443/abc', false],
    ['https://me@push.example/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://8.8.8.8/abc', false],
    ['https://[2606:4700::1111]/abc', false],
    ['https://0x7f000001/abc', false],
    ['https://2130706433/abc', false],
    ['https://localhost/abc', false],
    ['https://intranet/abc', false],
    ['ftp://push.example/abc', false],
  ])('the push allowlist accepts %s: %s', (endpoint, may) => {
    expect(PUBLIC_ENDPOINTS.mayCall(new URL(endpoint))).toBe(may);
  });

  it.each([true, false])(
    'the push allowlist does not follow a name that points at this machine, all addresses asked for: %s',
    async (all) => {
      const found = await new Promise<[Error | null, string | LookupAddress[]]>((resolve) => {
        PUBLIC_ENDPOINTS.lookup?.('localhost', { all }, (error, address) => resolve([error, address]));
      });
      expect(found[0]?.message).toBe('localhost is no public address');
      expect(found[1]).toEqual([]);
    },
  );
});
