/** How wide a text is at a size. */
export type Measure = (text: string, size: number) => number;

/** Scripts without spaces may break anywhere. */
const PIECES = /[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/gu;

/** A piece that is wider than a line, letter by letter. */
const broken = (piece: string, isTooWide: (text: string) => boolean): readonly string[] =>
  isTooWide(piece) ? Array.from(piece) : [piece];

/** A text in lines of a width. */
export const linesOf = (text: string, size: number, width: number, measure: Measure): readonly string[] => {
  const isTooWide = (line: string): boolean => measure(line.trim(), size) > width;
  const lines: string[] = [];
  let line = '';
  for (const piece of (text.match(PIECES) ?? []).flatMap((whole) => broken(whole, isTooWide))) {
    if (line !== '' && isTooWide(line + piece)) {
      lines.push(line.trim());
      line = piece.trim();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
};

/** The largest size at which a text fits into so many pixels, and its lines. */
export const fitted = (
  text: string,
  sizes: readonly number[],
  box: { readonly width: number; readonly height: number; readonly leading: number },
  measure: Measure,
): { readonly size: number; readonly lines: readonly string[] } => {
  const words = text.match(PIECES) ?? [];
  const isWhole = (size: number): boolean => words.every((word) => measure(word, size) <= box.width);
  const fits = sizes.map((size) => ({ size, lines: linesOf(text, size, box.width, measure) }));
  const least = fits.at(-1) ?? { size: 0, lines: [] };
  const fitting = fits.filter(({ size, lines }) => lines.length * size * box.leading <= box.height);
  // No word is broken where it would be whole in smaller letters.
  const wanted = fitting.find(({ size }) => isWhole(size)) ?? fitting.at(-1);
  if (wanted !== undefined) return wanted;
  const most = Math.floor(box.height / (least.size * box.leading));
  const kept = least.lines.slice(0, most);
  return {
    size: least.size,
    lines: [...kept.slice(0, -1), shortened(`${kept.at(-1) ?? ''}…`, least.size, box.width, measure)],
  };
};

/** A text on one line; its end is left out where there is no room. */
export const shortened = (text: string, size: number, width: number, measure: Measure): string => {
  if (measure(text, size) <= width) return text;
  const letters = Array.from(text.replace(/…$/, ''));
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
