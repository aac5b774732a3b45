import type { Card, Dog, FelixEvent, FelixMove } from '@miaou/felix';
import type { Strip } from '../../../../rules/picture';
import { isDog, pointsOf, valueOf } from '../../board/cardSymbols';
import { FIGURES } from '../figures';
import { cardsIn } from './drawnCards';
import { bid, type LaidRow, PASS, playRound } from './round';
import { added, signed } from './sum';

/** A row that is sold: to the one who bid, or for one mouse to the last one left (FX1). */
export interface RowExample extends LaidRow {
  readonly sale: 'auction' | 'oneMouse';
}

const felixRow = (strip: Strip): RowExample => ({ cards: cardsIn(strip), edition: 'felix', sale: 'auction' });

/** The drawn rows that can be played. */
export const ROWS = {
  twoDogs: felixRow(FIGURES.twoDogs),
  bigDog: felixRow(FIGURES.bigDog),
  bigDogAmongBad: felixRow(FIGURES.bigDogAmongBad),
  smallDog: felixRow(FIGURES.smallDog),
  smallDogAmongBad: felixRow(FIGURES.smallDogAmongBad),
  noGoodCat: felixRow(FIGURES.noGoodCat),
  rabbit: { ...felixRow(FIGURES.rabbit), edition: 'filou' },
  oneMouse: { ...felixRow(FIGURES.oneMouse), sale: 'oneMouse' },
} as const satisfies Readonly<Record<string, RowExample>>;

const SALES: Readonly<Record<RowExample['sale'], readonly FelixMove[]>> = {
  auction: [bid(1), PASS, PASS, PASS],
  oneMouse: [PASS, PASS, PASS, bid(1)],
};

/** What lies on the table at one instant. */
interface RowMoment {
  readonly faceUp: number;
  /** How many mouse cards have been emptied. */
  readonly emptied: number;
  /** The places in the row whose cards have left. */
  readonly gone: readonly number[];
  readonly isSold: boolean;
}

/** What became of a row. */
interface RowOutcome {
  readonly dogs: readonly Dog[];
  readonly chased: Card | null;
  /** What is left, in the order of the row. */
  readonly left: readonly Card[];
  readonly points: number;
}

interface PlayedRow {
  readonly moments: readonly RowMoment[];
  readonly outcome: RowOutcome;
}

const BEFORE: RowMoment = { faceUp: 0, emptied: 0, gone: [], isSold: false };

const after = (moment: RowMoment, event: FelixEvent, cards: readonly Card[]): RowMoment => {
  switch (event.type) {
    case 'cardTurned':
      return { ...moment, faceUp: moment.faceUp + 1 };
    case 'passed':
      return { ...moment, emptied: moment.emptied + 1 };
    case 'catChased':
    case 'rabbitChased':
      return { ...moment, gone: [...moment.gone, event.place] };
    case 'dogsLeft':
      return { ...moment, gone: [...moment.gone, ...cards.flatMap((card, place) => (isDog(card) ? [place] : []))] };
    case 'sackBought':
      return { ...moment, isSold: true };
    default:
      return moment;
  }
};

/** The instants that are shown: a pass and the card that it turns up are one, and so are the dog and the cat that it chases. */
const SHOWN: readonly FelixEvent['type'][] = ['auctionOpened', 'cardTurned', 'dogsLeft', 'sackBought'];

const momentsOf = (events: readonly FelixEvent[], cards: readonly Card[]): readonly RowMoment[] => {
  const moments: RowMoment[] = [];
  let moment = BEFORE;
  for (const event of events) {
    moment = after(moment, event, cards);
    if (SHOWN.includes(event.type)) moments.push(moment);
  }
  return moments;
};

const outcomeOf = (events: readonly FelixEvent[], cards: readonly Card[], gone: readonly number[]): RowOutcome => {
  const chase = events.find((event) => event.type === 'catChased' || event.type === 'rabbitChased');
  const sale = events.find((event) => event.type === 'sackBought');
  return {
    dogs: events.flatMap((event) => (event.type === 'dogsLeft' ? event.dogs : [])),
    chased: chase?.card ?? null,
    left: cards.filter((_, place) => !gone.includes(place)),
    points: pointsOf(sale?.cards ?? []),
  };
};

/** Plays a row by the rules, from the first card that is turned up to the sale. */
export const playRow = (row: RowExample): PlayedRow => {
  const events = playRound(row, SALES[row.sale]);
  const moments = momentsOf(events, row.cards);
  return { moments, outcome: outcomeOf(events, row.cards, moments.at(-1)?.gone ?? []) };
};

/** "11 − 5 = 6", or the number alone where there is nothing to add. */
export const sumOf = ({ left, points }: Pick<RowOutcome, 'left' | 'points'>): string => {
  const values = left.map(valueOf).filter((value) => value !== 0);
  return values.length < 2 ? signed(points) : added(...values);
};
