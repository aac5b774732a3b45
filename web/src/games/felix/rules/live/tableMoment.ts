import type { FelixEvent, FelixView, RowCardView } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { isDog, pointsOf } from '../../board/cardSymbols';
import type { TableStep } from './exampleTable';

/** One player at one instant. */
interface PlayerMoment {
  /** 0 for none. */
  readonly bid: number;
  readonly isOut: boolean;
  readonly mice: number;
  /** The mice and the cats that were won. */
  readonly total: number;
}

/** What lies on the table at one instant. */
export interface TableMoment {
  readonly row: readonly RowCardView[];
  readonly faceUp: number;
  /** The places in the row whose cards have left. */
  readonly gone: readonly number[];
  /** The mice left on the mouse cards. */
  readonly coins: readonly number[];
  readonly bank: number;
  readonly players: readonly PlayerMoment[];
}

const goneBy = (event: FelixEvent, row: readonly RowCardView[]): readonly number[] => {
  switch (event.type) {
    case 'catChased':
    case 'rabbitChased':
      return [event.place];
    case 'dogsLeft':
      return row.flatMap(({ card }, place) => (isDog(card) ? [place] : []));
    default:
      return [];
  }
};

const playersOf = ({ seats, passes }: FelixView): readonly PlayerMoment[] =>
  seats.map(({ bid, mice = 0, won = [] }, index) => ({
    bid,
    isOut: passes.includes(seat(index)),
    mice,
    total: mice + pointsOf(won),
  }));

/** The table as it is. */
export const momentIn = (view: FelixView, gone: readonly number[] = []): TableMoment => {
  const { row, faceUp, coins, bank } = view;
  return { row, faceUp, gone, coins, bank, players: playersOf(view) };
};

/** A sale begins the next round; here its row lies until then, and its price in the bank before anything is filled. */
const tableAt = ({ event, before, after }: TableStep, gone: readonly number[]): TableMoment => {
  const table = momentIn(after, gone);
  if (event.type !== 'sackBought') return table;
  const { row, faceUp, coins, bank } = before;
  return { ...table, row, faceUp, coins, bank: bank + event.price };
};

/** What is seen of an auction: a pass and the cards that it turns up are one instant, and so are a sale and what the dogs chase. */
export const AUCTION: readonly FelixEvent['type'][] = ['cardTurned', 'bidMade', 'sackBought'];

/** What is shown of an example, an instant for each fact of these kinds; cards that are turned up together are one. */
export const momentsOf = (steps: readonly TableStep[], shown = AUCTION): readonly TableMoment[] => {
  let gone: readonly number[] = [];
  return steps.flatMap((step, index) => {
    const { event, before } = step;
    if (event.type === 'roundStarted' || event.type === 'auctionOpened') gone = [];
    gone = [...gone, ...goneBy(event, before.row)];
    const isFirstOfTwo = event.type === 'cardTurned' && steps[index + 1]?.event.type === 'cardTurned';
    return shown.includes(event.type) && !isFirstOfTwo ? [tableAt(step, gone)] : [];
  });
};
