/** Who has found by then what is asked for needs no nod. In milliseconds. */
const NOD_AFTER = 900;
const NOD = { duration: 420, easing: 'ease-in-out' } as const;
const FRAMES: readonly Keyframe[] = [0, 5, 0, 3, 0].map((down) => ({ translate: `0 ${down}px` }));

/** What is asked for, and its picture where a board draws that apart from it. */
const ASKED = 'button:has(.advised), [data-advised]';

/** Lets the control that is asked for nod when a while has passed; gives what ends the waiting. */
export const nodLater = (stage: HTMLElement, nodded: () => void): (() => void) => {
  const timer = setTimeout(() => {
    const asked = stage.querySelectorAll(ASKED);
    for (const part of asked.length > 0 ? asked : stage.querySelectorAll('button[data-main]'))
      part.animate([...FRAMES], NOD);
    nodded();
  }, NOD_AFTER);
  return () => clearTimeout(timer);
};
