import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { peerOf } from './peer.js';

const request = (remoteAddress: string, headers: { [name: string]: string } = {}): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the address that bans are compared with', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', {}, false, '2001:db8:1:2:3:4:5:6'],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, true, '203.0.113.9'],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false, '127.0.0.1'],
  ])('the address of %s with %j, behind a proxy %s, is %s', (remote, headers, isBehindProxy, ip) => {
    expect(peerOf(request(remote, headers), isBehindProxy).ip).toBe(ip);
  });
});

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
  ])('limits count %s as %s: a whole /64 is one customer', (remote, address) => {
    expect(peerOf(request(remote), false).address).toBe(address);
  });

  it.each([
    ['203.0.113.9', true, '203.0.113.9'],
    ['10.0.0.1, 203.0.113.9', true, '203.0.113.9'],
    ['203.0.113.9, not an address', true, '127.0.0.1'],
    ['', true, '127.0.0.1'],
    ['203.0.113.9', false, '127.0.0.1'],
  ])('limits count "%s" with a proxy: %s as %s', (forwarded, isBehindProxy, address) => {
    expect(peerOf(request('127.0.0.1', { 'x-forwarded-for': forwarded }), isBehindProxy).address).toBe(address);
  });
});
