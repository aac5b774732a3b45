import type { Game } from '@miaou/kit';
import { type Change, followChange, type Snapshot } from '@miaou/table';
import { stepsBefore, stepsOf } from './steps';
import type { Said, Step } from './tableLink';

/** A table as it is followed here: the newest snapshot, the facts of its match as far as they were seen, and what was said. */
export interface TableCopy {
  readonly snapshot: Snapshot;
  readonly steps: readonly Step[];
  readonly said: readonly Said[];
}

/** What changed, at its place in the audience's sequence. */
export interface NumberedChanges {
  readonly n: number;
  readonly changes: readonly Change[];
}

/** Older talk is forgotten: nobody scrolls back further. */
const LONGEST_TALK = 200;

export const beginCopy = (snapshot: Snapshot): TableCopy => ({ snapshot, steps: [], said: [] });

const isSameMatch = (a: Snapshot, b: Snapshot): boolean => a.match === b.match && a.as === b.as && b.view !== null;

/** The whole table anew. What was seen of the same match stays told. */
export const replaceSnapshot = (copy: TableCopy, snapshot: Snapshot): TableCopy => ({
  ...copy,
  snapshot,
  steps: isSameMatch(copy.snapshot, snapshot) ? copy.steps : [],
});

const followOne = (copy: TableCopy, change: Change, game: Pick<Game, 'follow'>): TableCopy => {
  const { snapshot } = copy;
  if (change.type === 'said') return { ...copy, said: [...copy.said.slice(1 - LONGEST_TALK), saidIn(change)] };
  if (change.type !== 'events' || snapshot.view === null)
    return { ...copy, snapshot: followChange(snapshot, change, game) };
  const steps = stepsOf(game, snapshot.view, change.events);
  return {
    ...copy,
    snapshot: { ...snapshot, view: steps.at(-1)?.after ?? snapshot.view },
    steps: [...copy.steps, ...steps],
  };
};

const saidIn = ({ at, person, name, saying }: Extract<Change, { type: 'said' }>): Said => ({
  at,
  person,
  name,
  saying,
});

/** A match that begins or is cleared away leaves no steps; an undo takes its own back. */
const mended = (steps: readonly Step[], before: Snapshot, after: Snapshot): readonly Step[] => {
  if (after.view === null || after.match !== before.match) return [];
  return stepsBefore(steps, after.view);
};

/** The copy after the next update. */
export const followCopy = (copy: TableCopy, { n, changes }: NumberedChanges, game: Pick<Game, 'follow'>): TableCopy => {
  const after = changes.reduce((last, change) => followOne(last, change, game), copy);
  const hasNewView = changes.some(({ type }) => type === 'view');
  return {
    said: after.said,
    steps: hasNewView ? mended(after.steps, copy.snapshot, after.snapshot) : after.steps,
    snapshot: { ...after.snapshot, n },
  };
};
