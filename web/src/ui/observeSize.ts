/** The size of an element inside its border, in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Tells the size of an element once it is laid out, and whenever that is another. It is read after the browser's own layout: read when the element is
 * added, as bindings do, all styles and places of the page would be computed in the middle of the task that builds it.
 */
export const observeSize =
  (tell: (size: Size) => void) =>
  (element: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => tell({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  };
