/** The number of a table on a connection. Nearly every connection follows one table, so the first number is not worth a word. */
export const onField = (on: number): { readonly on?: number } => (on === 0 ? {} : { on });

/** The beginning of an update, up to its body. */
export const envelope = (on: number, n: number): string => (on === 0 ? `{"n":${n},` : `{"on":${on},"n":${n},`);
