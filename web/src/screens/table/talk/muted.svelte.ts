import type { PersonId } from '@miaou/table';

/** Whom this page does not show, before a match and in it, until it is closed. */
class Muted {
  people = $state.raw<ReadonlySet<PersonId>>(new Set());

  toggle(person: PersonId): void {
    const after = new Set(this.people);
    if (!after.delete(person)) after.add(person);
    this.people = after;
  }
}

export const muted = new Muted();
