import { at } from '@miaou/kit';
import type { Pairing, Secret, UnfinishedRecord } from './pairing.js';

/** Crumbs as records write it, repeated so that no type of the game under test decides what is hidden. */
interface Deal {
  readonly plates: readonly number[];
}

interface Move {
  readonly seat: number;
  readonly crumbs: number;
}

/** MS2. */
const USUAL_ROUNDS = 4;

const seatsOf = (record: UnfinishedRecord): number => record.options['seats'] as number;
const roundsOf = (record: UnfinishedRecord): number => (record.options['rounds'] as number | undefined) ?? USUAL_ROUNDS;
const platesOf = (record: UnfinishedRecord): readonly number[] => (record.deal as Deal).plates;
const movesOf = (record: UnfinishedRecord): readonly Move[] => record.moves as unknown as readonly Move[];

/** How many rounds are over: in each, every seat decides once (MR1). */
const pastRounds = (record: UnfinishedRecord): number => Math.floor(record.moves.length / seatsOf(record));

/** MS3: the plates of the rounds to come, in a place of their own each, and those that never come. */
const secretPlates = (record: UnfinishedRecord): Secret => {
  const seats = seatsOf(record);
  const coming = platesOf(record).slice(pastRounds(record) + 1);
  const all = Array.from({ length: 2 * seats + 1 }, (_, more) => seats + more);
  const unused = all.filter((plate) => !platesOf(record).includes(plate));
  return { things: coming.length === 0 ? [] : [...coming, ...unused].map(String), places: coming.length };
};

/** MR2: whatever was not taken in the round before, what was taken now at the head. */
const secretDecision = (record: UnfinishedRecord, index: number): Secret => {
  const moves = movesOf(record);
  const { seat, crumbs } = at(moves, index);
  const round = pastRounds(record);
  const before = moves.slice((round - 1) * seatsOf(record), round * seatsOf(record)).find((move) => move.seat === seat);
  const others = [0, 1, 2, 3].filter((other) => other !== crumbs && (round === 0 || other !== before?.crumbs));
  return { things: [crumbs, ...others].map(String), places: 1 };
};

/** MK1: the decisions of this round are hidden from all but those who made them; MS3: plates to come are hidden from all. */
export const crumbsPairing: Pairing = (record, viewer) => {
  const running = [...movesOf(record).keys()].slice(pastRounds(record) * seatsOf(record));
  const hidden = running.filter((index) => movesOf(record)[index]?.seat !== viewer);
  const served = platesOf(record).slice(0, pastRounds(record) + 1);
  return {
    secrets: [secretPlates(record), ...hidden.map((index) => secretDecision(record, index))],
    rearrange: ([plates = [], ...decisions]) => {
      const moves = [...record.moves];
      for (const [place, index] of hidden.entries())
        moves[index] = { ...at(moves, index), crumbs: Number(decisions[place]?.[0]) } as (typeof moves)[number];
      const deal = { plates: [...served, ...plates.map(Number)].slice(0, roundsOf(record)) };
      return { ...record, deal, moves };
    },
  };
};
