import { seatsOf } from '@miaou/kit';
import { faceDown, tileMap } from './lying.js';
import { ALL_HOLES } from './squares.js';
import { ALL_MICE, CAT_SIDE, MICE_SIDE, NOBODY, OVER, SIDE_OF_WINNER, type Truth } from './truth.js';
import type { ChopEvent, ChopResult } from './types.js';

/** Nothing more is owed once a match is over. */
const end = (truth: Truth, winner: number, events: ChopEvent[] | undefined): true => {
  truth.phase = OVER;
  truth.winner = winner;
  truth.rollsLeft = 0;
  events?.push({ type: 'matchEnded', result: resultOf(truth), rest: tileMap(truth, faceDown(truth)) });
  return true;
};

const isHomeEnough = (truth: Truth): boolean =>
  truth.started === ALL_MICE &&
  (truth.rules.needsReturn ? truth.broughtHome === 1 : (truth.miceHigh & ALL_HOLES) !== 0);

/** All the cheese, and home with it (CE2). */
const haveMiceWon = (truth: Truth): boolean =>
  truth.won === truth.rules.cheeses && (truth.rules.winsQuickly || isHomeEnough(truth));

/** Ends the match if the mice have won. */
export const endIfMiceWon = (truth: Truth, events: ChopEvent[] | undefined): boolean =>
  haveMiceWon(truth) && end(truth, MICE_SIDE, events);

/** Ends the match if no mouse is left (CE1). */
export const endIfCatWon = (truth: Truth, events: ChopEvent[] | undefined): boolean =>
  truth.miceLeft === 0 && end(truth, CAT_SIDE, events);

/** Ends the match after the last turn of the cat (CE4). */
export const endIfDrawn = (truth: Truth, events: ChopEvent[] | undefined): boolean =>
  truth.rounds === truth.rules.maxRounds && end(truth, NOBODY, events);

export const resultOf = ({ rules, winner, won, miceLeft }: Truth): ChopResult => {
  const side = SIDE_OF_WINNER[winner] ?? null;
  const isWinner = (cat: boolean): boolean => side === (cat ? 'cat' : 'mice');
  const winners = seatsOf(rules.options.seats).filter((one) => isWinner(one === rules.catSeat));
  return { side, winners, cheese: won, mice: miceLeft };
};
