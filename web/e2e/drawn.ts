import type { Page } from '@playwright/test';

/** A window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
export const [PHONE, , TABLET, LAPTOP, SCREEN] = SIZES as [Size, Size, Size, Size, Size];

/** What a page at 200 % has left of three of them. */
export const ZOOMED: readonly Size[] = [
  { width: 410, height: 590 },
  { width: 640, height: 400 },
  { width: 960, height: 540 },
];

export const sizeName = ({ width, height }: Size): string => `${width} × ${height}`;

/** Puts a planted style on a page; gives what takes it off again. */
export const putOn = async (page: Page, style: string): Promise<() => Promise<void>> => {
  if (style === '') return () => Promise.resolve();
  const planted = await page.addStyleTag({ content: style });
  return () => planted.evaluate((element) => (element as Element).remove());
};

/** What is drawn of a board. Absent where a scene has none of it. */
interface DrawnBoard {
  /** The share of Felix's table that the cards of the row take. */
  readonly row?: number;
  /** Places of the row that reach beyond what the table has for them. */
  readonly beyond: number;
  /** The shorter side of Chop's kitchen, as a share of the window's. */
  readonly kitchen?: number;
  /** From where to where in the window, downwards, reaches what must not move between phases. */
  readonly panel?: readonly [from: number, to: number];
  /** Where the hand begins, downwards: it must not move under a finger. */
  readonly hand?: number;
  /** Cards of the hand that cannot be read or pressed in their middle. */
  readonly covered: readonly string[];
}

/** Where things lie that are looked for in one phase after another: what is pressed to play, and what is beside it. */
interface Placed {
  readonly controls: Readonly<Record<string, Box>>;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What has to be read at a glance. */
interface Readable {
  readonly clocks: number;
  /** Clocks that cannot be read. */
  readonly unreadable: readonly string[];
  /** Purses without a mouse beside their number, or whose coins cannot be counted because they lie over one another. */
  readonly uncountable: readonly string[];
  readonly places: number;
  /** Places of the end that are not in sight. */
  readonly outOfSight: readonly string[];
}

export type Drawn = DrawnBoard & Placed & Readable;

/** Waits until the board has been laid out for a new size: sizes are observed, then what depends on them. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const later = (frames: number): unknown =>
          frames === 0 ? resolve() : requestAnimationFrame(() => later(frames - 1));
        later(4);
      }),
  );

export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await settled(page);
};

/** Evaluated in the page. */
const measureBoard = (): DrawnBoard => {
  const area = ({ width, height }: DOMRect): number => width * height;
  const rectOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const table = rectOf('.felix .table');
  const places = all('.felix .row .spot').map((spot) => spot.getBoundingClientRect());
  const lying = rectOf('.felix .lying');
  const beyond = places.filter(
    ({ left, right }) => lying !== undefined && (left < lying.left - 1 || right > lying.right + 1),
  );
  const kitchen = rectOf('.chop .game .kitchen');
  const still = rectOf('.felix section.me') ?? kitchen;
  /** A badge takes this part of its card's width. */
  const BADGE = 0.48;
  const hand = all('.felix .hand > li');
  const covered = hand.filter((card, index) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const next = hand[index + 1]?.getBoundingClientRect();
    const isBeside = next !== undefined && Math.abs(next.top - top) < height / 2;
    const button = card.querySelector('button');
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isMiddleTaken = button !== null && button.ariaDisabled !== 'true' && hit?.closest('li') !== card;
    return isMiddleTaken || (isBeside && next.left - left < BADGE * width);
  });
  /** Beside the controls it has its place by its own height. */
  const handTop = rectOf('.felix.tall .hand')?.top;
  return {
    ...(table === undefined ? {} : { row: places.reduce((sum, spot) => sum + area(spot), 0) / area(table) }),
    ...(kitchen === undefined
      ? {}
      : { kitchen: Math.min(kitchen.width, kitchen.height) / Math.min(innerWidth, innerHeight) }),
    ...(still === undefined ? {} : { panel: [still.top, still.bottom] as const }),
    ...(handTop === undefined ? {} : { hand: handTop }),
    beyond: beyond.length,
    covered: covered.map(({ innerText }) => innerText),
  };
};

/** Evaluated in the page. */
const measureControls = (): Placed => {
  const CONTROLS = {
    pass: '.felix .act.pass',
    bid: '.felix .act.bid',
    go: '.chop .act .primary',
    lay: '.felix.laying .todo > [data-lay]',
    head: '.felix .me .head',
    rounds: '.felix .state .round',
    'what comes after laying': '.felix.laying .todo > :is(.none, .order)',
  };
  const controls = Object.fromEntries(
    Object.entries(CONTROLS).flatMap(([name, selector]) => {
      const rect = document.querySelector(selector)?.getBoundingClientRect();
      if (rect === undefined) return [];
      // A long sentence may need another line, downwards.
      return [[name, [rect.left, rect.top, rect.right, name === 'go' ? rect.top : rect.bottom] as const]];
    }),
  );
  return { controls };
};

