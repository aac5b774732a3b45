/** Who has found by then what is asked for needs no nod. In milliseconds. */
const NOD_AFTER = 900;
const NOD = { duration: 420, easing: 'ease-in-out' } as const;
const FRAMES: readonly Keyframe[] = [0, 5, 0, 3, 0].map((down) => ({ translate: `0 ${down}px` }));

/** Lets the control that is asked for nod when a while has passed; gives what ends the waiting. */
export const nodLater = (stage: HTMLElement, nodded: () => void): (() => void) => {
  const timer = setTimeout(() => {
    const control =
      stage.querySelector<HTMLElement>('button:has(.advised)') ?? stage.querySelector('button[data-main]');
    control?.animate([...FRAMES], NOD);
    nodded();
  }, NOD_AFTER);
  return () => clearTimeout(timer);
};
