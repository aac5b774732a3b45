import type { Refusal } from '@miaou/kit';
import type { Me, OwnTable, ReportReason } from '@miaou/protocol';
import type { Settings, TableId } from '@miaou/table';

/** What the server says to a request. Where it says nothing, the refusal's code is `offline`. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** A code that carries a person to another device, and the moment until which it does. */
export interface SeatCode {
  readonly code: string;
  readonly until: number;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

const requestOf = (method: Method, body: unknown, secret: string | undefined): RequestInit => ({
  method,
  credentials: 'same-origin',
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  headers: {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
  },
});

const jsonIn = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

const refusalIn = (answer: unknown): Refusal | undefined =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer ? (answer.refusal as Refusal) : undefined;

/** A gateway between page and server may answer in its own words, which say no more than that the server is away. */
const readReply = async <T>(response: Response): Promise<Reply<T>> => {
  const answer = await jsonIn(response).catch(() => undefined);
  if (response.ok && answer !== undefined) return { ok: true, value: answer as T };
  return { ok: false, refusal: refusalIn(answer) ?? { code: 'offline', status: response.status } };
};

/** Asks the server for something; with the operator's secret, as the operator. */
export const ask = async <T>(method: Method, path: string, body?: unknown, secret?: string): Promise<Reply<T>> => {
  const response = await fetch(path, requestOf(method, body, secret)).catch(() => undefined);
  return response === undefined ? { ok: false, refusal: { code: 'offline' } } : readReply<T>(response);
};

const mapped = <A, B>(reply: Reply<A>, change: (value: A) => B): Reply<B> =>
  reply.ok ? { ok: true, value: change(reply.value) } : reply;

/** The person of this browser; a new browser becomes a guest. */
export const becomeGuest = (): Promise<Reply<Me>> => ask('POST', '/api/me');

export const rename = (name: string): Promise<Reply<Me>> => ask('PATCH', '/api/me', { name });

export const openTable = async (settings: Settings): Promise<Reply<TableId>> =>
  mapped(await ask<{ table: TableId }>('POST', '/api/tables', { settings }), ({ table }) => table);

/** The tables at which this person sits or whose host they are. */
export const myTables = async (): Promise<Reply<readonly OwnTable[]>> =>
  mapped(await ask<{ tables: readonly OwnTable[] }>('GET', '/api/me/tables'), ({ tables }) => tables);

/** A code for another device. */
export const seatCode = (): Promise<Reply<SeatCode>> => ask('POST', '/api/me/codes');

/** Makes this device the person's whose code it is. */
export const useCode = (code: string): Promise<Reply<Me>> => ask('POST', '/api/codes', { code });

export const logOutEverywhere = (): Promise<Reply<{ readonly ended: number }>> =>
  ask('POST', '/api/me/logout-everywhere');

/** All that the server has stored of this person. */
export const exportData = (): Promise<Reply<object>> => ask('GET', '/api/me/export');

/** The server forgets this person. */
export const erase = (): Promise<Reply<{ readonly erased: true }>> => ask('DELETE', '/api/me');

/** Tells the operator of somebody at a table. */
export const reportPerson = (
  table: string,
  report: { readonly person: string; readonly reason: ReportReason; readonly text: string },
): Promise<Reply<unknown>> => ask('POST', `/api/tables/${table}/reports`, report);
