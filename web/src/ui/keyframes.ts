import type { Attachment } from 'svelte/attachments';

/** How something looks at one instant of a moment. Only what a compositor moves alone: transform and opacity. */
interface Pose {
  readonly x?: number;
  readonly y?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  /** Wide and high, 1 as drawn. */
  readonly size?: readonly [wide: number, high: number];
  readonly opacity?: number;
}

/** At a time of the moment, in milliseconds, something looks so; `easing` leads there. What a pose leaves out stays as it was. */
export type Beat = readonly [at: number, pose: Pose, easing?: string];

export const EASE = {
  out: 'cubic-bezier(.2,.8,.3,1)',
  in: 'cubic-bezier(.5,0,.9,.5)',
  back: 'cubic-bezier(.2,1.5,.4,1)',
  both: 'cubic-bezier(.5,0,.3,1)',
  up: 'cubic-bezier(.2,.7,.5,1)',
  down: 'cubic-bezier(.5,0,.8,.4)',
} as const;

const AT_REST: Required<Pose> = { x: 0, y: 0, turn: 0, size: [1, 1], opacity: 1 };

const transformOf = ({ x, y, turn, size }: Required<Pose>): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size[0]}, ${size[1]})`;

/** One animation for one element: it lasts only from the first beat to the last, and before and after it looks as it does there. */
export interface Film {
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly duration: number;
}

/** The whole poses, each with what it took over from those before. */
const posesOf = (beats: readonly Beat[]): readonly Required<Pose>[] => {
  let pose = AT_REST;
  return beats.map(([, change]) => {
    pose = { ...pose, ...change };
    return pose;
  });
};

export const filmOf = (beats: readonly Beat[]): Film => {
  const [only] = beats;
  // From a single picture a browser leads back to how things are at rest.
  if (beats.length === 1 && only !== undefined) return filmOf([only, [only[0] + 1, {}]]);
  const delay = beats[0]?.[0] ?? 0;
  const duration = Math.max(1, (beats.at(-1)?.[0] ?? 0) - delay);
  const frames = posesOf(beats).map((pose, index) => ({
    offset: ((beats[index]?.[0] ?? 0) - delay) / duration,
    transform: transformOf(pose),
    opacity: pose.opacity,
    easing: beats[index + 1]?.[2] ?? 'linear',
  }));
  return { frames, delay, duration };
};

/** Scripts start animations without an event: this one tells whoever sets the pace, with the animation as its detail. */
export const FILM_STARTED = 'filmstart';

/** Lets an element move by a script. */
export const animate = (element: Element, frames: Keyframe[], times: KeyframeAnimationOptions): Animation => {
  const animation = element.animate(frames, times);
  element.dispatchEvent(new CustomEvent(FILM_STARTED, { bubbles: true, detail: animation }));
  return animation;
};

/** Lets an element go through some beats as soon as it is there, and tells the end of them; nothing moves without beats. */
export const goThrough =
  (beats: readonly Beat[] | undefined, ended?: () => void): Attachment =>
  (element) => {
    if (beats === undefined || beats.length === 0) return undefined;
    const { frames, ...times } = filmOf(beats);
    const animation = animate(element, frames, { ...times, fill: 'both' });
    if (ended !== undefined) animation.addEventListener('finish', ended);
    return () => animation.cancel();
  };

/** It comes, stays and goes without moving: what is left of a moment where nothing may travel. */
export const fade = (stays: number): readonly Beat[] => [
  [0, { opacity: 0 }],
  [FADE, { opacity: 1 }],
  [FADE + stays, { opacity: 1 }],
  [2 * FADE + stays, { opacity: 0 }],
];

/** How long something takes to come or go where nothing travels. */
const FADE = 120;
