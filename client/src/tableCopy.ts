import { sameJson } from '@miaou/kit';
import type { UpdateMessage } from '@miaou/protocol';
import {
  type Change,
  followChange,
  type Legal,
  type MatchHistory,
  type PersonId,
  type Saying,
  type Snapshot,
} from '@miaou/table';
import { type Transition, transitionsBefore, transitionsOf, type ViewRules } from './transitions.js';

/** Something said at the table. */
export interface ChatLine {
  readonly at: number;
  readonly person: PersonId;
  readonly name: string;
  readonly saying: Saying;
}

/** A table as a client has it: the newest snapshot, the events of its match, and the chat. */
export interface TableCopy {
  readonly snapshot: Snapshot;
  readonly transitions: readonly Transition[];
  readonly chat: readonly ChatLine[];
  /** What the own seat may do now. Only sent to clients that follow by whole views; others derive it from the view. */
  readonly legal?: Legal | undefined;
}

/** What changed, at its place in the audience's sequence. */
export interface NumberedChanges {
  readonly n: number;
  readonly changes: readonly Change[];
}

/** Bounds the memory of a long evening. */
const LONGEST_CHAT = 200;

export const makeCopy = (snapshot: Snapshot, legal?: Legal): TableCopy => ({
  snapshot,
  transitions: [],
  chat: [],
  legal,
});

const isSameMatch = (a: Snapshot, b: Snapshot): boolean => a.match === b.match && a.as === b.as && b.view !== null;

/** A new snapshot of the same table. Transitions of the same match, and the chat, are kept. */
export const replaceSnapshot = (copy: TableCopy, snapshot: Snapshot, legal?: Legal): TableCopy => ({
  ...copy,
  snapshot,
  transitions: isSameMatch(copy.snapshot, snapshot) ? copy.transitions : [],
  legal,
});

/** The match from its deal. A history that does not lead to the snapshot's view tells nothing that could be relied on. */
export const withHistory = (copy: TableCopy, { view, events }: MatchHistory, rules: ViewRules): TableCopy => {
  const transitions = transitionsOf(rules, view, events);
  const newest = transitions.at(-1)?.after ?? view;
  return sameJson(newest, copy.snapshot.view)
    ? { ...copy, transitions, snapshot: { ...copy.snapshot, view: newest } }
    : copy;
};

/** An update's short form written out. */
export const changesOf = ({ events, changes = [] }: UpdateMessage): readonly Change[] =>
  events === undefined ? changes : [{ type: 'events', events }];

const withChatLine = (copy: TableCopy, { at, person, name, saying }: Extract<Change, { type: 'said' }>): TableCopy => ({
  ...copy,
  chat: [...copy.chat.slice(1 - LONGEST_CHAT), { at, person, name, saying }],
});

const applyChange = (copy: TableCopy, change: Change, rules: ViewRules): TableCopy => {
  const { snapshot } = copy;
  if (change.type === 'said') return withChatLine(copy, change);
  if (change.type !== 'events' || snapshot.view === null)
    return { ...copy, snapshot: followChange(snapshot, change, rules) };
  const transitions = transitionsOf(rules, snapshot.view, change.events);
  return {
    ...copy,
    snapshot: { ...snapshot, view: transitions.at(-1)?.after ?? snapshot.view },
    transitions: [...copy.transitions, ...transitions],
  };
};

/** A match that begins or is cleared leaves no transitions; an undo removes its own. */
const transitionsAfterNewView = (
  transitions: readonly Transition[],
  before: Snapshot,
  after: Snapshot,
): readonly Transition[] => {
  if (after.view === null || after.match !== before.match) return [];
  return transitionsBefore(transitions, after.view);
};

/** The copy after the next update, folded from its events. */
export const applyUpdate = (copy: TableCopy, { n, changes }: NumberedChanges, rules: ViewRules): TableCopy => {
  const after = changes.reduce((last, change) => applyChange(last, change, rules), copy);
  const hasNewView = changes.some(({ type }) => type === 'view');
  return {
    chat: after.chat,
    transitions: hasNewView
      ? transitionsAfterNewView(after.transitions, copy.snapshot, after.snapshot)
      : after.transitions,
    snapshot: { ...after.snapshot, n },
  };
};

/** Where whole views are sent, events need not be folded. */
const KEEP_VIEW: ViewRules = { follow: (view) => view };

/** The copy after the next update, which brings the whole view and what is legal in it. */
export const applyWholeView = (copy: TableCopy, update: UpdateMessage): TableCopy => {
  const changes = changesOf(update).filter(({ type }) => type !== 'events' && type !== 'view');
  const after = changes.reduce((last, change) => applyChange(last, change, KEEP_VIEW), copy);
  const { n, view, legal } = update;
  if (view === undefined) return { ...after, snapshot: { ...after.snapshot, n } };
  return { ...after, snapshot: { ...after.snapshot, n, view }, legal };
};
