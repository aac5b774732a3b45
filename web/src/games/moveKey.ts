/** A move as the button that plays it names it in `data-move`: equal moves have equal keys. */
export const moveKey = (move: object | 'roll'): string => JSON.stringify(move);
