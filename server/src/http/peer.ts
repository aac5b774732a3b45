import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import { addressBits, isIpv4, prefixOf } from '../addresses.js';

/** The other end of a request. */
export interface Peer {
  /** What limits are counted by. Never logged. */
  readonly address: string;
  /** The address itself, for bans. Never logged, never stored. */
  readonly ip: string;
  /** Whether the way to the browser is encrypted. */
  readonly isHttps: boolean;
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim();

/** One customer has a whole /64 of IPv6: by single addresses no limit would ever hold. */
export const limitedAddress = (ip: string): string => {
  if (isIPv4(ip)) return ip;
  const bits = addressBits(ip);
  if (bits === undefined) return ip;
  if (isIpv4(bits)) return ip.replace(/^::ffff:/i, '');
  const network = prefixOf(bits, 64);
  const groups = [48n, 32n, 16n, 0n].map((shift) => ((network >> shift) & 0xffffn).toString(16));
  return `${groups.join(':')}::/64`;
};

/** A proxy adds what it saw itself at the end of a list; whatever stands before that is the client's own claim. */
export const peerOf = ({ headers, socket }: IncomingMessage, isBehindProxy: boolean): Peer => {
  const own = socket.remoteAddress ?? 'unknown';
  const forwarded = isBehindProxy ? lastOf(headers['x-forwarded-for']) : undefined;
  const ip = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : own;
  return {
    address: limitedAddress(ip),
    ip,
    isHttps: isBehindProxy && lastOf(headers['x-forwarded-proto']) === 'https',
  };
};
