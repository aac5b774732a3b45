import { FILM_STARTED } from '../../ui/keyframes';

/** What begins to move says so. */
const STARTS = ['transitionrun', 'animationstart', FILM_STARTED] as const;

const setPace = (animations: readonly Animation[], speed: number): void => {
  for (const animation of animations) animation.playbackRate = speed;
};

/** Lets everything that moves within an element move so many times as fast as it was made to. Returns what ends that. */
export const keepPace = (stage: HTMLElement, speed: number): (() => void) => {
  const started = ({ target }: Event): void => {
    if (target instanceof Element) setPace(target.getAnimations(), speed);
  };
  const setAll = (): void => setPace(stage.getAnimations({ subtree: true }), speed);
  setAll();
  // The same change may begin more after this: scripts start animations without an event.
  queueMicrotask(setAll);
  for (const start of STARTS) stage.addEventListener(start, started);
  return () => {
    for (const start of STARTS) stage.removeEventListener(start, started);
  };
};
