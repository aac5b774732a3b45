let isLeading = false;

/** Puts the focus where the page wants it: nobody has moved it there. */
export const leadFocus = (control: HTMLElement): void => {
  isLeading = true;
  try {
    control.focus({ preventScroll: true });
  } finally {
    isLeading = false;
  }
};

/** To be asked while a `focusin` is handled, which a browser tells at once: the page has put the focus there, not the visitor. */
export const isFocusLed = (): boolean => isLeading;
