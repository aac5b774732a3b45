import type { IncomingMessage } from 'node:http';
import type { KnownPerson, SignIn } from '../people/identity.js';
import type { Peer } from './peer.js';
import type { Reply } from './reply.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The values of a path's named parts: for `/api/tables/:table` the field `table`. */
type PathParams = { readonly [name: string]: string };

/** A request as a route gets it. */
export interface Call {
  readonly headers: IncomingMessage['headers'];
  readonly peer: Peer;
  readonly params: PathParams;
  /** Undefined if no cookie or token identifies a person. */
  readonly person: KnownPerson | undefined;
  /** The secret by which the person is known. */
  readonly signIn: SignIn | undefined;
  /** The parsed body; undefined if there is none. */
  readonly body: unknown;
}

/** One address. A part that begins with `:` matches anything: `/api/tables/:table`. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly answer: (call: Call) => Reply | Promise<Reply>;
  /** For the operator alone. To everybody else its address looks absent: it is not even named as a method that would be allowed. */
  readonly isHidden?: boolean;
  /** Not for programs: a token must not be able to make others, or to end its person's signIns. */
  readonly isForBrowser?: boolean;
}

export const hidden = (routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({ ...route, isHidden: true }));

/** What comes before a part that differs from request to request: `/api/tables` for each of its tables. */
const beginningOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** The address of a request as one of few names, for counting: what is no route is the page and its files. */
export const routeNames = (routes: readonly Route[]): ((path: string) => string) => {
  const known = new Set(routes.map(({ path }) => beginningOf(path)));
  return (path) => (known.has(beginningOf(path)) ? beginningOf(path) : 'page');
};

export interface Found {
  readonly route: Route;
  readonly params: PathParams;
}

interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** The named parts of a path; undefined if it does not match. */
const matchPath = (segments: readonly string[], given: readonly string[]): PathParams | undefined => {
  if (segments.length !== given.length) return undefined;
  const params: [name: string, value: string][] = [];
  for (const [index, segment] of segments.entries()) {
    const part = given[index] ?? '';
    if (segment.startsWith(':')) params.push([segment.slice(1), part]);
    else if (segment !== part) return undefined;
  }
  return Object.fromEntries(params);
};

/** Finds the route for a request. */
export class Router {
  readonly #patterns: readonly Pattern[];

  constructor(routes: readonly Route[]) {
    this.#patterns = routes.map((route) => ({ route, segments: route.path.split('/') }));
  }

  /** The route for an address; if it has routes for other methods only, those methods. */
  find(method: string, path: string): Found | { readonly allowed: readonly Method[] } {
    const given = path.split('/');
    const wanted = method === 'HEAD' ? 'GET' : method;
    const allowed: Method[] = [];
    for (const { route, segments } of this.#patterns) {
      const params = matchPath(segments, given);
      if (params === undefined) continue;
      if (route.method === wanted) return { route, params };
      if (route.isHidden !== true) allowed.push(route.method);
    }
    return { allowed };
  }
}
