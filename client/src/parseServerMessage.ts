import { accepted, isJsonObject, type Parsed, quoted, refused } from '@miaou/kit';
import { type AnyServerMessage, schemaOf, tolerantServerSchemas } from '@miaou/protocol';
import type { Snapshot } from '@miaou/table';
import { safeParse } from 'valibot';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const snapshotIn = (message: AnyServerMessage): Snapshot | undefined =>
  'snapshot' in message ? message.snapshot : undefined;

/** A view of another viewer would show one player what belongs to another. */
const hasOwnView = ({ as, view }: Snapshot): boolean => view === null || view.viewer === as;

/**
 * Reads what a server sent, or says why it is no message of the protocol. The message itself is returned, not the parsed copy: a copy would
 * have its keys in another order, and the hash of a view depends on that order.
 */
export const parseServerMessage = (text: string): Parsed<AnyServerMessage> => {
  const raw = parseJson(text);
  if (!isJsonObject(raw)) return refused({ code: 'not-json', found: quoted(text) });
  const schema = schemaOf(raw, tolerantServerSchemas);
  if (schema === undefined) return refused({ code: 'unknown-message', found: quoted(raw['type']) });
  const { success, issues } = safeParse(schema, raw);
  if (!success) {
    const field = issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
    return refused({ code: 'wrong-field', field, expected: issues[0].expected ?? issues[0].type });
  }
  const message = raw as unknown as AnyServerMessage;
  const snapshot = snapshotIn(message);
  if (snapshot !== undefined && !hasOwnView(snapshot))
    return refused({ code: 'wrong-field', field: 'snapshot.view.viewer', expected: String(snapshot.as) });
  return accepted(message);
};
