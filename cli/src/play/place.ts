import { accepted, type Parsed, quoted, refused } from '@miaou/kit';
import type { Flags } from '../flags.js';

/** Where to play. */
export interface Place {
  /** The server's origin, such as https://cats.example. */
  readonly server: string;
  readonly table: string;
}

const TABLE_PATH = /^\/t\/(?<table>[\w-]{22})(?:\/|$)/;
const WEB = ['http:', 'https:'];

const parseUrl = (typed: string): URL | undefined => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  return url !== undefined && WEB.includes(url.protocol) ? url : undefined;
};

const placeOfInvite = (typed: string): Parsed<Place> => {
  const url = parseUrl(typed);
  const table = TABLE_PATH.exec(url?.pathname ?? '')?.groups?.['table'];
  return url === undefined || table === undefined
    ? refused({ code: 'wrong-invite', found: quoted(typed) })
    : accepted({ server: url.origin, table });
};

/** The link of a table says both; otherwise the server and the table are named apart. */
export const parsePlace = ({ invite, server, table }: Flags): Parsed<Place> => {
  if (typeof invite === 'string') return placeOfInvite(invite);
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
