/**
 * One game at random through integer actions, from a start to the end.
 * @param {import('@miaou/kit').Position} position
 * @param {(bound: number) => number} random
 * @returns {number} how many actions it took
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
 * Plays games until `least` actions have been made. Every game begins as a copy of a prepared start, made in place: what is
 * measured is moving, and boardgame.io's starts are free as well.
 * @param {readonly import('@miaou/kit').Position[]} starts
 * @param {import('@miaou/kit').Position} position
 * @param {(bound: number) => number} random
 * @param {number} least
 * @returns {number} how many actions were made
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
