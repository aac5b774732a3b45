import { FILM_STARTED } from '../../ui/keyframes';

/** What a style sheet begins to move says so. */
const STYLED = ['transitionrun', 'animationstart'] as const;

const setPace = (animations: readonly Animation[], speed: number): void => {
  for (const animation of animations) animation.playbackRate = speed;
};

/**
 * Lets everything that moves within an element move so many times as fast as it was made to. Returns what ends that. At the usual pace there
 * is nothing to do, and nothing is asked: to list what moves, a browser must lay out the page.
 */
export const keepPace = (stage: HTMLElement, speed: number): (() => void) => {
  if (speed === 1) return () => undefined;
  const setAll = (pace: number): void => setPace(stage.getAnimations({ subtree: true }), pace);
  const styled = ({ target }: Event): void => {
    if (target instanceof Element) setPace(target.getAnimations(), speed);
  };
  const filmed = (event: Event): void => {
    if (event instanceof CustomEvent) setPace([event.detail as Animation], speed);
  };
  setAll(speed);
  for (const start of STYLED) stage.addEventListener(start, styled);
  stage.addEventListener(FILM_STARTED, filmed);
  return () => {
    for (const start of STYLED) stage.removeEventListener(start, styled);
    stage.removeEventListener(FILM_STARTED, filmed);
    setAll(1);
  };
};
