import { type Card, ROUNDS } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import type { Lie, LyingCard } from './lyingCards';
import { CARD_SHAPE, type Measures } from './measures';
import { DEAL_APART, type DealPhase } from './moments/deal';
import { CARD_APART } from './moments/times';

/** A place on the board, in its own pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the page has put what cards and mice travel between. Names: `row-0`…, `seat-0`…, `won-0`…, `mice-0`…, `sack`, `bank`, `hand`. */
export type Places = ReadonlyMap<string, Rect>;

/** One card as it is drawn. */
export interface PlacedCard {
  readonly key: string;
  readonly owner: Seat | null;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees. */
  readonly turn: number;
  readonly faceUp: boolean;
  /** Known to the reader where it lies now. */
  readonly card?: Card;
  /** The reader's own card, face down: its badge lies on its back (FK1). */
  readonly isPeeked: boolean;
  readonly isShown: boolean;
  /** Its picture is there, also where it is not shown: it may be fading. */
  readonly isDrawn: boolean;
  /** Sent, and not yet known to be safe. */
  readonly isSent: boolean;
  readonly isInRow: boolean;
  /** A hint or a lesson recommends it. */
  readonly isAdvised: boolean;
  /** In milliseconds: it goes where it goes only after this. */
  readonly wait: number;
  /** What lies higher covers what lies lower. */
  readonly level: number;
}

export interface BoardGeometry {
  /** Whose hand is spread out; nobody's where one only looks on. */
  readonly reader: Seat | null;
  readonly width: number;
  readonly places: Places;
  readonly measures: Measures;
  /** The hand lies in a field to choose from, or in a fan to look at. */
  readonly inRows: boolean;
  /** How far the cards are dealt. */
  readonly deal: DealPhase;
  /** The card of the hand that is lifted. */
  readonly lifted: Card | null;
  /** The card of the hand that a hint recommends: it peeps out of the others. */
  readonly advised: Card | null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
  readonly shown?: boolean;
  readonly level?: number;
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };
const HAND_GAP = 7;

const rectOf = (places: Places, name: string): Rect => places.get(name) ?? NOWHERE;
const centre = ({ x, y, width, height }: Rect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** How many cards of a hand lie side by side. To choose from, they lie in rows without covering each other; otherwise in one fan. */
const handColumns = (count: number, width: number, card: number, inRows: boolean): number => {
  const fitting = Math.max(1, Math.floor((width + HAND_GAP) / (card + HAND_GAP)));
  return inRows && count > fitting ? Math.min(fitting, Math.ceil(count / Math.ceil(count / fitting))) : count;
};

/** How high a hand is. */
export const handHeight = (count: number, width: number, card: number, inRows: boolean): number => {
  const lines = Math.max(1, Math.ceil(count / Math.max(1, handColumns(count, width, card, inRows))));
  return Math.round(lines * CARD_SHAPE * card + (lines - 1) * HAND_GAP);
};

/** Where the cards of the hand lie within its field: their left upper corners. */
export const handSpots = (
  count: number,
  width: number,
  card: number,
  inRows: boolean,
): { readonly x: number; readonly y: number }[] => {
  const columns = handColumns(count, width, card, inRows);
  const step = Math.min(card + HAND_GAP, columns > 1 ? (width - card) / (columns - 1) : 0);
  const indent = inRows ? Math.max(0, (width - card - step * (columns - 1)) / 2) : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: indent + (index % columns) * step,
    y: Math.floor(index / columns) * (CARD_SHAPE * card + HAND_GAP),
  }));
};

/** In pixels: how far a card stands out of the hand. */
const LIFT = 12;
const ADVISED_LIFT = 7;

const isAdvisedCard = (card: Card | undefined, { advised }: BoardGeometry): boolean =>
  card !== undefined && card === advised;

const handSpot = (
  { index, of }: Extract<Lie, { in: 'hand' }>,
  card: Card | undefined,
  geometry: BoardGeometry,
): Spot => {
  const field = rectOf(geometry.places, 'hand');
  const { handCard } = geometry.measures;
  const spot = handSpots(of, field.width, handCard, geometry.inRows)[index] ?? { x: 0, y: 0 };
  const isLifted = card !== undefined && card === geometry.lifted;
  const lift = isLifted ? LIFT : isAdvisedCard(card, geometry) ? ADVISED_LIFT : 0;
  return {
    x: field.x + spot.x + handCard / 2,
    y: field.y + spot.y + (CARD_SHAPE * handCard) / 2 - lift,
    width: handCard,
    // Also a card that stands out lies below the next one of a fan: it would hide what that is worth.
    level: 20 + index,
  };
};

const rowSpot = (place: number, geometry: BoardGeometry): Spot => ({
  ...centre(rectOf(geometry.places, `row-${place}`)),
  width: geometry.measures.rowCard,
  level: 10 + place,
});

/** A few cards of the deck peep out beneath the one that heads the row. */
const DECK_SHOWN = 3;
const deckSpot = (depth: number, geometry: BoardGeometry): Spot => {
  const head = rowSpot(0, geometry);
  const down = Math.min(depth, DECK_SHOWN);
  return { ...head, x: head.x - 2 * down, y: head.y + 2 * down, shown: depth < DECK_SHOWN, level: 9 - down };
};

/** Only the reader's own heap is drawn, where there is room for it; others' cards are counted (FK4). */
const wonSpot = ({ seat, depth }: Extract<Lie, { in: 'won' }>, geometry: BoardGeometry): Spot => {
  const heap = rectOf(geometry.places, `heap-${seat}`);
  if (heap.width === 0) return { ...centre(rectOf(geometry.places, `seat-${seat}`)), width: 16, shown: false };
  return { ...centre(heap), width: heap.width, turn: ((depth * 7) % 13) - 6, level: depth % 10 };
};

