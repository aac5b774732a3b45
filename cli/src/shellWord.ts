const PLAIN = /^[\w./:,=+-]+$/;

/** A value as it is typed in a shell: what the shell would read in its own way stands in quotes. */
export const shellWord = (value: string): string =>
  PLAIN.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
