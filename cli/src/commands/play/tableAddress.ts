import { accepted, type Parsed, quoted, refused } from '@miaou/kit';
import { ID_SOURCE } from '@miaou/protocol';
import type { Flags } from '../../commandLine/flags.js';

/** A table and the server that owns it. */
export interface TableAddress {
  /** The server's origin, such as https://cats.example. */
  readonly server: string;
  readonly table: string;
}

const TABLE_PATH = new RegExp(`^/t/(?<table>${ID_SOURCE})(?:/|$)`);
const WEB_PROTOCOLS = ['http:', 'https:'];

const parseUrl = (typed: string): URL | undefined => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  return url !== undefined && WEB_PROTOCOLS.includes(url.protocol) ? url : undefined;
};

const parseInvite = (typed: string): Parsed<TableAddress> => {
  const url = parseUrl(typed);
  const table = TABLE_PATH.exec(url?.pathname ?? '')?.groups?.['table'];
  return url === undefined || table === undefined
    ? refused({ code: 'wrong-invite', found: quoted(typed) })
    : accepted({ server: url.origin, table });
};

/** A table's link holds both; otherwise server and table are given separately. */
export const parseTableAddress = ({ invite, server, table }: Flags): Parsed<TableAddress> => {
  if (typeof invite === 'string') return parseInvite(invite);
  if (typeof server !== 'string' || typeof table !== 'string') return refused({ code: 'table-not-named' });
  const url = parseUrl(server);
  return url === undefined
    ? refused({
        code: 'wrong-field',
        field: '--server',
        found: quoted(server),
        expected: 'such as https://cats.example',
      })
    : accepted({ server: url.origin, table });
};
