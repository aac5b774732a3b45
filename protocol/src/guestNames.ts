/** What the server calls somebody without a name. A page says it in its reader's language. */
export const NAMELESS = 'Guest';

/** The name of a new guest, told from others by a number. */
export const guestName = (number: number): string => `${NAMELESS} ${number}`;

const GUEST = new RegExp(`^${NAMELESS}(?: (\\d{4}))?$`);

/** The number of a guest who has no name of their own; empty for one whose name was deleted. Undefined for a name that somebody chose. */
export const guestNumber = (name: string): string | undefined => {
  const found = GUEST.exec(name);
  return found === null ? undefined : (found[1] ?? '');
};
