import { parseCookie, stringifySetCookie } from 'cookie';

const PLAIN_NAME = 'miaou';

/** Browsers take a cookie of such a name only over https, for this host alone: no sister domain can plant one. */
const HOST_NAME = '__Host-miaou';

/** The secret that a browser shows. */
export interface ShownCookie {
  readonly secret: string;
  /** Over https, where a sister domain could have planted it: good only for secrets that are as old as the name. */
  readonly hasOldName: boolean;
}

/** The secret in a request's cookies. */
export const secretIn = (cookieHeader: string | undefined, isHttps: boolean): ShownCookie | undefined => {
  const cookies = parseCookie(cookieHeader ?? '');
  const own = isHttps ? cookies[HOST_NAME] : undefined;
  const secret = own ?? cookies[PLAIN_NAME];
  return secret === undefined ? undefined : { secret, hasOldName: isHttps && own === undefined };
};

/** Scripts cannot read it, other sites cannot send it along, and over https it never travels in the clear. */
const cookie = (name: string, value: string, milliseconds: number, isHttps: boolean): string =>
  stringifySetCookie({
    name,
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
    maxAge: milliseconds / 1000,
  });

/** Over https the cookie of the old name goes when the new one comes. */
export const cookiesWith = (secret: string, milliseconds: number, isHttps: boolean): string[] =>
  isHttps
    ? [cookie(HOST_NAME, secret, milliseconds, true), cookie(PLAIN_NAME, '', 0, true)]
    : [cookie(PLAIN_NAME, secret, milliseconds, false)];

/** Takes the cookie away again. */
export const noCookies = (isHttps: boolean): string[] => cookiesWith('', 0, isHttps);
