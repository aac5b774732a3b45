import { accepted, type Parsed, quoted, refused } from '@miaou/kit';

/** Records nest six deep. Text nested thousands deep passes JSON.parse and then breaks whatever walks it. */
export const DEEPEST_NESTING = 64;

/** `NaN` and its like, which some programs write where JSON has no word for it. */
interface LooseNumber {
  readonly at: number;
  readonly word: string;
}

/** A value out of text. Text with loose numbers is no JSON, but reading it shows which move has one. */
export interface Reading {
  readonly value: unknown;
  readonly looseNumber?: string;
}

interface Shape {
  /** The text ended inside a string, an array or an object. */
  readonly open: boolean;
  readonly tooDeep: boolean;
  readonly loose: readonly LooseNumber[];
}

const looseWordAt = (text: string, at: number): string | undefined =>
  ['NaN', 'Infinity', '-Infinity'].find((word) => text.startsWith(word, at));

/** The index of the quote that ends the string which begins at `start`, or the text's length if none does. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
};

/** One pass over the text: enough to know its nesting, and nothing that recurses. */
const shapeOf = (text: string): Shape => {
  const loose: LooseNumber[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"':
        at = endOfString(text, at);
        if (at === text.length) return { open: true, tooDeep: false, loose };
        break;
      case '[':
      case '{':
        if (++depth > DEEPEST_NESTING) return { open: false, tooDeep: true, loose };
        break;
      case ']':
      case '}':
        depth--;
        break;
      case 'N':
      case 'I':
      case '-': {
        const word = looseWordAt(text, at);
        if (word !== undefined) loose.push({ at, word });
        at += (word?.length ?? 1) - 1;
      }
    }
  }
  return { open: depth > 0, tooDeep: false, loose };
};

const MARK = '\u0000';

/** Puts a marked string in the place of each loose number, so that JSON.parse gets by. */
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

const tryParse = (text: string, loose: readonly LooseNumber[]): Parsed<Reading> => {
  const [first] = loose;
  try {
    return accepted(
      first === undefined
        ? { value: JSON.parse(text) as unknown }
        : { value: JSON.parse(withMarks(text, loose), unmark) as unknown, looseNumber: first.word },
    );
  } catch {
    return refused({ code: 'not-json', found: quoted(text) });
  }
};

/** Reads text that anybody may have written. */
export const parseJson = (text: string): Parsed<Reading> => {
  const shape = shapeOf(text);
  if (shape.tooDeep) return refused({ code: 'nested-too-deep', atMost: DEEPEST_NESTING });
  const reading = tryParse(text, shape.loose);
  return !reading.ok && shape.open ? refused({ code: 'cut-short', found: quoted(text) }) : reading;
};
