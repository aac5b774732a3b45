import type { ChopWords } from './book';
import { drawingName } from './drawings';
import { type DrawnWay, HOLES, type Kitchen, type KitchenPlace } from './kitchen';

const isHole = (place: KitchenPlace): boolean => HOLES.some((hole) => hole === place);

/** A picture of the kitchen in words: who stands where, and the ways that are drawn. */
export const describeKitchen = (picture: Kitchen, { drawings, kitchen: words }: ChopWords, comma: string): string => {
  const placeText = (place: KitchenPlace): string => (isHole(place) ? words.hole(place) : place);
  const wayText = ({ kind, places }: DrawnWay): string => `${words[kind]}: ${places.map(placeText).join(' → ')}`;
  const things = [
    ...Object.entries(picture.mice ?? {}).map(([place]) => words.on(drawings.mouse, placeText(place))),
    ...(picture.cat === undefined ? [] : [words.on(drawings.theCat, picture.cat)]),
    ...Object.entries(picture.tiles ?? {})
      .filter(([, symbol]) => symbol !== '')
      .map(([place, symbol]) => words.on(drawingName(symbol, drawings) ?? '', place)),
  ].join(comma);
  const marks = Object.entries(picture.marks ?? {}).map(([place, sign]) => `${placeText(place)}: ${sign}`);
  return [things, ...(marks.length === 0 ? [] : [marks.join(comma)]), ...(picture.ways ?? []).map(wayText)].join('. ');
};
