import { seatsOf } from '@miaou/kit';
import { ALL_HOLES, cellsIn } from './cellSet.js';
import { tileMap } from './lying.js';
import { OVER, type Truth } from './truth.js';
import type { ChopEvent, ChopResult, Side } from './types.js';

/** Nothing more is owed once a match is over. */
const end = (truth: Truth, winner: Side | null, events: ChopEvent[] | undefined): true => {
  truth.phase = OVER;
  truth.winner = winner;
  truth.rollsLeft = 0;
  events?.push({ type: 'matchEnded', result: resultOf(truth), rest: tileMap(truth, cellsIn(truth.faceDown)) });
  return true;
};

const isHomeEnough = (truth: Truth): boolean =>
  truth.started === 0b1111 &&
  (truth.rules.options.home === 'returnAfterTenth' ? truth.broughtHome === 1 : (truth.miceSet.high & ALL_HOLES) !== 0);

/** All the cheese, and home with it (CE2). */
const haveMiceWon = (truth: Truth): boolean =>
  truth.won === truth.rules.cheeses && (truth.rules.options.home === 'quick' || isHomeEnough(truth));

/** Ends the match if the mice have won. */
export const endIfMiceWon = (truth: Truth, events: ChopEvent[] | undefined): boolean =>
  haveMiceWon(truth) && end(truth, 'mice', events);

/** Ends the match if no mouse is left (CE1). */
export const endIfCatWon = (truth: Truth, events: ChopEvent[] | undefined): boolean =>
  truth.miceLeft === 0 && end(truth, 'cat', events);

/** Ends the match after the last turn of the cat (CE4). */
export const endIfDrawn = (truth: Truth, events: ChopEvent[] | undefined): boolean =>
  truth.rounds === truth.rules.options.maxRounds && end(truth, null, events);

export const resultOf = ({ rules, winner, won, miceLeft }: Truth): ChopResult => {
  const { seats, cat } = rules.options;
  const winners = seatsOf(seats).filter((one) => winner === (one === cat ? 'cat' : 'mice'));
  return { side: winner, winners, cheese: won, mice: miceLeft };
};