/** Evaluated in the page. */
const measureReadable = (): Readable => {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const inWindow = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  /** Nothing around it cuts a part of it off. */
  const isWhole = (element: Element): boolean => {
    const own = element.getBoundingClientRect();
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      const isCut = own.left < left - 1 || own.right > right + 1;
      if (isCut && getComputedStyle(around).overflowX !== 'visible') return false;
    }
    return true;
  };
  const SMALLEST_DIGITS = 12;
  const isLegible = (element: Element): boolean =>
    Number.parseFloat(getComputedStyle(element).fontSize) >= SMALLEST_DIGITS;
  const clocks = all('.stage time, .game time').filter((clock) => clock.checkVisibility());
  const unreadable = clocks.filter(
    (clock) => !isWhole(clock) || !inWindow(clock.getBoundingClientRect()) || !isLegible(clock),
  );
  const isCountable = (purse: Element): boolean => {
    const coins = [...purse.querySelectorAll('svg')].filter((coin) => coin.checkVisibility());
    const rects = coins.map((coin) => coin.getBoundingClientRect());
    return rects.length > 0 && rects.every(({ left }, index) => index === 0 || left >= (rects[index - 1]?.right ?? 0));
  };
  const purses = all('.felix .purse').filter((purse) => purse.checkVisibility());
  const sheet = document.querySelector('.finished > .sheet')?.getBoundingClientRect();
  const places = all('.end .sheet > ol > li');
  const outOfSight = places.filter((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return sheet === undefined || top < sheet.top || bottom > sheet.bottom + 1;
  });
  return {
    clocks: clocks.length,
    unreadable: unreadable.map(({ innerText }) => innerText),
    uncountable: purses.filter((purse) => !isCountable(purse)).map(({ innerText }) => innerText),
    places: places.length,
    outOfSight: outOfSight.map(({ innerText }) => innerText),
  };
};

export const drawnOn = async (page: Page): Promise<Drawn> => ({
  ...(await page.evaluate(measureBoard)),
  ...(await page.evaluate(measureControls)),
  ...(await page.evaluate(measureReadable)),
});

/** Evaluated in the page: pairs of texts of which one lies over the other. */
const findOverlaps = (): string[] => {
  /** Labels on paper of their own, which lie over others on purpose, tips until they are read; and what is read aloud only. */
  const APART = '.vh, svg, .kitchen, .unfilled, .stamp, .tab, .initial, .portrait, .tip, dialog';
  interface Word {
    readonly text: string;
    readonly owner: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const cut = (word: Word): Word => {
    let { left, right, top, bottom } = word;
    for (let around: Element | null = word.owner; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { ...word, left, right, top, bottom };
  };
  const words: Word[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (owner === null || text === '' || owner.closest(APART) !== null) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Only the letters themselves, not the space between lines.
      const inset = (bottom - top) * 0.2;
      words.push(cut({ text, owner, left, right, top: top + inset, bottom: bottom - inset }));
    }
  }
  const seen = words.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
  const LEAST = 2;
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      if (one.owner === other.owner) return [];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > LEAST && high > LEAST ? [`"${one.text}" and "${other.text}"`] : [];
    }),
  );
};

export const overlapsOn = (page: Page): Promise<string[]> => page.evaluate(findOverlaps);

/** Evaluated in the page: the names and notes of seats, and the state of the match, that are not shown whole. */
const findCutNames = (): { readonly named: number; readonly cut: readonly string[] } => {
  const labels = [
    ...document.querySelectorAll<HTMLElement>(
      '.felix .seats :is(.name, .tag), .felix .owner .name, .felix .leader span, .chop .who :is(b, small), main > header .status',
    ),
  ].filter((label) => label.checkVisibility());
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
    (clientWidth > 0 && scrollWidth > clientWidth) || (clientHeight > 0 && scrollHeight > clientHeight + 2);
  return { named: labels.length, cut: labels.filter(isCut).map(({ innerText }) => innerText) };
};

export const cutNamesOn = (page: Page): Promise<ReturnType<typeof findCutNames>> => page.evaluate(findCutNames);

/** What a notice about people must leave in sight and in its place. */
interface BesideNotice {
  readonly notices: number;
  /** Notices whose words are cut off. */
  readonly cut: readonly string[];
  /** What a notice lies over. */
  readonly hidden: readonly string[];
  /** Where each of the others stands, by its name. */
  readonly places: readonly string[];
}

/** Evaluated in the page. */
const measureNotices = (): BesideNotice => {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const notices = all('main [role="status"]').filter((one) => one.closest('.stage, .vh, dialog') === null);
  const others = all(
    '.felix .seats > li, .felix .table, .felix .me, .chop .who li, .chop .kitchen, .chop .score, .chop .turn, main > header a, main > header .tools button, main > aside',
  ).filter((one) => one.checkVisibility());
  const nameOf = ({ className, innerText, ariaLabel }: HTMLElement): string =>
    `${className} ${ariaLabel ?? innerText.slice(0, 20)}`.replaceAll(/\s+/g, ' ');
  const meets = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  /** A line lies outside of its notice, or of what shows only some lines of it. */
  const isCut = (word: Element, notice: Element): boolean => {
    const [own, around] = [word.getBoundingClientRect(), notice.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(word);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      const isInside = middle > Math.max(own.top, around.top) && middle < Math.min(own.bottom, around.bottom);
      return !isInside || left < around.left - 1 || right > around.right + 1;
    });
  };
  return {
    notices: notices.length,
    cut: notices
      .filter((notice) => [...notice.querySelectorAll('p, .text')].some((word) => isCut(word, notice)))
      .map(({ innerText }) => innerText),
    hidden: others
      .filter((other) => notices.some((notice) => meets(notice.getBoundingClientRect(), other.getBoundingClientRect())))
      .map(nameOf),
    places: others.map((other) => {
      const { left, top, width, height } = other.getBoundingClientRect();
      return `${nameOf(other)} at ${[left, top, width, height].map(Math.round).join(' ')}`;
    }),
  };
};

export const besideNotices = (page: Page): Promise<BesideNotice> => page.evaluate(measureNotices);

/** The reader's own text size, as a browser's settings have it. */
export const setTextSize = async (page: Page, factor: number): Promise<void> => {
  const developerTools = await page.context().newCDPSession(page);
  await developerTools.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
};
