/** A stretch of plain words, or the id of a rule that they point to. */
export type Piece = { readonly text: string } | { readonly rule: string };

const RULE_ID = /\b([FC][A-Z]\d+)\b/;

/** Cuts a text at the rule ids in it. */
export const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(RULE_ID)
    .map((part, place) => (place % 2 === 1 ? { rule: part } : { text: part }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
