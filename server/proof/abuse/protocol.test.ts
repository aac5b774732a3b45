import { join } from 'node:path';
import { LIMITS, PROTOCOL_VERSION } from '@miaou/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Guest, meet } from '../client/guest.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { frameBytes, type RawFrame, RawSocket } from './rawSocket.js';

const [CONTINUATION, TEXT, BINARY, CLOSE, PING] = [0, 1, 2, 8, 9] as const;
const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION });

const closing = (code: number, reason: string | Buffer = ''): RawFrame => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(code);
  return { opcode: CLOSE, payload: Buffer.concat([bytes, Buffer.from(reason)]) };
};

/** What RFC 6455 asks for. 1002: against the protocol; 1007: not UTF-8; 1009: too long. */
const CASES: readonly (readonly [string, readonly RawFrame[], number])[] = [
  ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode) => [`opcode ${opcode}`, [{ opcode }], 1002] as const),
  ...[0x40, 0x20, 0x10, 0x70].map(
    (reserved) => [`reserved bits ${reserved}`, [{ opcode: TEXT, payload: HELLO, reserved }], 1002] as const,
  ),
  ['an unmasked frame', [{ opcode: TEXT, payload: HELLO, isMasked: false }], 1002],
  ['a ping in pieces', [{ opcode: PING, isLast: false }], 1002],
  ['a ping of 126 bytes', [{ opcode: PING, payload: 'x'.repeat(126) }], 1002],
  ['a close in pieces', [{ opcode: CLOSE, isLast: false }], 1002],
  ['a close of one byte', [{ opcode: CLOSE, payload: 'x' }], 1002],
  ...[0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535].map(
    (code) => [`a close with code ${code}`, [closing(code)], 1002] as const,
  ),
  ['a close whose reason is not UTF-8', [closing(1000, Buffer.from([0xc0, 0xaf]))], 1007],
  ['a piece without a beginning', [{ opcode: CONTINUATION, payload: 'x' }], 1002],
  [
    'a message inside another',
    [
      { opcode: TEXT, payload: '{', isLast: false },
      { opcode: TEXT, payload: '}' },
    ],
    1002,
  ],
  ['text that is not UTF-8', [{ opcode: TEXT, payload: Buffer.from([0xff, 0xfe]) }], 1007],
  ['half a surrogate', [{ opcode: TEXT, payload: Buffer.from([0xed, 0xa0, 0x80]) }], 1007],
  [
    'a letter cut off between two pieces',
    [
      { opcode: TEXT, payload: Buffer.from([0xc3]), isLast: false },
      { opcode: CONTINUATION, payload: Buffer.from([0x28]) },
    ],
    1007,
  ],
  ['a frame beyond the limit', [{ opcode: TEXT, payload: 'x'.repeat(LIMITS.frameBytes + 1) }], 1009],
  ['a binary frame beyond the limit', [{ opcode: BINARY, payload: 'x'.repeat(70_000) }], 1009],
  ['a frame that claims 2⁵⁰ bytes', [{ opcode: TEXT, payload: 'x', claims: 2 ** 50 }], 1009],
  ['a frame that claims 2⁶² bytes', [{ opcode: TEXT, payload: 'x', claims: 2 ** 62 }], 1009],
  [
    'small pieces of a message beyond the limit',
    [
      { opcode: TEXT, payload: 'x'.repeat(5000), isLast: false },
      { opcode: CONTINUATION, payload: 'x'.repeat(5000), isLast: false },
    ],
    1009,
  ],
  ['an honest close', [closing(1000, 'bye')], 1000],
  ['a close of our own range', [closing(4999)], 4999],
];

describe('sockets that break the protocol', () => {
  const build = useServerBuild();
  let server: ServerProcess;
  let guest: Guest;
  beforeAll(async () => {
    server = await ServerProcess.start(build(), { file: join(build().folder, 'abuse.db'), speed: 1000 });
    guest = await meet(server.port);
  });
  afterAll(() => server.stop());

  it.each(CASES)('%s', async (_, frames, code) => {
    const socket = await RawSocket.open(server.port, guest);
    for (const frame of frames) socket.write(frameBytes(frame));
    expect(await socket.closeCode()).toBe(code);
  });

  it('sockets that break the protocol leave the server without a fault, and it accepts new ones', async () => {
    expect(server.faults()).toEqual([]);
    expect(await call(server.port, { method: 'GET', path: '/healthz' })).toMatchObject({ status: 200 });
  });
});
