import { accepted, type Parsed, refused } from '@miaou/kit';
import { guestCookie } from '../../input/guestCookie.js';

const reasonOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** A request of a guest who is known by a cookie. */
const ask = (server: string, method: string, path: string, cookie: string, body?: object): Promise<Response> =>
  fetch(server + path, {
    method,
    headers: { origin: server, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Comes as a new guest; the token by which a program is known from then on. */
export const enterAsGuest = async (server: string, name: string | undefined): Promise<Parsed<string>> => {
  try {
    const cookie = await guestCookie(server);
    if (name !== undefined) await ask(server, 'PATCH', '/api/me', cookie, { name });
    const answer = await ask(server, 'POST', '/api/me/tokens', cookie);
    const { token } = (await answer.json()) as { token?: unknown };
    return typeof token === 'string'
      ? accepted(token)
      : refused({ code: 'no-server', server, reason: String(answer.status) });
  } catch (error) {
    return refused({ code: 'no-server', server, reason: reasonOf(error) });
  }
};
