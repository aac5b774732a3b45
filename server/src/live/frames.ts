import { accepted, isJsonObject, quoted, type Refusal, refused } from '@miaou/kit';
import { type ClientMessage, clientMessageSchemas, isShallow, LIMITS } from '@miaou/protocol';
import { type CommandId, commandId } from '@miaou/table';
import { safeParse } from 'valibot';
import { plainMove } from './plainMove.js';

/** What came: a message, or why it is none, with the id of the command that its sender waits for an answer to. */
export type Frame =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly error: Refusal; readonly id: CommandId | undefined };

const isKnownType = (type: unknown): type is ClientMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(clientMessageSchemas, type);

const COMMAND_ID = /^[A-Za-z0-9_-]+$/;

const idOf = (raw: unknown): CommandId | undefined => {
  if (!isJsonObject(raw) || raw['type'] !== 'command') return undefined;
  const { id } = raw;
  const isId = typeof id === 'string' && id.length <= LIMITS.commandIdLength && COMMAND_ID.test(id);
  return isId ? commandId(id) : undefined;
};

/** A frame that cannot be parsed may still show which command it was meant to be. */
const idInText = (text: string): CommandId | undefined => {
  if (!/"type"\s*:\s*"command"/.test(text)) return undefined;
  const id = /"id"\s*:\s*"([A-Za-z0-9_-]{1,64})"/.exec(text)?.[1];
  return id === undefined ? undefined : commandId(id);
};

/** Reads one frame. Its size was checked before it got here; depth is checked before anything recursive sees it. */
export const readFrame = (text: string): Frame => {
  if (!isShallow(text)) return { ...refused({ code: 'too-deep', mostDepth: LIMITS.depth }), id: idInText(text) };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ...refused({ code: 'not-json', found: quoted(text) }), id: idInText(text) };
  }
  return readMessage(raw);
};

const readMessage = (raw: unknown): Frame => {
  const move = isJsonObject(raw) ? plainMove(raw) : undefined;
  if (move !== undefined) return { ok: true, value: move };
  const type = isJsonObject(raw) ? raw['type'] : undefined;
  if (!isKnownType(type)) {
    const expected = Object.keys(clientMessageSchemas).join(' | ');
    return { ...refused({ code: 'unknown-message', found: quoted(type), expected }), id: idOf(raw) };
  }
  const parsed = safeParse(clientMessageSchemas[type], raw);
  if (parsed.success) return accepted(parsed.output) as Frame;
  const [issue] = parsed.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? type;
  const found = quoted(issue.input);
  return { ...refused({ code: 'wrong-field', field, found, expected: issue.expected ?? issue.type }), id: idOf(raw) };
};
