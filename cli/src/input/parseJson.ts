import { accepted, type Parsed, quoted, refused } from '@miaou/kit';
import { isShallow } from '@miaou/protocol';

/** Records nest six deep. Text nested thousands deep passes JSON.parse and then overflows the stack of what walks it. */
export const MAX_JSON_DEPTH = 64;

/** `NaN` or `Infinity`, which some programs write although JSON has no such numbers. */
interface LooseNumber {
  readonly at: number;
  readonly word: string;
}

/** Text with loose numbers is not JSON, but its value shows which move has one. */
export interface ParsedJson {
  readonly value: unknown;
  readonly looseNumber?: string;
}

const looseNumberAt = (text: string, at: number): string | undefined =>
  ['NaN', 'Infinity', '-Infinity'].find((word) => text.startsWith(word, at));

/** The index of the quote that ends the string which begins at `start`, or the text's length if none does. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
};

/** Why JSON.parse may have refused the text: it holds loose numbers, or ends inside a string, an array or an object. */
const diagnose = (text: string): { readonly loose: readonly LooseNumber[]; readonly cutShort: boolean } => {
  const loose: LooseNumber[] = [];
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"':
        at = endOfString(text, at);
        if (at === text.length) return { loose, cutShort: true };
        break;
      case '[':
      case '{':
        open++;
        break;
      case ']':
      case '}':
        open--;
        break;
      case 'N':
      case 'I':
      case '-': {
        const word = looseNumberAt(text, at);
        if (word !== undefined) loose.push({ at, word });
        at += (word?.length ?? 1) - 1;
      }
    }
  }
  return { loose, cutShort: open > 0 };
};

const MARK = '\u0000';

/** Replaces each loose number by a marked string, so that JSON.parse accepts the text. */
const withMarks = (text: string, loose: readonly LooseNumber[]): string => {
  let from = 0;
  const pieces = loose.map(({ at, word }) => {
    const piece = `${text.slice(from, at)}${JSON.stringify(MARK + word)}`;
    from = at + word.length;
    return piece;
  });
  return pieces.join('') + text.slice(from);
};

const unmark = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value;

const tryParse = (text: string, reviver?: typeof unmark): Parsed<unknown> => {
  try {
    return accepted(JSON.parse(text, reviver) as unknown);
  } catch {
    return refused({ code: 'not-json', found: quoted(text) });
  }
};

/** Parses text of unknown origin. */
export const parseJson = (text: string): Parsed<ParsedJson> => {
  if (!isShallow(text, MAX_JSON_DEPTH)) return refused({ code: 'nested-too-deep', atMost: MAX_JSON_DEPTH });
  const strict = tryParse(text);
  if (strict.ok) return accepted({ value: strict.value });
  const { loose, cutShort } = diagnose(text);
  const [first] = loose;
  if (first !== undefined) {
    const lenient = tryParse(withMarks(text, loose), unmark);
    if (lenient.ok) return accepted({ value: lenient.value, looseNumber: first.word });
  }
  return cutShort ? refused({ code: 'cut-short', found: quoted(text) }) : strict;
};
