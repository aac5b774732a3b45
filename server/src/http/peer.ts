import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Who is at the other end of a request. */
export interface Peer {
  /** What limits are counted by. Never logged. */
  readonly address: string;
  /** Whether the way to the browser is encrypted. */
  readonly isHttps: boolean;
  /** A program on this very machine, not somebody whom a proxy lets through. */
  readonly isLocal: boolean;
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim();

/** One customer has a whole /64 of IPv6: by single addresses no limit would ever hold. */
const limitedAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 6 ? networkOf(plain) : plain;
};

const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeroes = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - after.length }, () => '0');
  const network = [...groups, ...zeroes, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Left by proxies, also by those that the settings do not know of. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** A proxy adds what it saw itself at the end of a list; whatever stands before that is the client's own claim. */
export const peerOf = ({ headers, socket }: IncomingMessage, isBehindProxy: boolean): Peer => {
  const own = socket.remoteAddress ?? 'unknown';
  const told = isBehindProxy ? lastOf(headers['x-forwarded-for']) : undefined;
  return {
    address: limitedAddress(told !== undefined && isIP(told) !== 0 ? told : own),
    isHttps: isBehindProxy && lastOf(headers['x-forwarded-proto']) === 'https',
    isLocal: !isBehindProxy && isLoopback(own) && FORWARDED.every((name) => headers[name] === undefined),
  };
};
