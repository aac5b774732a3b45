import type { Parsed } from '@miaou/kit';
import { accepted, quoted, refused } from '@miaou/kit';
import { type ClientMessage, clientMessageSchemas, isShallow } from '@miaou/protocol';
import { safeParse } from 'valibot';
import { plainMove } from './plainMove.js';

const isKnownType = (type: unknown): type is ClientMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(clientMessageSchemas, type);

/** Reads one frame. Its size was checked before it got here; depth is checked before anything recursive sees it. */
export const readFrame = (text: string): Parsed<ClientMessage> => {
  if (!isShallow(text)) return refused({ code: 'too-deep' });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused({ code: 'not-json', found: quoted(text) });
  }
  return readMessage(raw);
};

const readMessage = (raw: unknown): Parsed<ClientMessage> => {
  const move = typeof raw === 'object' && raw !== null ? plainMove(raw) : undefined;
  if (move !== undefined) return accepted(move);
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  if (!isKnownType(type))
    return refused({
      code: 'unknown-message',
      found: quoted(type),
      expected: Object.keys(clientMessageSchemas).join(' | '),
    });
  const parsed = safeParse(clientMessageSchemas[type], raw);
  if (parsed.success) return accepted(parsed.output);
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? type;
  return refused({
    code: 'wrong-field',
    field: path,
    found: quoted(issue.input),
    expected: issue.expected ?? issue.type,
  });
};

/** The id a command was sent under, even if the rest of the frame is wrong: its sender waits for exactly this answer. */
export const commandIdIn = (text: string): string | undefined => /"id":"([A-Za-z0-9_-]{1,64})"/.exec(text)?.[1];