/** The middle of the row, where all cards come from and those go that leave. */
const middleSpot = ({ places, measures }: BoardGeometry): Spot => {
  const rows = [...places].flatMap(([name, rect]) => (name.startsWith('row-') ? [rect] : []));
  const [first, last] = [rows[0] ?? NOWHERE, rows.at(-1) ?? NOWHERE];
  return { x: (first.x + last.x + last.width) / 2, y: centre(first).y, width: measures.rowCard };
};

const closedSpot = (seat: Seat, geometry: BoardGeometry): Spot => ({
  ...centre(rectOf(geometry.places, `seat-${seat}`)),
  width: 24,
  shown: geometry.deal === 'dealing',
  level: 30,
});

/** Over the last card of the reader's hand: at the seat it would lie over the number of their mice. */
const onHandSpot = ({ places, measures: { handCard } }: BoardGeometry): Spot => {
  const field = rectOf(places, 'hand');
  return { x: field.x + field.width - handCard / 2, y: centre(field).y, width: handCard, level: 31 };
};

/** It comes to its seat with the others, and from there to the middle, where all of them leave. */
const removedSpot = (seat: Seat, geometry: BoardGeometry): Spot => {
  if (geometry.deal === 'dealing')
    return seat === geometry.reader ? onHandSpot(geometry) : { ...closedSpot(seat, geometry), level: 31 };
  const middle = middleSpot(geometry);
  const isGone = geometry.deal === 'gone';
  return {
    ...middle,
    x: middle.x + (seat - 1.5) * 0.5 * middle.width,
    y: middle.y + (isGone ? middle.width / 2 : 0),
    turn: (seat - 1.5) * 8,
    shown: !isGone,
    level: 50 + seat,
  };
};

const leavingSpot = ({ place, as }: Extract<Lie, { in: 'leaving' }>, geometry: BoardGeometry): Spot => {
  const spot = rowSpot(place, geometry);
  if (as === 'discarded') return { ...spot, y: spot.y + spot.width / 2, turn: place % 2 === 0 ? -9 : 7, shown: false };
  // What is on it runs away, and that is drawn over it.
  return { ...spot, shown: false };
};

const spotOf = ({ lie, card }: LyingCard, geometry: BoardGeometry): Spot => {
  if (geometry.deal === 'box' && isDealt(lie)) return middleSpot(geometry);
  switch (lie.in) {
    case 'hand':
      return handSpot(lie, card, geometry);
    case 'closedHand':
      return closedSpot(lie.seat, geometry);
    case 'removed':
      return removedSpot(lie.seat, geometry);
    case 'deck':
      return deckSpot(lie.depth, geometry);
    case 'row':
      return rowSpot(lie.place, geometry);
    case 'sack':
      return { ...centre(rectOf(geometry.places, 'sack')), width: 18, shown: false, level: 5 };
    case 'won':
      return wonSpot(lie, geometry);
    case 'leaving':
      return leavingSpot(lie, geometry);
    case 'out':
      return { ...rowSpot(0, geometry), x: geometry.width + geometry.measures.rowCard, shown: false };
  }
};

/** The cards that come out of the box. */
const isDealt = (lie: Lie): boolean => lie.in === 'hand' || lie.in === 'closedHand' || lie.in === 'removed';

/** In milliseconds: cards of one hand are dealt, and cards of a row slip into the sack, one after the other. */
const waitOf = (lie: Lie, deal: DealPhase): number => {
  if (lie.in === 'sack') return CARD_APART * lie.order;
  if (deal !== 'dealing' || !isDealt(lie)) return 0;
  return DEAL_APART * (lie.in === 'hand' || lie.in === 'closedHand' ? lie.index : ROUNDS);
};

const isFaceUp = (lie: Lie, deal: DealPhase): boolean => {
  if (lie.in === 'row') return lie.faceUp;
  if (deal === 'box') return false;
  return lie.in === 'hand' || lie.in === 'sack' || lie.in === 'leaving';
};

const placed = (one: LyingCard, geometry: BoardGeometry): PlacedCard => {
  const { key, owner, card, lie } = one;
  const { x, y, width, turn = 0, shown = true, level = 0 } = spotOf(one, geometry);
  const faceUp = isFaceUp(lie, geometry.deal);
  return {
    key,
    owner,
    x,
    y,
    width,
    turn,
    faceUp,
    ...(card === undefined ? {} : { card }),
    isPeeked: lie.in === 'row' && !faceUp && card !== undefined,
    isShown: shown,
    isDrawn: shown || card !== undefined || lie.in === 'removed',
    isSent: lie.in !== 'row' || lie.sent,
    isInRow: lie.in === 'row',
    isAdvised: lie.in === 'hand' && isAdvisedCard(card, geometry),
    wait: waitOf(lie, geometry.deal),
    level,
  };
};

/** Whose hand has just come into sight has no place yet: from nowhere its cards would fly in over everything else. */
const hasPlace = ({ lie }: LyingCard, { places }: BoardGeometry): boolean => lie.in !== 'hand' || places.has('hand');

/** Where every card is drawn. The order never depends on where cards lie, so that none is taken from the page while it moves. */
export const layout = (cards: readonly LyingCard[], geometry: BoardGeometry): PlacedCard[] =>
  cards
    .filter((one) => hasPlace(one, geometry))
    .map((one) => placed(one, geometry))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
