/** Lets the focus go to a region that scrolls: who goes by keyboard scrolls what has the focus. */
export const reachable = (region: HTMLElement): void => {
  region.tabIndex = 0;
};
