import { accepted, isJsonObject, quoted, type Refusal, refused } from '@miaou/kit';
import {
  type ClientMessage,
  COMMAND_ID_PATTERN,
  COMMAND_ID_SOURCE,
  clientMessageSchemas,
  isShallow,
  LIMITS,
} from '@miaou/protocol';
import { type CommandId, commandId } from '@miaou/table';
import { safeParse } from 'valibot';

/** What came: a message, or why it is none, with the id of the command that its sender waits for an answer to. */
export type Frame =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly error: Refusal; readonly id: CommandId | undefined };

const isKnownType = (type: unknown): type is ClientMessage['type'] =>
  typeof type === 'string' && Object.hasOwn(clientMessageSchemas, type);

const ID_FIELD = new RegExp(`"id"\\s*:\\s*"(${COMMAND_ID_SOURCE})"`);

const idOf = (raw: unknown): CommandId | undefined => {
  if (!isJsonObject(raw) || raw['type'] !== 'command') return undefined;
  const { id } = raw;
  return typeof id === 'string' && COMMAND_ID_PATTERN.test(id) ? commandId(id) : undefined;
};

/** A frame that cannot be parsed may still show which command it was meant to be. */
const idInText = (text: string): CommandId | undefined => {
  if (!/"type"\s*:\s*"command"/.test(text)) return undefined;
  const id = ID_FIELD.exec(text)?.[1];
  return id === undefined ? undefined : commandId(id);
};

/** Reads one frame. Its size was checked before it got here; depth is checked before anything recursive sees it. */
export const parseClientMessage = (text: string): Frame => {
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
