/**
 * Plays one random match to its end through integer actions.
 * @param {import('@miaou/kit').Position} position
 * @param {(bound: number) => number} random
 * @returns {number} the number of actions
 */
const playOut = (position, random) => {
  let played = 0;
  for (; position.toMove.length > 0; played++) {
    const faces = position.countFaces();
    position.act(faces > 0 ? position.faceAt(random(faces)) : position.actionAt(random(position.countActions())));
  }
  return played;
};

/**
 * Plays random matches until `least` actions have been made. Every match starts from a prepared position copied in place: setting up
 * is not measured, as it is not for boardgame.io.
 * @param {readonly import('@miaou/kit').Position[]} starts
 * @param {import('@miaou/kit').Position} position
 * @param {(bound: number) => number} random
 * @param {number} least
 * @returns {number} the number of actions
 */
export const walk = (starts, position, random, least) => {
  let played = 0;
  while (played < least) {
    const start = starts[random(starts.length)];
    if (start === undefined) break;
    position.copyFrom(start);
    played += playOut(position, random);
  }
  return played;
};
