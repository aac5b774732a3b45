import { isIP } from 'node:net';

const BITS = 128;

/** IPv4 addresses are counted as the IPv6 addresses that stand for them: ::ffff:0:0/96. */
const IPV4_START = 0xffffn << 32n;
const IPV4_PREFIX = 96;

const ipv4Bits = (text: string): bigint => text.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);

const groupsIn = (text: string): bigint[] => (text === '' ? [] : text.split(':').map((group) => BigInt(`0x${group}`)));

/** The last 32 bits may be written as an IPv4 address. */
const withoutDots = (text: string): string =>
  text.replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const bits = ipv4Bits(dotted);
    return `${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`;
  });

const ipv6Bits = (text: string): bigint => {
  const [head = '', tail] = withoutDots(text).split('::');
  const [before, after] = [groupsIn(head), groupsIn(tail ?? '')];
  const zeroes = Array.from({ length: 8 - before.length - after.length }, () => 0n);
  return [...before, ...zeroes, ...after].reduce((bits, group) => (bits << 16n) | group, 0n);
};

/** An address as 128 bits; undefined if it is none. */
export const addressBits = (address: string): bigint | undefined => {
  const [plain = ''] = address.split('%', 1);
  const family = isIP(plain);
  if (family === 0) return undefined;
  return family === 4 ? IPV4_START | ipv4Bits(plain) : ipv6Bits(plain);
};

export const isIpv4 = (bits: bigint): boolean => bits >> 32n === 0xffffn;

/** The first bits of an address, to be compared with those of others. */
export const prefixOf = (bits: bigint, length: number): bigint => bits >> BigInt(BITS - length);

/** A range of addresses. */
export interface Network {
  /** How many of the 128 bits its addresses share. */
  readonly length: number;
  readonly prefix: bigint;
  /** In CIDR, always spelt the same way. */
  readonly text: string;
}

/** A shorter prefix would cut off whole continents: it is a slip of the finger. */
const SHORTEST = { ipv4: 8, ipv6: 16 } as const;

const ipv4Text = (bits: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (bits >> shift) & 0xffn).join('.');

/** The platform knows how an IPv6 address is written shortest. */
const ipv6Text = (bits: bigint): string => {
  const groups = Array.from({ length: 8 }, (_, index) => ((bits >> BigInt(112 - 16 * index)) & 0xffffn).toString(16));
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
};

const networkWith = (bits: bigint, length: number): Network => {
  const prefix = prefixOf(bits, length);
  const start = prefix << BigInt(BITS - length);
  const text = isIpv4(bits) ? `${ipv4Text(start)}/${length - IPV4_PREFIX}` : `${ipv6Text(start)}/${length}`;
  return { length, prefix, text };
};

/** Reads a range in CIDR, or one address; undefined if it is neither, or far too wide. */
export const parseNetwork = (typed: string): Network | undefined => {
  const [, address = '', lengthText] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(typed.trim()) ?? [];
  const bits = addressBits(address);
  if (bits === undefined) return undefined;
  const offset = address.includes(':') ? 0 : IPV4_PREFIX;
  const length = lengthText === undefined ? BITS : Number(lengthText) + offset;
  const shortest = isIpv4(bits) ? SHORTEST.ipv4 + IPV4_PREFIX : SHORTEST.ipv6;
  return length < shortest || length > BITS ? undefined : networkWith(bits, length);
};
