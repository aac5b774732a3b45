import { type Chance, drawn } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { type Guest, originOf } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { drawBytes, drawText, garble, mutateJson } from './hostile.js';

const METHODS = ['GET', 'POST', 'PATCH', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'BREW'] as const;

const pathsWith = (table: string): readonly string[] => [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/socket',
  '/api/me',
  '/api/me/tokens',
  '/api/me/codes',
  '/api/codes',
  '/api/me/tables',
  '/api/games',
  '/api/lobby',
  '/api/tables',
  `/api/tables/${table}/records/1`,
  '/api/admin/status',
  '/api/admin/tables',
  '/api/../../etc/passwd',
  '/%00',
  '/api/tables/%2e%2e/records/1',
  '//api//me',
  '/api/tables/__proto__/records/constructor',
];

const BODIES: readonly object[] = [{ settings: MATCHES[0] }, { name: 'Cat' }, { code: 'ABCDEFGHJK' }, {}];

const drawBody = (chance: Chance): string => {
  const kind = chance.below(4);
  if (kind === 0) return '';
  if (kind === 1) return drawText(chance);
  const body = drawn(BODIES, chance);
  return JSON.stringify(kind === 2 ? body : mutateJson(body, chance)) ?? '';
};

const headerLines = (port: number, guest: Guest, length: number, chance: Chance): string[] => {
  const lines = [`host: 127.0.0.1:${port}`, `content-length: ${chance.below(20) === 0 ? length + 7 : length}`];
  if (chance.below(4) > 0) lines.push(`origin: ${originOf(port)}`);
  if (chance.below(4) > 0) lines.push(`cookie: ${guest.cookie}`);
  const odd = [
    'connection: upgrade\r\nupgrade: websocket',
    'transfer-encoding: chunked',
    'expect: 100-continue',
    'cookie: miaou=%zz; =; miaou',
    'authorization: Bearer x',
    `x-long: ${'y'.repeat(2000)}`,
    'x-forwarded-for: 1.2.3.4, , ::1',
  ];
  if (chance.below(5) === 0) lines.push(drawn(odd, chance));
  return lines;
};

/** A request that may be anything, as bytes on the wire. */
export const drawRequest = (port: number, guest: Guest, table: TableId, chance: Chance): Buffer => {
  if (chance.below(20) === 0) return drawBytes(chance);
  const body = drawBody(chance);
  const method = drawn(METHODS.slice(0, chance.below(3) === 0 ? METHODS.length : 3), chance);
  const head = [`${method} ${drawn(pathsWith(table), chance)} HTTP/1.1`];
  const text = [...head, ...headerLines(port, guest, Buffer.byteLength(body), chance), '', body].join('\r\n');
  return Buffer.from(chance.below(4) === 0 ? garble(text, chance) : text);
};
