import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which addresses the server may call for a push subscription. A visitor chooses them, so internal ones must be excluded. */
export interface PushAllowlist {
  readonly mayCall: (endpoint: URL) => boolean;
  /** How the name in an endpoint becomes an address; without it as usual. */
  readonly lookup?: LookupFunction;
}

/** Unassigned and private networks, and other notations of them (RFC 6890). */
const PRIVATE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
];
const PRIVATE_6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/32',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/** Apart, for one list of both takes every address of the old kind for one that is written in the new. */
const BLOCKED_4 = listOf(PRIVATE_4, 'ipv4');
const BLOCKED_6 = listOf(PRIVATE_6, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  return version === 4 ? !BLOCKED_4.check(address) : version === 6 && !BLOCKED_6.check(address, 'ipv6');
};

/** An address in place of a name would not be looked up, and so not be checked when it is called. No push service has one. */
const isName = ({ hostname }: URL): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');

const isPublicEndpoint = (endpoint: URL): boolean =>
  endpoint.protocol === 'https:' && endpoint.port === '' && endpoint.username === '' && isName(endpoint);

/** Checked at every call: the owner of a name may point it at another machine after it was taken in. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error === null ? addresses.filter(({ address }) => isPublicAddress(address)) : [];
    const [first] = open;
    if (error !== null) done(error, []);
    else if (first === undefined) done(new Error(`${hostname} is no public address`), []);
    else if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};

/** Push services of browsers are on the open network; what is on ours is none of a visitor's business. */
export const PUBLIC_ENDPOINTS: PushAllowlist = { mayCall: isPublicEndpoint, lookup: lookupPublic };
