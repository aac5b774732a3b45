/** Where a mouse was seen last, in pixels of the window. */
let seen: { readonly x: number; readonly y: number } | undefined;

const see = ({ pointerType, clientX, clientY }: PointerEvent): void => {
  if (pointerType === 'mouse') seen = { x: clientX, y: clientY };
};

/** Notes from now on where the mouse is, after whatever is under it has been told. */
export const followMouse = (): void => {
  window.addEventListener('pointermove', see, { passive: true });
  window.addEventListener('pointerdown', see, { passive: true });
};

/** Browsers also tell of a mouse that rests while the page changes beneath it: nobody points at what has come there. */
export const isPointedAt = ({ pointerType, clientX, clientY }: PointerEvent): boolean =>
  pointerType !== 'mouse' || seen === undefined || clientX !== seen.x || clientY !== seen.y;
