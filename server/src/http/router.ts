import type { IncomingMessage } from 'node:http';
import type { KnownPerson } from '../people/identity.js';
import type { Peer } from './peer.js';
import type { Reply } from './reply.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as a route sees it. */
export interface Call {
  readonly headers: IncomingMessage['headers'];
  readonly peer: Peer;
  /** The parts of the path that the route left open, in order. */
  readonly parts: readonly string[];
  /** Undefined where nobody is known by cookie or token. */
  readonly person: KnownPerson | undefined;
  /** The parsed body; undefined where there is none. */
  readonly body: unknown;
}

/** One address. `:` stands for a part that is left open: `/api/tables/:`. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly answer: (call: Call) => Reply | Promise<Reply>;
}

export interface Found {
  readonly route: Route;
  readonly parts: readonly string[];
}

interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** The open parts of a path that fits, in order. */
const matchPath = (segments: readonly string[], given: readonly string[]): string[] | undefined => {
  if (segments.length !== given.length) return undefined;
  const parts: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const part = given[index] ?? '';
    if (segment === ':') parts.push(part);
    else if (segment !== part) return undefined;
  }
  return parts;
};

/** All addresses of the house. */
export class Router {
  private readonly patterns: readonly Pattern[];

  constructor(routes: readonly Route[]) {
    this.patterns = routes.map((route) => ({ route, segments: route.path.split('/') }));
  }

  /** The route for an address; where there are only some for other methods, those methods. */
  find(method: string, path: string): Found | { readonly allowed: readonly Method[] } {
    const given = path.split('/');
    const wanted = method === 'HEAD' ? 'GET' : method;
    const allowed: Method[] = [];
    for (const { route, segments } of this.patterns) {
      const parts = matchPath(segments, given);
      if (parts === undefined) continue;
      if (route.method === wanted) return { route, parts };
      allowed.push(route.method);
    }
    return { allowed };
  }
}
