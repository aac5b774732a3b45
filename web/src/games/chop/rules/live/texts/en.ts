import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('en');

const words: LiveWords = {
  again: 'Again',
  liesThere: (square) => `What lies on ${square}`,
  roll: 'The mouse rolls',
  asks: { catRolls: 'The cat rolls', caughtBefore: 'How many are caught already?', missing: 'What is missing?' },
  variants: { nothing: 'nothing', cheese: 'one cheese', mouseOut: 'one has not set out', home: 'nobody runs home' },
  miceLeft: 'How many mice are left?',
  tapRing: 'Tap a ring to see the way, or another square to put the mouse there.',
  tapRingForCat: 'Tap a ring to see the way, or another square to put the cat there.',
  tapSquare: 'Tap a square to put the cat there.',
  canReach: (roll, places) =>
    `With a ${roll} the mouse can stop in ${count(places, { one: '# place', other: '# places' })}.`,
  catReaches: (roll, places) =>
    `With a ${roll} the cat can stop in ${count(places, { one: '# place', other: '# places' })}.`,
  mayNotReturn: (square) => `It may not come back to ${square}, where it set out.`,
  mayWait: (square) => `Two mice are left: the cat may stop on ${square}.`,
  mayNotWait: (square) => `The cat may not stop on ${square}: the last mouse sits behind it.`,
  goesOn: 'The match goes on.',
  caughtWith: (faces, of) => `The cat catches the mouse with ${faces} of the ${of} faces of its die.`,
  outOfReach: 'The cat cannot get to the mouse in one roll.',
  cat: 'the cat',
  mice: 'the mice',
  whoStands: 'Who can go where?',
  catStands: (squares, onTable) => `The cat can go to all ${squares} squares, ${onTable} of them up on the table.`,
  miceStand: (squares, underTable, holes) =>
    `Mice can go to ${squares} squares, ${underTable} of them under the table, and into the ${holes} holes.`,
  whichTile: 'Which tile?',
  shuffle: 'Shuffle',
  tilesLie: (found, all) => `${found} of the ${all} tiles. In every match they lie elsewhere.`,
  whoseDie: 'Whose die?',
  howOften: 'How many rolls?',
  onFaces: (faces, of) => `on ${faces} of ${of} faces`,
  rolled: (rolls, numbers) =>
    `${rolls} rolls: ${numbers.map(({ value, came }) => `${value} came ${came} times`).join(', ')}.`,
};

export default words;
