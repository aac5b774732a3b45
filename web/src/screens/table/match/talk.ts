import type { PersonId } from '@miaou/table';
import type { Said } from '../../../link/tableLink';
import type { TableWords } from '../texts/words';

/** Presets are said in each reader's own language; one from a newer server is shown by its name. */
export const sayingText = ({ saying }: Said, { presets }: TableWords['chat']): string => {
  if ('text' in saying) return saying.text;
  return Object.hasOwn(presets, saying.preset) ? presets[saying.preset as keyof typeof presets] : saying.preset;
};

/** What is heard of who is not muted. */
export const heardOf = (said: readonly Said[], muted: ReadonlySet<PersonId>): readonly Said[] =>
  said.filter(({ person }) => !muted.has(person));

/** Everybody who has said something, and is not the reader. */
export const speakersOf = (said: readonly Said[], me: PersonId | null): ReadonlyMap<PersonId, string> =>
  new Map(said.filter(({ person }) => person !== me).map(({ person, name }) => [person, name]));
