import type { Seat } from '@miaou/kit';
import type { Attachment } from 'svelte/attachments';
import { player } from '../../../../sound/index';
import { goThrough } from '../../../../ui/keyframes';
import { seatFilm } from './sale';

export { sounds, toldSounds } from '../eventSounds';
/** How a match of Felix is told in pictures, times and sounds. Nothing of it is needed for the first card, so it is loaded after it. */
export { default as Runners } from '../Runners.svelte';
export { duration, runsOf, stillDuration, stillTellsAfter, tellsAfter } from '../timing';
export { default as Moments } from './Moments.svelte';
export { isMuchAtStake } from './stake';

/** What is heard while cards are dealt. */
export const soundDeal = (): void => player.play(['deal']);

/** How the seat of a buyer moves. */
export interface SeatReaction {
  readonly seat: Seat;
  readonly isGain: boolean;
  readonly whole: Attachment;
  readonly wash: Attachment;
  readonly face: Attachment;
}

export const seatReaction = (...moment: Parameters<typeof seatFilm>): SeatReaction | null => {
  const film = seatFilm(...moment);
  if (film === null) return null;
  const { seat, isGain } = film;
  return { seat, isGain, whole: goThrough(film.whole), wash: goThrough(film.wash), face: goThrough(film.face) };
};
