/**
 * A move as a server makes it: a move object is made, checked and played, and gives events.
 * @param {import('@miaou/kit').Position} position
 * @param {number} action
 * @returns {number} the number of events
 */
const playChecked = (position, action) => {
  const seat = position.actor;
  const move = position.moveOf(action);
  const refusal = position.refuse(seat, move);
  if (refusal !== undefined) throw new Error(`a legal move was refused: ${JSON.stringify(refusal)}`);
  return position.play(seat, move).length;
};

/**
 * @param {import('@miaou/kit').Position} position
 * @param {(bound: number) => number} random
 * @returns {number} the number of moves
 */
const playOut = (position, random) => {
  let played = 0;
  for (; position.toMove.length > 0; played++) {
    const faces = position.countFaces();
    playChecked(
      position,
      faces > 0 ? position.faceAt(random(faces)) : position.actionAt(random(position.countActions())),
    );
  }
  return played;
};

/**
 * Plays random matches through move objects until `least` moves have been made, from prepared positions as in `walk`.
 * @param {readonly import('@miaou/kit').Position[]} starts
 * @param {import('@miaou/kit').Position} position
 * @param {(bound: number) => number} random
 * @param {number} least
 * @returns {number} the number of moves
 */
export const walkByMoves = (starts, position, random, least) => {
  let played = 0;
  while (played < least) {
    const start = starts[random(starts.length)];
    if (start === undefined) break;
    position.copyFrom(start);
    played += playOut(position, random);
  }
  return played;
};
