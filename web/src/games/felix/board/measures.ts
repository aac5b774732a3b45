import type { SeatCount } from '@miaou/felix';

/** How the board is arranged, by its shape: upright, lying, or lying and as low as a phone on its side. */
type Arrangement = 'tall' | 'wide' | 'flat';

/** The one place where sizes meet the window. */
export interface Measures {
  readonly arrangement: Arrangement;
  /** The width of a card in the row. */
  readonly rowCard: number;
  /** The width of a card in the hand. */
  readonly handCard: number;
  /** The height of the player's own panel. It is the same in all phases, so that nothing moves when a turn begins. */
  readonly panel: number;
  /** On a wide table, what tells its state stands on both sides of the row, or only behind it where the cards need the width. */
  readonly around: boolean;
  /** The newest lines of the log that fit beneath the table. A lesson has its own words for them. */
  readonly lines: number;
  /** The highest bid, the bank and the round make way: seats tell the bids, and the row needs the height. */
  readonly isBare: boolean;
}

/** What the page gives the board. */
export interface Window {
  readonly width: number;
  readonly height: number;
  /** The reader's text size, as a factor of the usual one: words need that much more room. */
  readonly text?: number;
  /** The log stands beside the board. */
  readonly hasLog?: boolean;
  readonly panel?: Panel;
  /** Somebody explains above the board: on a phone what is not explained makes way. */
  readonly isLesson?: boolean;
}

/** What stands below the table: the place of who plays with its controls, the hands of a replay, or nothing for who looks on. */
export type Panel = 'controls' | 'hands' | 'none';

/** The rows of a hand: while one is laid, all cards must be easy to press. */
const HAND_ROWS: Readonly<Record<Panel, number>> = { controls: 2, hands: 1, none: 0 };

/** A card's height for its width. */
export const CARD_SHAPE = 1.4;
/** The same with the mouse card above it. */
const COLUMN_SHAPE = CARD_SHAPE + 0.64;

/** Twice the text size is like half the window: the same words have to stand somewhere. */
const arrangementOf = ({ width: inPixels, height: high, text = 1 }: Window): Arrangement => {
  const width = inPixels / text;
  const height = high / text;
  if (height < 520 && width >= 560) return 'flat';
  // Beside the controls of an upright tablet the hand would be so narrow that each card's middle lies under the next ones.
  return width >= 760 && width >= height ? 'wide' : 'tall';
};

/** Where the window is too small for all, the board scrolls; large words must not eat up the cards. */
const smallest = (text: number): number => 8 + 28 * text;
const smallestInHand = (text: number): number => 24 + 12 * text;
/** Larger ones would leave the table no edge to see. */
const LARGEST = 280;
/** Five cards of a hand always lie side by side, so that nine need two rows to choose from. */
const HAND_COLUMNS = 5;
const HAND_EDGES = 50;
/** The hand is read as well: it is not less than this of what the row's cards could be. */
const HAND_OF_ROW = 0.4;
/** A wide hand is one fan of nine; more than half of each card must stay in sight. */
const FAN = 5.6;

const clamp = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));
const columnsOf = (seats: SeatCount): number => (seats === 3 ? 4 : seats);

/** From here on an upright board has room for larger words. */
export const ROOMY_TALL = 600;
/** On a narrower table four seats side by side have no room for a large face and for words. */
export const ROOMY_WIDE = 900;
/** Under a narrower card a face stands alone: beside it a name would be its first letter. */
export const NAMED_CARD = 48;

/** What a seat of an upright board tells of others' cards and mice; a lesson leaves it out there. */
const SEAT_HOLD = 26;
/** A card that is easy to press. */
const LEAST_PRESS = 44;
/** From this width on a card of the row is easy to tell from another. */
const LEAST_LOOK = 56;
/** What a bare table saves beside the words: the gap above them, and the closer edges of low boards. */
const BARE_EDGES = 18;

/** The heights of what has words on an upright board. */
const tallWords = (seats: SeatCount, isLarge: boolean, isLesson: boolean) => {
  if (isLarge) return { seats: seats === 5 ? 122 : 102, state: 78, owner: 26, head: 52, act: 60, line: 20 };
  const ofSeats = (seats === 5 ? 94 : 84) - (isLesson ? SEAT_HOLD : 0);
  return { seats: ofSeats, state: seats === 5 ? 50 : 54, owner: 20, head: 44, act: 50, line: 16 };
};

/** On both sides of the row together: the table's margin, its edge, and the shadow of a deck. */
const PHONE_RIM = 30;
const TABLET_RIM = 58;

