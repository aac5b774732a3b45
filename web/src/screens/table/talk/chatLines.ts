import type { ChatLine } from '@miaou/client';
import type { PersonId, SeatFacts } from '@miaou/table';
import type { TableWords } from '../texts/words';

/** Presets are said in each reader's own language; one from a newer server is shown by its name. */
export const sayingText = ({ saying }: ChatLine, { presets }: TableWords['chat']): string => {
  if ('text' in saying) return saying.text;
  return Object.hasOwn(presets, saying.preset) ? presets[saying.preset as keyof typeof presets] : saying.preset;
};

/** What people who are not muted have said. */
export const unmutedLines = (said: readonly ChatLine[], muted: ReadonlySet<PersonId>): readonly ChatLine[] =>
  said.filter(({ person }) => !muted.has(person));

/** The people who have said something, without the reader. */
export const speakersOf = (said: readonly ChatLine[], me: PersonId | null): ReadonlyMap<PersonId, string> =>
  new Map(said.filter(({ person }) => person !== me).map(({ person, name }) => [person, name]));

/** Everybody at the table whom the reader may tell the operator of: who sits there, and who has spoken. */
export const reportablePeople = (
  seats: readonly SeatFacts[],
  said: readonly ChatLine[],
  me: PersonId | null,
): readonly { readonly person: PersonId; readonly name: string }[] => {
  const people = new Map(speakersOf(said, me));
  for (const { person, name } of seats.filter((facts) => facts.person !== undefined))
    if (person !== me) people.set(person, name);
  return Array.from(people, ([person, name]) => ({ person, name }));
};
