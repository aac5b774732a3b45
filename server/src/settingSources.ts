import { readFileSync } from 'node:fs';
import { accepted, type Parsed, quoted, refused } from '@miaou/kit';

export type Environment = { readonly [variable: string]: string | undefined };

/** Where the value of a setting may stand. */
export interface Places {
  readonly flag: string;
  readonly variable: string;
  /** A variable by which hosting platforms tell the same to every program. */
  readonly platformVariable?: string;
  readonly fallback: string;
  /** What of a wrong value a message may show, where it may hold a secret: messages are kept in logs. */
  readonly show?: (text: string) => string;
}

/** A value as it stands somewhere, and the flag or variable that says so. */
interface Found {
  readonly text: string;
  readonly from: string;
  /** The same; undefined for a default. */
  readonly source: string | undefined;
  /** As a message may show it: what is in a file may be a secret. */
  readonly shown: string;
}

const plain = (text: string, source: string, show: Places['show']): Found => ({
  text,
  from: source,
  source,
  shown: show?.(text) ?? quoted(text),
});

const fileVariable = (variable: string): string => `${variable}_FILE`;

/** Secrets are handed to containers and services as files: one whose variable ends with _FILE names the file with the value. */
const readFromFile = (from: string, path: string): Parsed<Found> => {
  try {
    return accepted({ text: readFileSync(path, 'utf8').trim(), from, source: from, shown: '…' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return refused(code === 'ENOENT' ? { code: 'file-missing', path } : { code: 'file-unusable', path, reason: code });
  }
};

/**
 * Where a value stands, the strongest place first. A variable that is empty counts as one that is not there, where a file is named. Two that say
 * the same are refused: were one passed over in silence, a server could keep its data where nobody looks for it.
 */
export const findValue = (places: Places, typed: string | undefined, environment: Environment): Parsed<Found> => {
  const { flag, variable, platformVariable = '', fallback, show } = places;
  if (typed !== undefined) return accepted(plain(typed, flag, show));
  const { [variable]: own, [fileVariable(variable)]: file = '', [platformVariable]: platform = '' } = environment;
  if (file !== '' && (own ?? '') !== '')
    return refused({ code: 'setting-twice', setting: variable, other: fileVariable(variable) });
  if (file !== '') return readFromFile(fileVariable(variable), file);
  if (own !== undefined) return accepted(plain(own, variable, show));
  if (platform !== '') return accepted(plain(platform, platformVariable, show));
  return accepted({ ...plain(fallback, variable, show), source: undefined });
};

/** How many letters have to be changed, added or left out to make one word of another. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1];
    for (const [place, other] of to.split('').entries()) {
      const [left = 0, above = 0, corner = 0] = [next[place], row[place + 1], row[place]];
      next.push(letter === other ? corner : 1 + Math.min(left, above, corner));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

/** Two letters: one that is wrong, or two that changed places. With more it may well be something else's variable. */
const MISSPELT = 2;

/** A variable that was surely meant for a setting, with its right name: ignored in silence, the server would run with a default. */
export const misspeltVariable = (
  environment: Environment,
  variables: readonly string[],
): { readonly found: string; readonly known: string } | undefined => {
  const all = variables.flatMap((variable) => [variable, fileVariable(variable)]);
  const foreign = Object.keys(environment).filter((name) => name.startsWith('MIAOU_') && !all.includes(name));
  for (const found of foreign) {
    const known = all.find((variable) => editDistance(found, variable) <= MISSPELT);
    if (known !== undefined) return { found, known };
  }
  return undefined;
};
