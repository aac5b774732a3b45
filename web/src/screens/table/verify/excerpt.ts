/** Two texts that differ, as far as one has to read them: what they share first, then where they part. */
export interface Excerpt {
  readonly shared: string;
  readonly differs: string;
}

const GROUP = 4;
const GROUPS_BEFORE = 2;

const grouped = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? '';

const isDigits = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Seals are long, and nobody reads all of one: two groups before the first that differs, and that one. Other texts stay as they are. */
export const excerptOf = (text: string, other: string): Excerpt => {
  if (!isDigits(text)) return { shared: '', differs: text };
  const at = isDigits(other) ? Array.from(text).findIndex((digit, index) => digit !== other[index]) : 0;
  const group = Math.max(0, Math.floor(at / GROUP));
  const from = Math.max(0, group - GROUPS_BEFORE);
  return {
    shared: `${from > 0 ? '… ' : ''}${grouped(text.slice(from * GROUP, group * GROUP))}`,
    differs: text.slice(group * GROUP, (group + 1) * GROUP),
  };
};

/** The beginning of a seal, to be compared by eye. */
export const beginningOf = (seal: string): string => grouped(seal.slice(0, 2 * GROUP));
