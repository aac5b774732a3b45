import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEndInSight } from './keepEndInSight';

/** In pixels: a line is higher than what counts as near the end. */
const LINE = 34;
const HEIGHT = 200;

/** A list as a browser has it: it scrolls at once, and says so before the next picture, ahead of what else is done then. */
class ScrolledList extends EventTarget {
  scrollHeight = HEIGHT;
  readonly clientHeight = HEIGHT;
  #top = 0;
  #hasScrolled = false;
  added: () => void = () => undefined;
  before: (() => void)[] = [];

  get scrollTop(): number {
    return this.#top;
  }

  set scrollTop(wanted: number) {
    const top = Math.min(wanted, this.scrollHeight - this.clientHeight);
    this.#hasScrolled ||= top !== this.#top;
    this.#top = top;
  }

  add(): void {
    this.scrollHeight += LINE;
    this.added();
  }

  picture(): void {
    if (this.#hasScrolled) this.dispatchEvent(new Event('scroll'));
    this.#hasScrolled = false;
    for (const task of this.before.splice(0)) task();
  }

  get isAtEnd(): boolean {
    return this.scrollTop === this.scrollHeight - this.clientHeight;
  }
}

let list: ScrolledList;

beforeEach(() => {
  list = new ScrolledList();
  const observer = (added?: () => void) =>
    class {
      constructor(callback: () => void) {
        if (added !== undefined) list.added = callback;
      }
      observe(): void {}
      disconnect(): void {}
    };
  vi.stubGlobal('ResizeObserver', observer());
  vi.stubGlobal(
    'MutationObserver',
    observer(() => undefined),
  );
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => list.before.push(task));
  vi.stubGlobal('cancelAnimationFrame', () => list.before.splice(0));
  keepEndInSight(list as unknown as HTMLElement);
});

const addLines = (count: number): void => {
  for (let line = 0; line < count; line++) {
    list.add();
    list.picture();
  }
};

describe('a list whose newest line stays in sight', () => {
  it('a list whose newest line stays in sight follows lines that come one after another, each before it is known that the last was followed', () => {
    addLines(5);
    expect(list.isAtEnd).toBe(true);
  });

  it('a list whose newest line stays in sight stays where a reader has gone back to', () => {
    addLines(5);
    list.picture();
    list.scrollTop = 40;
    list.picture();
    addLines(2);
    expect(list.scrollTop).toBe(40);
  });

  it('a list whose newest line stays in sight follows again once the reader has come to its end', () => {
    addLines(5);
    list.picture();
    for (const top of [40, 80, list.scrollHeight]) {
      list.scrollTop = top;
      list.picture();
    }
    addLines(2);
    expect(list.isAtEnd).toBe(true);
  });
});
