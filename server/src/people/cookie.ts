import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'miaou';

/** The secret in a request's cookies. */
export const secretIn = (cookieHeader: string | undefined): string | undefined =>
  cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[NAME];

/** Scripts cannot read it, other sites cannot send it along, and over https it never travels in the clear. */
const cookie = (value: string, milliseconds: number, isHttps: boolean): string =>
  stringifySetCookie({
    name: NAME,
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
    maxAge: milliseconds / 1000,
  });

export const cookieWith = cookie;

/** Takes the cookie away again. */
export const noCookie = (isHttps: boolean): string => cookie('', 0, isHttps);
