declare const brand: unique symbol;

type Id<Name extends string> = string & { readonly [brand]: Name };

/** One table. 128 random bits: the id is enough to open the table’s link. */
export type TableId = Id<'table'>;

/** One person, as others may know them. It opens nothing: the secret that proves it never leaves its owner and the server. */
export type PersonId = Id<'person'>;

/** Chosen by the client for each command, so that a retry after a lost answer is never done twice. */
export type CommandId = Id<'command'>;

export const tableId = (text: string): TableId => text as TableId;
export const personId = (text: string): PersonId => text as PersonId;
export const commandId = (text: string): CommandId => text as CommandId;
