import { type OutgoingHttpHeaders, request } from 'node:http';
import type { PersonId, Settings, TableId } from '@miaou/table';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly text: string;
}

export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The address of this machine to call from: limits are counted by it. */
  readonly from?: string;
}

/** For any one answer, also on a busy machine: in milliseconds. */
const LONGEST_WAIT = 30_000;

/** Makes one request. An upgrade that is granted is an answer like any other; its connection is closed. */
export const call = (port: number, { method, path, headers, body, from }: HttpCall): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false as const };
    const outgoing = request({ ...options, ...(from === undefined ? {} : { localAddress: from }) }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      incoming.on('error', reject).on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
      });
    });
    outgoing.on('upgrade', ({ statusCode = 0, headers: given }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers: given, text: '' });
    });
    outgoing.setTimeout(LONGEST_WAIT, () => {
      outgoing.destroy(new Error(`${method} ${path} was not answered within ${LONGEST_WAIT / 1000} s`));
    });
    outgoing.on('error', reject).end(body);
  });

/** Somebody whom the server knows. */
export interface Guest {
  readonly person: PersonId;
  readonly cookie: string;
  readonly from: string;
}

export const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The headers of a page of the server itself. */
export const pageHeaders = (port: number, guest?: Guest): { [name: string]: string } => ({
  origin: originOf(port),
  ...(guest === undefined ? {} : { cookie: guest.cookie }),
});

export const meet = async (port: number, from = '127.0.0.1'): Promise<Guest> => {
  const answer = await call(port, { method: 'POST', path: '/api/me', headers: pageHeaders(port), from });
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  if (answer.status !== 200) throw new Error(`nobody was welcomed: ${answer.text}`);
  const { person } = JSON.parse(answer.text) as { person: PersonId };
  return { person, cookie: cookie.split(';', 1)[0] ?? '', from };
};

export const openTable = async (port: number, guest: Guest, settings: Settings): Promise<TableId> => {
  const body = JSON.stringify({ settings });
  const headers = pageHeaders(port, guest);
  const answer = await call(port, { method: 'POST', path: '/api/tables', headers, body, from: guest.from });
  if (answer.status !== 201) throw new Error(`no table was opened: ${answer.text}`);
  return (JSON.parse(answer.text) as { table: TableId }).table;
};
