import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miaou } from '../../testing/miaou.js';
import { AnswerFailure, openAddress } from './openAddress.js';

const TABLE = 'A_Table_Of_Miaou_22_Ab';
const RECORD = '{"format":"miaou-record/1","game":"felix"}\n';

const ANSWERS: { readonly [path: string]: RequestListener } = {
  [`/api/tables/${TABLE}/records/2`]: (_, response) => void response.end(RECORD),
  '/page': (_, response) =>
    void response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>\n'),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write(RECORD, () => response.destroy());
  },
  '/begun': (_, response) => void response.write(RECORD),
  '/api/me': (_, response) => void response.setHeader('set-cookie', 'miaou=guest; HttpOnly').end('{}'),
  '/guests': ({ headers }, response) =>
    void response.writeHead(headers.cookie === 'miaou=guest' ? 200 : 401).end(RECORD),
  '/headers': ({ headers }, response) => void response.end(JSON.stringify(headers)),
  '/silent': () => {},
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What is read at an address, or why nothing is. */
const readAt = async (address: string, patience?: number) => {
  const opened = await openAddress(address, patience);
  if (!opened.ok) return opened.error;
  return text(opened.value.chunks).catch((error: unknown) => {
    if (error instanceof AnswerFailure) return error.refusal;
    throw error;
  });
};

const linkTo = (packed: Uint8Array): string =>
  `https://cats.example/replay/m/1/0#${Buffer.from(packed).toString('base64url')}`;

describe('an address', () => {
  it('an address is not told the token of the environment, whoever is there', async () => {
    vi.stubEnv('MIAOU_TOKEN', 'secret-of-mine');
    expect(await readAt(`${origin}/headers`)).not.toContain('secret-of-mine');
    vi.unstubAllEnvs();
  });

  it.each([`/api/tables/${TABLE}/records/2`, `/t/${TABLE}/m/2/17/spectator`, `/t/${TABLE}/r/2`])(
    'leads to the record, also where it is that of a page: %s',
    async (path) => {
      expect(await readAt(`${origin}${path}`)).toBe(RECORD);
    },
  );

  it('an address is asked for as a guest where the server wants to know who asks', async () => {
    expect(await readAt(`${origin}/guests`)).toBe(RECORD);
  });

  it('of a link that holds its match needs no server', async () => {
    expect(await readAt(linkTo(deflateRawSync(RECORD)))).toBe(RECORD);
  });

  it('of a damaged link, or of one that unpacks to far too much, holds no match', async () => {
    const packed = deflateRawSync(RECORD);
    for (const link of [linkTo(packed.subarray(0, 20)), linkTo(deflateRawSync(Buffer.alloc(60_000_000, ' ')))])
      expect(await readAt(link)).toEqual({ code: 'link-damaged' });
  });

  it('without a record is told by what is there', async () => {
    expect(await readAt(`${origin}/none`)).toMatchObject({ code: 'no-record-there', reason: '404' });
    expect(await readAt(`${origin}/page`)).toMatchObject({ code: 'no-record-there', reason: 'text/html' });
  });

  it('an address is given up where nothing comes, before an answer and in the midst of one', async () => {
    expect(await readAt(`${origin}/silent`, 50)).toMatchObject({ code: 'answer-slow', seconds: 0.05 });
    expect(await readAt(`${origin}/begun`, 500)).toMatchObject({ code: 'answer-slow', seconds: 0.5 });
  });

  it('whose answer breaks off ends the command with a sentence', async () => {
    const { code, stderr } = await miaou(['verify', `${origin}/cut`]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('/cut stopped in the middle of its answer')]);
  });
});
