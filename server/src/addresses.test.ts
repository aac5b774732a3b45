import { describe, expect, it } from 'vitest';
import { addressBits, parseNetwork, prefixOf } from './addresses.js';

const isIn = (address: string, network: string): boolean => {
  const [bits, range] = [addressBits(address), parseNetwork(network)];
  return bits !== undefined && range !== undefined && prefixOf(bits, range.length) === range.prefix;
};

describe('a range of addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['192.0.2.7/24', '192.0.2.0/24'],
    [' 10.1.2.3/8 ', '10.0.0.0/8'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['2001:0DB8:1:2:3::/48', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::1/128'],
  ])('%s is written %s', (typed, text) => {
    expect(parseNetwork(typed)?.text).toBe(text);
  });

  it.each([
    '',
    'cats.example',
    '10.0.0.0/7',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0/8',
    '::/0',
    '2001::/8',
    '::1/129',
    '1/8/8',
  ])('"%s" is no range that can be banned', (typed) => {
    expect(parseNetwork(typed)).toBeUndefined();
  });

  it.each([
    ['192.0.2.7', '192.0.2.0/24', true],
    ['::ffff:192.0.2.7', '192.0.2.0/24', true],
    ['192.0.3.7', '192.0.2.0/24', false],
    ['192.0.2.7', '192.0.2.7', true],
    ['2001:db8:1:2::9', '2001:db8:1::/48', true],
    ['2001:db8:2:2::9', '2001:db8:1::/48', false],
    ['::1', '::2/127', false],
    ['nobody', '10.0.0.0/8', false],
  ])('%s in %s: %s', (address, network, expected) => {
    expect(isIn(address, network)).toBe(expected);
  });
});
