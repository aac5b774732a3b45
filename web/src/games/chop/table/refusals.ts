/** The sentence for each refusal code of the rules. A test compares the codes with the rules'. */
export const REFUSAL_SENTENCES = {
  'not-on-table': 'notOnTable',
  'cat-to-move': 'anotherPiece',
  'mouse-not-named': 'anotherPiece',
  'mouse-caught': 'anotherPiece',
  'wrong-mouse': 'sameMouse',
  'off-board': 'cannotGoThere',
  'table-leg': 'cannotGoThere',
  'back-to-origin': 'notBack',
  'hole-taken': 'holeTaken',
  occupied: 'occupied',
  unreachable: 'exactCount',
  'cheese-blocks': 'cheeseBlocks',
  'in-front-of-last-hole': 'lastHole',
  'no-cheese': 'noCheese',
  'cheese-under-cat': 'cheeseUnderCat',
} as const;

export type RefusalSentence = (typeof REFUSAL_SENTENCES)[keyof typeof REFUSAL_SENTENCES];
