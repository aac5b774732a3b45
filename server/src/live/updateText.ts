import type { Viewer } from '@miaou/kit';
import type { Change, Update } from '@miaou/table';

/** An update without its envelope: `"events":[…]}` or `"changes":[…]}`, ready for any connection. */
export type UpdateBody = string;

const sameChanges = (a: readonly Change[], b: readonly Change[]): boolean =>
  a.length === b.length && a.every((change, index) => sameChange(change, b[index]));

const sameChange = (a: Change, b: Change | undefined): boolean => {
  if (a === b) return true;
  if (a.type !== 'events' || b?.type !== 'events') return false;
  return a.events.length === b.events.length && a.events.every((event, index) => sameEvent(event, b.events[index]));
};

/** Redaction hands on the very same event where nothing is hidden; where something is, what is left has few and plain fields. */
const sameEvent = (a: object, b: object | undefined): boolean => {
  if (a === b) return true;
  if (b === undefined) return false;
  const fields: { readonly [field: string]: unknown } = { ...a };
  const others: { readonly [field: string]: unknown } = { ...b };
  const names = Object.keys(fields);
  return names.length === Object.keys(others).length && names.every((name) => fields[name] === others[name]);
};

const bodyOf = (changes: readonly Change[]): UpdateBody => {
  const [only] = changes;
  return changes.length === 1 && only?.type === 'events'
    ? `"events":${JSON.stringify(only.events)}}`
    : `"changes":${JSON.stringify(changes)}}`;
};

/** Writes each different update once, however many audiences get it. */
export const bodiesOf = (updates: readonly Update[]): ReadonlyMap<Viewer, UpdateBody> => {
  const bodies = new Map<Viewer, UpdateBody>();
  const written: { changes: readonly Change[]; body: UpdateBody }[] = [];
  for (const { audience, changes } of updates) {
    let known = written.find((candidate) => sameChanges(candidate.changes, changes));
    if (known === undefined) {
      known = { changes, body: bodyOf(changes) };
      written.push(known);
    }
    bodies.set(audience, known.body);
  }
  return bodies;
};

/** A number of 32 bits over a view's JSON (FNV-1a), by which a client notices that its own copy went astray. */
export const viewHash = (view: unknown): string => {
  const text = JSON.stringify(view);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
