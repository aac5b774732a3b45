import { describe, expect, it } from 'vitest';
import { plain } from './reply.js';
import { type Route, Router } from './router.js';

const route = (method: Route['method'], path: string): Route => ({ method, path, answer: () => plain(200, path) });

const router = new Router([
  route('GET', '/api/tables'),
  route('POST', '/api/tables'),
  route('GET', '/api/tables/:table/records/:match'),
]);

const found = (method: string, path: string): unknown => {
  const result = router.find(method, path);
  return 'route' in result ? [result.route.method, result.route.path, result.params] : result.allowed;
};

describe('the router', () => {
  it.each([
    ['GET', '/api/tables', ['GET', '/api/tables', {}]],
    ['HEAD', '/api/tables', ['GET', '/api/tables', {}]],
    ['POST', '/api/tables', ['POST', '/api/tables', {}]],
    ['GET', '/api/tables/x/records/7', ['GET', '/api/tables/:table/records/:match', { table: 'x', match: '7' }]],
    ['GET', '/api/tables//records/', ['GET', '/api/tables/:table/records/:match', { table: '', match: '' }]],
    ['PUT', '/api/tables', ['GET', 'POST']],
    ['constructor', '/api/tables', ['GET', 'POST']],
    ['GET', '/api/tables/', []],
    ['GET', '/api/tables/x', []],
    ['GET', '/api/__proto__', []],
    ['GET', '//api/tables', []],
  ])('the router finds for %s %s: %j', (method, path, expected) => {
    expect(found(method, path)).toEqual(expected);
  });
});
