import { CARDS, type Card, type FelixView } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type FelixStep, playSeed } from '../testing/playing';
import { duration, tellsAfter } from '../timing';
import { isMuchAtStake } from './stake';

const SEEDS = ['a', 'b', 'c', 'd'];
const VIEWERS = [seat(0), seat(1), seat(2), 'spectator'] as const;
const COUNTS = [3, 4, 5] as const;

const turnsOf = (seed: string, seats: number, viewer: (typeof VIEWERS)[number]): readonly FelixStep[] =>
  (playSeed(seed, { options: { seats }, viewer })?.steps ?? []).filter(({ event }) => event.type === 'cardTurned');
const isLast = ({ before }: FelixStep): boolean => before.faceUp === before.row.length - 1;

/** Worlds that differ in what is hidden: any card may lie face down, and hands, prizes and what left the game may be anything. */
const otherWorlds = (view: FelixView): readonly FelixView[] =>
  CARDS.map((card: Card) => ({
    ...view,
    row: view.row.map((lying, place) => (place < view.faceUp ? lying : { ...lying, card })),
    seats: view.seats.map((one) => ({ ...one, hand: [card], removed: card, won: [card] })),
  }));

describe('the last card of a row', () => {
  it('[FK1] trembles or not whatever it is, and whatever else is hidden', () => {
    for (const seats of COUNTS)
      for (const { event, before, after } of SEEDS.flatMap((seed) => turnsOf(seed, seats, 'spectator'))) {
        const worlds = otherWorlds(before);
        expect(new Set(worlds.map(isMuchAtStake))).toEqual(new Set([isMuchAtStake(before)]));
        const times = CARDS.map((card) =>
          [duration, tellsAfter].map((time) =>
            time({ event: { ...event, card } as FelixStep['event'], before, after }),
          ),
        );
        expect(new Set(times.map(String)).size).toBe(1);
      }
  });

  it('[FK1] trembles for everybody or for nobody, also for whoever laid it', () => {
    for (const seed of SEEDS) {
      const [first, ...others] = VIEWERS.map((viewer) =>
        turnsOf(seed, 4, viewer).map(({ before }) => isMuchAtStake(before)),
      );
      for (const seen of others) expect(seen).toEqual(first);
    }
  });

  it('[FR5] the last card of a row is the only one that trembles', () => {
    const tense = SEEDS.flatMap((seed) => turnsOf(seed, 4, 'spectator')).filter(({ before }) => isMuchAtStake(before));
    expect(tense.length).toBeGreaterThan(0);
    expect(tense.every(isLast)).toBe(true);
  });

  it('[FS2] the last card of a row lies still once its owner has shown all dogs and all cats that count much', () => {
    const calm = ['-5', '3', '5', 'rabbit'] as const;
    const shown = CARDS.filter((card) => !calm.some((one) => one === card));
    const view = playSeed('calm', { at: ({ faceUp, row }) => faceUp > 0 && faceUp === row.length - 1 })?.view;
    if (view === undefined) throw new Error('no row comes to its last card');
    const owner = view.row.at(-1)?.seat;
    const after = (cards: readonly Card[]): FelixView => ({
      ...view,
      past: cards.map((card) => ({ first: owner ?? seat(0), row: [card], bids: [], passes: [], buyer: null })),
    });
    expect([isMuchAtStake(after(shown)), isMuchAtStake(after(shown.slice(1)))]).toEqual([false, true]);
  });
});
