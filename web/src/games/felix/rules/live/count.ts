import type { Card, FelixMove, FelixTypes, SeatResult } from '@miaou/felix';
import { at, type Position, seat } from '@miaou/kit';
import { valueOf } from '../../board/cardSymbols';
import { FIGURES } from '../figures';
import { cardsIn } from './drawnCards';
import { ExampleMatch, notAmong } from './exampleTable';
import { bid, PASS } from './round';
import { added } from './sum';
import { momentsOf } from './tableMoment';

/** What you have at the end: the sack that you bought, and the mice that were left. */
export interface CountedMatch {
  /** The places in the sack from which a cat or dog has left. */
  readonly gone: readonly number[];
  readonly result: SeatResult;
}

const YOU = seat(0);
const SEATS = 4;
/** The others buy all sacks but the first, for next to nothing. */
const BUYER = seat(3);

/** The sack that is counted as it is drawn, and a rabbit, which counts nothing. */
export const COUNTED_SACK: readonly Card[] = [...cardsIn(FIGURES.score), 'rabbit'];

/** What you may have paid for it. */
export const PRICES = [12, 5, 1] as const;

const chosen = (position: Position<FelixTypes>, price: number): FelixMove => {
  const { round, phase, seats } = position.view('spectator');
  const moves = position.legalMoves(position.actor);
  if (phase === 'place') return at(moves, 0);
  const buyer = round === 1 ? YOU : BUYER;
  const offer = bid(round === 1 ? price : 1);
  return position.actor === buyer && seats[buyer]?.bid === 0 ? offer : PASS;
};

/** Plays a whole match in which you buy this sack at the start, pass ever after, and count at the end (FE2). */
export const playCount = (sack: readonly Card[], price: number): CountedMatch => {
  const match = new ExampleMatch('felix', SEATS, { firstSeat: YOU, removed: sack.map((card) => notAmong([card])) });
  const { position } = match;
  for (const [place, card] of sack.entries()) match.play(seat(place), { type: 'place', card });
  while (position.outcome() === undefined) match.play(position.actor, chosen(position, price));
  const { result } = match.view;
  if (result === undefined) throw new Error('a match that is over has a result');
  return { gone: momentsOf(match.steps, ['sackBought'])[0]?.gone ?? [], result: at(result.seats, YOU) };
};

/** "15 + 8 − 5 + 7 = 25": what counts nothing is left out. */
export const countedSum = (sack: readonly Card[], { gone, result }: CountedMatch): string => {
  const values = sack.filter((_, place) => !gone.includes(place)).map(valueOf);
  return added(...values.filter((value) => value !== 0), result.mice);
};
