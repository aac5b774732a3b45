import type { IncomingMessage } from 'node:http';
import { quoted, type Refusal } from '@miaou/kit';
import { isShallow, LIMITS } from '@miaou/protocol';
import { type GenericSchema, safeParse } from 'valibot';

/** What a request carried, or why it was not read. */
export type Body = { readonly json: unknown } | { readonly refusal: Refusal };

const TOO_LONG: Body = { refusal: { code: 'too-long', mostBytes: LIMITS.frameBytes } };

/** Returning early from a plain loop over a request would cut it off, and the rest of its body would block the connection. */
const chunksOf = (request: IncomingMessage): AsyncIterable<Buffer> =>
  request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

const gather = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.length;
    if (length > LIMITS.frameBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parse = (text: string): Body => {
  if (text === '') return { json: undefined };
  if (!isShallow(text)) return { refusal: { code: 'too-deep', mostDepth: LIMITS.depth } };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { refusal: { code: 'not-json', found: quoted(text) } };
  }
};

/** Reads a small JSON body. Size and depth are checked before anything parses it; the rest of one that is too long is never kept. */
export const readBody = async (request: IncomingMessage): Promise<Body> => {
  const declared = Number(request.headers['content-length'] ?? 0);
  const bytes = declared > LIMITS.frameBytes ? undefined : await gather(request);
  if (bytes !== undefined) return parse(bytes.toString());
  request.resume();
  return TOO_LONG;
};

/** Gives a body its form, or says what is wrong with it. */
export const readAs = <T>(
  schema: GenericSchema<unknown, T>,
  body: unknown,
): { readonly value: T } | { readonly refusal: Refusal } => {
  const parsed = safeParse(schema, body);
  if (parsed.success) return { value: parsed.output };
  const [issue] = parsed.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'body';
  const expected = issue.expected ?? issue.type;
  return { refusal: { code: 'wrong-field', field, found: quoted(issue.input), expected } };
};
