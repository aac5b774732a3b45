import type { BookText, NoteText } from '../../rules/bookText';

/** Where editions differ and tables may choose, each with the rule it belongs to. Rulings stay beside their rules. */
export const differencesOf = ({ sections }: BookText): readonly (NoteText & { readonly id: string })[] =>
  sections
    .flatMap(({ rules }) => rules.flatMap(({ id, notes }) => notes.map((note) => ({ id, ...note }))))
    .filter(({ kind }) => kind !== 'ruling')
    .toSorted((one, other) => one.kind.localeCompare(other.kind));
