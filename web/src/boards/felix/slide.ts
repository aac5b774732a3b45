/** How far something comes from, in pixels. */
export interface Slide {
  readonly dx: number;
  readonly dy: number;
}

const SLIDE_MILLISECONDS = 180;

/** Lets an element come from there. */
export const sliding =
  (slide: Slide | undefined) =>
  (element: HTMLElement): void => {
    if (slide === undefined) return;
    element.animate([{ transform: `translate(${slide.dx}px, ${slide.dy}px)` }, { transform: 'none' }], {
      duration: SLIDE_MILLISECONDS,
      easing: 'cubic-bezier(.2,1.4,.4,1)',
    });
  };