/** Upright, the cards of the row take the width, the hand what is left of the height, and the log what neither needs. */
const tallWith = (
  isBare: boolean,
  { width, height, text = 1, panel: kind = 'controls', isLesson = false }: Window,
  seats: SeatCount,
): Measures => {
  const columns = columnsOf(seats);
  const isLarge = width / text >= ROOMY_TALL;
  const words = tallWords(seats, isLarge, isLesson);
  const edges = isLarge ? 104 : isBare ? 68 - BARE_EDGES : 68;
  const besidePanel = text * (words.seats + (isBare ? 0 : words.state) + words.owner) + edges;
  const panelEdges = kind === 'none' ? 0 : text * (words.head + (kind === 'controls' ? words.act : 0)) + 42;
  const free = height - besidePanel - panelEdges;
  const most = Math.min((width - (isLarge ? TABLET_RIM : PHONE_RIM) - 6 * (columns - 1)) / columns, LARGEST);
  const mostHand = Math.min((width - HAND_EDGES) / HAND_COLUMNS, isLarge ? 112 : 84);
  const handRows = HAND_ROWS[kind] * CARD_SHAPE;
  const least = isLesson ? LEAST_PRESS : smallestInHand(text);
  const leastHand = Math.max(least, Math.min(HAND_OF_ROW * most, mostHand));
  const handCard = handRows === 0 ? leastHand : clamp(leastHand, (free - COLUMN_SHAPE * most) / handRows, mostHand);
  const rowCard = clamp(Math.min(smallest(text), most), (free - handRows * handCard) / COLUMN_SHAPE, most);
  const panel = Math.round(panelEdges + handRows * Math.floor(handCard));
  const left = height - besidePanel - panel - COLUMN_SHAPE * rowCard;
  return {
    arrangement: 'tall',
    rowCard: Math.floor(rowCard),
    handCard: Math.floor(handCard),
    panel,
    around: false,
    lines: isLesson ? 0 : clamp(0, Math.floor((left - 8) / (text * words.line)), 3),
    isBare,
  };
};

const tallMeasures = (window: Window, seats: SeatCount): Measures => {
  const measures = tallWith(false, window, seats);
  return window.isLesson === true && measures.rowCard < LEAST_LOOK ? tallWith(true, window, seats) : measures;
};

/** From here on a wide board has its own column for the newest lines of the log, unless the log is beside it anyway. */
const LINES_FROM = 1100;
export const LINES_WIDTH = 232;

/** Beside a wide table, or beneath it; none where the log stands there, or somebody explains. */
const wideLines = ({ width, hasLog = false, isLesson = false }: Window): number => {
  if (hasLog || isLesson) return 0;
  return width >= LINES_FROM ? 8 : 1;
};

const wideMeasures = (window: Window, seats: SeatCount): Measures => {
  const { width, height, text = 1, panel: kind = 'controls' } = window;
  const columns = columnsOf(seats);
  const gaps = (seats === 5 ? 12 : 16) * (columns - 1);
  const panel = kind === 'none' ? 0 : Math.round(clamp(208 * text, 0.26 * height, 252 * text));
  const lines = wideLines(window);
  const table = width - 46 - (lines > 1 ? LINES_WIDTH + 16 : 0);
  const aroundRow = text * ((seats === 5 ? 84 : 96) + 26 + (lines === 1 ? 22 : 0)) + 88;
  const byHeight = (height - panel - aroundRow) / COLUMN_SHAPE;
  const beside = (sides: number): number => (table - 40 - sides * (text * 124 + 16) - gaps) / columns;
  const around = beside(2) >= byHeight;
  const rowCard = clamp(smallest(text), Math.min(byHeight, beside(around ? 2 : 1)), LARGEST);
  const hand = width - 68 - Math.max(360 * text, 0.3 * width);
  return {
    arrangement: 'wide',
    rowCard: Math.floor(rowCard),
    handCard: Math.floor(clamp(smallestInHand(text), Math.min(hand / FAN, (panel - 34) / CARD_SHAPE), 150)),
    panel,
    around,
    lines,
    isBare: false,
  };
};

/** The width of the player's panel beside a low table. */
export const BESIDE_FLAT = 276;

const flatMeasures = ({ width, height, text = 1, panel: kind = 'controls' }: Window, seats: SeatCount): Measures => {
  const columns = columnsOf(seats);
  const table = width - (kind === 'none' ? 0 : BESIDE_FLAT * text) - 34;
  const byHeight = (height - text * (seats === 5 ? 120 : 138) - 44) / COLUMN_SHAPE;
  const rowCard = Math.min((table - 6 * (columns - 1)) / columns, byHeight, LARGEST);
  return {
    arrangement: 'flat',
    rowCard: Math.floor(Math.max(rowCard, smallest(text))),
    handCard: Math.floor(clamp(smallestInHand(text), 0.135 * height, 50 * text)),
    panel: 0,
    around: false,
    lines: 0,
    isBare: false,
  };
};

const MEASURES = { tall: tallMeasures, wide: wideMeasures, flat: flatMeasures } as const;

export const measuresOf = (window: Window, seats: SeatCount): Measures =>
  MEASURES[arrangementOf(window)](window, seats);
