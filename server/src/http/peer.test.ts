import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { peerOf } from './peer.js';

const request = (remoteAddress: string, headers: { [name: string]: string } = {}): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the address that limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s: a whole /64 is one customer', (remote, address) => {
    expect(peerOf(request(remote), false).address).toBe(address);
  });

  it.each([
    ['203.0.113.9', true, '203.0.113.9'],
    ['10.0.0.1, 203.0.113.9', true, '203.0.113.9'],
    ['203.0.113.9, not an address', true, '127.0.0.1'],
    ['', true, '127.0.0.1'],
    ['203.0.113.9', false, '127.0.0.1'],
  ])('behind "%s" with a proxy: %s is %s', (forwarded, isBehindProxy, address) => {
    expect(peerOf(request('127.0.0.1', { 'x-forwarded-for': forwarded }), isBehindProxy).address).toBe(address);
  });
});

describe('a program of this machine', () => {
  it.each([
    ['127.0.0.1', {}, false, true],
    ['::1', {}, false, true],
    ['::ffff:127.0.0.1', {}, false, true],
    ['192.0.2.7', {}, false, false],
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, false, false],
    ['127.0.0.1', { via: '1.1 proxy' }, false, false],
    ['127.0.0.1', {}, true, false],
  ])('%s with %j, behind a proxy %s: %s', (remote, headers, isBehindProxy, isLocal) => {
    expect(peerOf(request(remote, headers), isBehindProxy).isLocal).toBe(isLocal);
  });
});
