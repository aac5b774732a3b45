import type { Milestone } from './milestone.js';

/** Whom to beat, and how long to learn it. The same hunt gives the same responder. */
export interface Hunt {
  readonly game: string;
  /** The name of the bot that is hunted; all other seats hold copies of it that learn nothing. */
  readonly against: string;
  readonly seats: number;
  /** The part that the responder plays, in a game of parts. */
  readonly as?: string;
  /** Of Felix. */
  readonly edition?: 'felix' | 'filou';
  /** Matches to learn from. */
  readonly matches: number;
  readonly seed: string;
}

/** A share of wins with the half-width of its 95 % interval. */
export interface Share {
  readonly mean: number;
  readonly halfWidth: number;
  readonly matches: number;
}

/** Learns how to beat copies of one bot, starting from the strongest net there is. */
export interface Responder {
  /** Matches it has learned from. */
  readonly matches: number;
  playMatch(): void;
  /** What it wins of at least so many matches, without learning from them. */
  share(matches: number, seed: string): Promise<Share>;
  /** What the hunted bot itself wins in its place. */
  reference(matches: number, seed: string): Promise<Share>;
  /** How far it has come. Whoever goes on from a milestone ends where one ends that made the same milestones and never stopped. */
  milestone(): Milestone;
  goOnFrom(milestone: Milestone): void;
}
