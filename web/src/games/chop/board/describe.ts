import type { ChopView, Hole, Place, Square } from '@miaou/chop';
import type { Danger } from './danger';
import { isHole, isTop, isUnder } from './kitchen/geometry';
import { mouseAt } from './kitchen/pieces';
import type { ChopWords } from './texts/words';

/** What is known of a place beside what lies there. */
export interface PlaceNotes {
  /** A chosen piece can come here. */
  readonly isTarget: boolean;
  /** Who would go here, where nobody is chosen and only one can. */
  readonly means?: string;
  /** It is the cat that can: on the table, not under it (CM5). */
  readonly isForCat?: boolean;
  /** A mouse here can be chosen. */
  readonly isChoosable: boolean;
  readonly danger: Danger | undefined;
  /** The reader is the cat: what is danger to mice is in its reach. */
  readonly isReach?: boolean;
}

const lyingAt = ({ place: words }: ChopWords, view: ChopView, square: Square): string => {
  if (view.faceDown.includes(square)) return words.faceDown;
  return view.cheese.faceUp.includes(square) ? words.cheese : words.empty;
};

const mouseNameAt = (words: ChopWords, view: ChopView, place: Place): readonly string[] => {
  const mouse = mouseAt(view, place);
  return mouse === undefined ? [] : [words.mice[mouse]];
};

const holeParts = (words: ChopWords, view: ChopView, hole: Hole): readonly string[] => {
  const isOpen = view.started.some((mouse) => ['N', 'E', 'S', 'W'][mouse] === hole);
  return [
    words.place.hole(hole),
    isOpen ? words.place.openHole : words.place.closedHole,
    ...mouseNameAt(words, view, hole),
  ];
};

/** Both levels of the table are described, the lower one first (CM5). */
const tableParts = (words: ChopWords, view: ChopView, square: Square, isForCat: boolean): readonly string[] => {
  const { place } = words;
  const hasCat = view.cat === square;
  if (isForCat) return [square, place.top];
  if (!isUnder(view.options.layout, square)) return hasCat ? [square, place.cat, place.top] : [square, place.leg];
  const below = [place.under, lyingAt(words, view, square), ...mouseNameAt(words, view, square)];
  return [square, ...below, ...(hasCat ? [place.catAbove] : [])];
};

const floorParts = (words: ChopWords, view: ChopView, square: Square): readonly string[] => [
  square,
  lyingAt(words, view, square),
  ...mouseNameAt(words, view, square),
  ...(view.cat === square ? [words.place.cat] : []),
];

const partsOf = (words: ChopWords, view: ChopView, place: Place, isForCat: boolean): readonly string[] => {
  if (isHole(place)) return holeParts(words, view, place);
  return isTop(view.options.layout, place) ? tableParts(words, view, place, isForCat) : floorParts(words, view, place);
};

/** A roll that is known has one face, which is no news. */
const dangerPart = ({ place }: ChopWords, { faces, of }: Danger, isReach: boolean): string => {
  if (of === 1) return isReach ? place.reachNow : place.dangerNow;
  return isReach ? place.reach(faces, of) : place.danger(faces, of);
};

const targetPart = ({ place }: ChopWords, { phase, steps }: ChopView, { means }: PlaceNotes): string =>
  means ?? (phase === 'move' ? place.reachable(steps ?? 0) : place.canChoose);

const noteParts = (words: ChopWords, view: ChopView, notes: PlaceNotes): readonly string[] => [
  ...(notes.isTarget ? [targetPart(words, view, notes)] : []),
  ...(notes.isChoosable ? [words.place.canChoose] : []),
  ...(notes.danger === undefined ? [] : [dangerPart(words, notes.danger, notes.isReach === true)]),
];

/** A place in words, at the level of who can come there: "c4, on the table; reachable in 2" for the cat, for mice "c4, under the table, face-down tile, Scarf; reachable in 3". */
export const describePlace = (words: ChopWords, view: ChopView, place: Place, notes: PlaceNotes): string =>
  [partsOf(words, view, place, notes.isForCat === true).join(', '), ...noteParts(words, view, notes)].join('; ');
