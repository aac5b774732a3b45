import type { IncomingMessage } from 'node:http';
import type { Person } from '../live/connection.js';
import type { Reply } from './reply.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A request as a route sees it. */
export interface Call {
  readonly request: IncomingMessage;
  /** The parts of the path that the route left open, in order. */
  readonly parts: readonly string[];
  /** Undefined where nobody is known by cookie or token. */
  readonly person: Person | undefined;
  /** The parsed body; undefined for GET. */
  readonly body: unknown;
}

/** One address. `:` stands for a part that is left open: `/api/tables/:`. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly answer: (call: Call) => Reply | Promise<Reply>;
}

/** Finds the route for an address, with its open parts. A path that exists under another method is told apart for a clear answer. */
export const findRoute = (
  routes: readonly Route[],
  method: string,
  path: string,
): { readonly route: Route; readonly parts: readonly string[] } | 'absent' | 'wrong-method' => {
  let isKnown = false;
  for (const route of routes) {
    const parts = matchPath(route.path, path);
    if (parts === undefined) continue;
    if (route.method === method) return { route, parts };
    isKnown = true;
  }
  return isKnown ? 'wrong-method' : 'absent';
};

const matchPath = (pattern: string, path: string): string[] | undefined => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: string[] = [];
  for (const [index, want] of wanted.entries()) {
    const part = given[index] ?? '';
    if (want === ':') parts.push(part);
    else if (want !== part) return undefined;
  }
  return parts;
};
