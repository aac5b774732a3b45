import type { PersonId } from '@miaou/table';
import { SvelteSet } from 'svelte/reactivity';

/** Whom this page does not show, before a match and in it, until it is closed. */
export const muted = new SvelteSet<PersonId>();

export const toggleMute = (person: PersonId): void => {
  if (!muted.delete(person)) muted.add(person);
};
