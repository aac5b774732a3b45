import { HOLES, type Hole, type Layout, MICE, type Mouse, type Place, type Square } from '../src/index.js';
import { type Kitchen, rowsOf, SIGNS } from './kitchens.js';
import type { Chop } from './matches.js';

/** What a position shows, face-down tiles included. */
const kitchenOf = (position: Chop): Kitchen => {
  const { cat, mice, started, cheese, tiles } = position.state();
  return { cat, mice: MICE.map((mouse) => mice[mouse] ?? null), started, faceUp: cheese.faceUp, tiles };
};

const isHole = (place: Place): place is Hole => place.length === 1;

const holeText = ({ mice, started }: Kitchen, hole: Hole): string => {
  const isOpen = started.includes(HOLES.indexOf(hole) as Mouse);
  const inside = mice.indexOf(hole);
  return `${isOpen ? hole : hole.toLowerCase()}${inside < 0 ? '' : inside}`;
};

const groundText = ({ mice, faceUp, tiles }: Kitchen, at: Square): string => {
  const tile = tiles[at];
  const mouse = mice.indexOf(at);
  return `${faceUp.includes(at) ? '*' : ''}${tile === undefined ? '' : SIGNS[tile]}${mouse < 0 ? '' : mouse}`;
};

const squareText = (kitchen: Kitchen, { table }: Layout, at: Square): string => {
  const ground = groundText(kitchen, at);
  const cat = kitchen.cat === at ? '@' : '';
  if (table.legs.includes(at)) return `${cat}#`;
  if (table.under.includes(at)) return `${cat}(${ground === '' ? '.' : ground})`;
  return cat + ground === '' ? '.' : cat + ground;
};

const placeText = (kitchen: Kitchen, layout: Layout, place: Place): string =>
  isHole(place) ? holeText(kitchen, place) : squareText(kitchen, layout, place);

const WIDTH = 5;

const holeLine = ({ holes }: Layout, hole: Hole, text: string): string =>
  ' '.repeat(WIDTH * (holes[hole].charCodeAt(0) - 96)) + text;

/** Lays the signs out with the holes on their squares. */
const layOutOnSquares = (layout: Layout, textAt: (place: Place) => string): string =>
  rowsOf(layout)
    .map((row) => row.map((square) => textAt(HOLES.find((hole) => layout.holes[hole] === square) ?? square)))
    .map((signs) =>
      signs
        .map((sign) => sign.padEnd(WIDTH))
        .join('')
        .trimEnd(),
    )
    .join('\n');

/** Lays the signs out: the holes around the floor, where they are. */
const layOut = (layout: Layout, textAt: (place: Place) => string): string => {
  if (layout.holesOnSquares) return layOutOnSquares(layout, textAt);
  const lines = rowsOf(layout).map((row) => {
    const west = row.includes(layout.holes.W) ? textAt('W') : '';
    const east = row.includes(layout.holes.E) ? textAt('E') : '';
    const signs = [west, ...row.map((square) => textAt(square)), east];
    return signs.map((sign) => sign.padEnd(WIDTH)).join('');
  });
  return [holeLine(layout, 'N', textAt('N')), ...lines, holeLine(layout, 'S', textAt('S'))]
    .map((line) => line.trimEnd())
    .join('\n');
};

/** The kitchen as text. */
export const drawKitchen = (kitchen: Kitchen, layout: Layout): string =>
  layOut(layout, (place) => placeText(kitchen, layout, place));

/** The position as text. */
export const picture = (position: Chop): string => drawKitchen(kitchenOf(position), position.options.layout);

const marked = (text: string, isCat: boolean): string => {
  if (text === '.') return 'x';
  return text.includes('(.)') && !isCat ? text.replace('.', 'x') : `x${text}`;
};

/** The position with an `x` at some places: it takes the place of an empty square, or stands before what is there. */
export const pictureWith = (position: Chop, places: readonly Place[]): string => {
  const { layout, cat } = position.options;
  const kitchen = kitchenOf(position);
  return layOut(layout, (place) => {
    const text = placeText(kitchen, layout, place);
    return places.includes(place) ? marked(text, position.actor === cat) : text;
  });
};
