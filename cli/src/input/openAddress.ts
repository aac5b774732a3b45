import { inflateRawSync } from 'node:zlib';
import { accepted, type Parsed, type Refusal, refused } from '@miaou/kit';
import { ID_SOURCE } from '@miaou/protocol';
import { guestCookie } from './guestCookie.js';

type Opened = Parsed<{ readonly chunks: AsyncIterable<Uint8Array> }>;

/** Why the rest of an answer cannot be read, although it had begun. */
export class AnswerFailure extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Milliseconds for which a server may send nothing. */
const PATIENCE = 30_000;
/** What the match in a link may unpack to: some bytes can stand for a million times as many. */
const LONGEST_LINKED = 1_000_000;

const MATCH_PAGE = new RegExp(`^/t/(?<table>${ID_SOURCE})/[mr]/(?<match>[1-9]\\d*)(?:/|$)`);
const LINKED_MATCH = /^\/replay(?:\/|$)/;

export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** Where the record of the match is that a page shows: a link is copied from there. */
const recordAddress = (url: URL): string => {
  const { table, match } = MATCH_PAGE.exec(url.pathname)?.groups ?? {};
  return table === undefined ? url.href : `${url.origin}/api/tables/${table}/records/${match}`;
};

/** The record that a link holds by itself. */
const openLinked = (packed: string): Opened => {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LONGEST_LINKED });
    return accepted({
      chunks: (async function* () {
        yield text;
      })(),
    });
  } catch {
    return refused({ code: 'link-damaged' });
  }
};

/** Gives up where nothing comes for too long. */
class Patience {
  readonly #address: string;
  readonly #milliseconds: number;
  readonly #abort = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(address: string, milliseconds: number) {
    this.#address = address;
    this.#milliseconds = milliseconds;
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abort.abort(), this.#milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** What an error means that ended the request. */
  refusalOf(error: unknown, code: 'no-server' | 'answer-cut-off'): Refusal {
    return this.signal.aborted
      ? { code: 'answer-slow', server: this.#address, seconds: this.#milliseconds / 1_000 }
      : { code, server: this.#address, reason: reasonOf(error) };
  }
}

async function* partsOf(body: AsyncIterable<Uint8Array>, patience: Patience): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of body) {
      patience.renew();
      yield part;
    }
  } catch (error) {
    throw new AnswerFailure(patience.refusalOf(error, 'answer-cut-off'));
  } finally {
    patience.end();
  }
}

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

/** Asks as a guest where the server wants to know who asks: a token of the environment must not go to any address that is looked into. */
const ask = async (address: string, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(address, { signal });
  if (response.status !== 401) return response;
  await response.body?.cancel();
  return fetch(address, { headers: { cookie: await guestCookie(new URL(address).origin, signal) }, signal });
};

const fetchRecords = async (address: string, milliseconds: number): Promise<Opened> => {
  const patience = new Patience(address, milliseconds);
  try {
    const response = await ask(address, patience.signal);
    if (response.ok && response.body !== null && !isPage(response))
      return accepted({ chunks: partsOf(response.body, patience) });
    await response.body?.cancel();
    patience.end();
    const reason = response.ok ? 'text/html' : String(response.status);
    return refused({ code: 'no-record-there', server: address, reason });
  } catch (error) {
    patience.end();
    return refused(patience.refusalOf(error, 'no-server'));
  }
};

/**
 * Opens what a server has at an address, the match that a page shows there, or that its link holds. Records of tables that are not open to
 * all need a token in the environment.
 */
export const openAddress = async (address: string, patience = PATIENCE): Promise<Opened> => {
  if (!URL.canParse(address)) return refused({ code: 'no-server', server: address, reason: 'URL' });
  const url = new URL(address);
  const packed = url.hash.slice(1);
  return LINKED_MATCH.test(url.pathname) && packed !== ''
    ? openLinked(packed)
    : fetchRecords(recordAddress(url), patience);
};
