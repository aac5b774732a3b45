/** The people who share a device, in the order of their seats. Seats without a name are for bots. */
export const namesIn = (fields: readonly string[]): readonly string[] =>
  fields.map((name) => name.trim()).filter((name) => name !== '');
