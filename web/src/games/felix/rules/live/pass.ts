import type { FelixEvent, FelixMove } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { bid, type LaidRow, PASS, playRound } from './round';

/** You are the first player, and this was your bid. */
export const YOUR_BID = 6;
const YOU = seat(0);
const OTHERS = 3;

const ROW: LaidRow = { cards: ['8', '11', '3', '-5'], edition: 'felix' };

/** As the how manieth you pass. */
export const PASSES = [1, 2, 3] as const;
export type PassPlace = (typeof PASSES)[number];

/** What lies on the table at one instant. */
interface PassMoment {
  readonly faceUp: number;
  readonly emptied: number;
  /** By player, you first: null for who has passed. */
  readonly bids: readonly (number | null)[];
}

interface PlayedPass {
  readonly moments: readonly PassMoment[];
  /** What your pass took beside the bid. */
  readonly took: number;
}

/** Those who pass before you do so at once; the others raise by one. */
const auctionFor = (place: PassPlace): readonly FelixMove[] => {
  const before = Array.from({ length: place - 1 }, () => PASS);
  const raises = Array.from({ length: OTHERS - before.length }, (_, index) => bid(YOUR_BID + 1 + index));
  return [bid(YOUR_BID), ...before, ...raises, PASS];
};

const BEFORE: PassMoment = { faceUp: 0, emptied: 0, bids: [0, 0, 0, 0] };

const after = (moment: PassMoment, event: FelixEvent): PassMoment => {
  switch (event.type) {
    case 'cardTurned':
      return { ...moment, faceUp: moment.faceUp + 1 };
    case 'bidMade':
      return { ...moment, bids: moment.bids.with(event.seat, event.amount) };
    case 'passed':
      return { ...moment, emptied: moment.emptied + 1, bids: moment.bids.with(event.seat, null) };
    default:
      return moment;
  }
};

const isYourPass = (event: FelixEvent): boolean => event.type === 'passed' && event.seat === YOU;

/** Plays by the rules up to the card that your pass turns up. */
export const playPass = (place: PassPlace): PlayedPass => {
  const events = playRound(ROW, auctionFor(place));
  const end = events.findIndex(isYourPass);
  const moments: PassMoment[] = [];
  let moment = BEFORE;
  for (const event of events.slice(0, end + 2)) {
    moment = after(moment, event);
    if (event.type === 'bidMade' || event.type === 'cardTurned') moments.push(moment);
  }
  const passed = events[end];
  return { moments, took: passed?.type === 'passed' ? passed.took : 0 };
};

/** What lies in the row of the example. */
export const PASS_ROW = ROW.cards;
