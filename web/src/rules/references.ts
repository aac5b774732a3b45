/** A stretch of plain words, or the id of a rule that they point to. */
export type TextPiece = { readonly text: string } | { readonly rule: string };

/** Two capital letters and a number, whatever the letters: each game has its own. */
const RULE_ID = /\b([A-Z]{2}\d+)\b/;

/** Cuts a text at the rule ids in it. */
export const piecesOf = (text: string): readonly TextPiece[] =>
  text
    .split(RULE_ID)
    .map((part, place) => (place % 2 === 1 ? { rule: part } : { text: part }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
