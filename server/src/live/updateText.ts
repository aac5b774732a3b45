import type { Viewer } from '@miaou/kit';
import type { Change, Update } from '@miaou/table';

/** An update without its envelope: `"events":[…]}` or `"changes":[…]}`, ready for any connection. */
export type UpdateBody = string;

const sameChanges = (a: readonly Change[], b: readonly Change[]): boolean =>
  a === b || (a.length === b.length && a.every((change, index) => sameChange(change, b[index])));

const sameChange = (a: Change, b: Change | undefined): boolean => {
  if (a === b) return true;
  if (a.type !== 'events' || b?.type !== 'events') return false;
  if (a.events === b.events) return true;
  return a.events.length === b.events.length && a.events.every((event, index) => sameEvent(event, b.events[index]));
};

/** Redaction hands on the very same event where nothing is hidden; where something is, what is left has few and plain fields. */
const sameEvent = (a: object, b: object | undefined): boolean => {
  if (a === b) return true;
  if (b === undefined) return false;
  const fields = Object.entries(a);
  const others = Object.entries(b);
  return fields.length === others.length && fields.every(([name, value], index) => isField(others[index], name, value));
};

const isField = (field: [string, unknown] | undefined, name: string, value: unknown): boolean =>
  field?.[0] === name && field[1] === value;

const bodyOf = (changes: readonly Change[]): UpdateBody => {
  const [only] = changes;
  return changes.length === 1 && only?.type === 'events'
    ? `"events":${JSON.stringify(only.events)}}`
    : `"changes":${JSON.stringify(changes)}}`;
};

/** Writes each different update once, however many audiences get it. */
export const bodiesOf = (updates: readonly Update[]): ReadonlyMap<Viewer, UpdateBody> => {
  const bodies = new Map<Viewer, UpdateBody>();
  const written: { readonly changes: readonly Change[]; readonly body: UpdateBody }[] = [];
  for (const { audience, changes } of updates) {
    const known = written.find((candidate) => sameChanges(candidate.changes, changes));
    const body = known?.body ?? bodyOf(changes);
    if (known === undefined) written.push({ changes, body });
    bodies.set(audience, body);
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
