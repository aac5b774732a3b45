import { layCard, playNow } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

test.use({
  viewport: { width: 390, height: 844 },
  pauses: 1,
  contextOptions: { reducedMotion: 'no-preference' },
});

interface Gathering {
  /** Frames in which a card lay over what can be read or pressed. */
  readonly covered: string[];
  /** What could be read and pressed after the card was laid. */
  readonly read: string[];
}

/** Evaluated in the page: looks at every frame from now on. */
const watchGathering = (): void => {
  const seen: Gathering = { covered: [], read: [] };
  Object.assign(globalThis, { seen });
  const isSeen = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
  /** How much of a card lies over a place: the shorter side, in pixels. */
  const overlap = (card: DOMRect, place: DOMRect): number =>
    Math.min(
      Math.min(card.right, place.right) - Math.max(card.left, place.left),
      Math.min(card.bottom, place.bottom) - Math.max(card.top, place.top),
    );
  const lookAt = (said: Element): void => {
    const text = said.textContent.trim();
    const place = said.getBoundingClientRect();
    seen.read.push(text);
    for (const card of document.querySelectorAll('.felix .layer > .card')) {
      const high = isSeen(card) ? overlap(card.getBoundingClientRect(), place) : 0;
      if (high > 4) seen.covered.push(`${text}, by ${high.toFixed(0)} px`);
    }
  };
  const frame = (): void => {
    requestAnimationFrame(frame);
    const isChoosing = document.querySelector('[data-pick]:not([aria-disabled="true"])') !== null;
    const said = isChoosing ? [] : document.querySelectorAll('[aria-label="Your place"] .todo button');
    for (const one of said) if (isSeen(one)) lookAt(one);
  };
  requestAnimationFrame(frame);
};

test('on a phone no card lies over what there is to do or to read after laying', async ({ page }) => {
  await playNow(page, 'Felix');
  // What moves before is the deal.
  const hand = page.getByRole('list', { name: 'Your hand' });
  await expect(hand.getByRole('button', { disabled: false }).first()).toBeVisible();
  await page.evaluate(watchGathering);
  await layCard(page);
  await expect(page.getByRole('button', { name: /^(?:Pass|Leave it)/ })).toBeVisible();
  const { covered, read } = await page.evaluate(() => (globalThis as unknown as { seen: Gathering }).seen);
  expect(read).not.toEqual([]);
  expect(covered).toEqual([]);
});

interface Between {
  /** Pictures in which all cards lay and the auction had not begun. */
  pictures: number;
  /** What was seen then where the auction puts another control. */
  readonly inTheWay: string[];
}

/** Evaluated in the page: looks at every frame from now on. */
const watchBetween = (): void => {
  const between: Between = { pictures: 0, inTheWay: [] };
  Object.assign(globalThis, { between });
  const frame = (): void => {
    requestAnimationFrame(frame);
    if (!document.querySelector('main > header')?.textContent?.includes('all cards are laid')) return;
    between.pictures += 1;
    for (const one of document.querySelectorAll('.felix.laying .todo button:not([data-lay])'))
      if (one.checkVisibility({ opacityProperty: true })) between.inTheWay.push(one.textContent.trim());
  };
  requestAnimationFrame(frame);
};

test('on a phone nothing is offered any more, when the last card lies, where the auction will put Pass', async ({
  page,
  another,
}) => {
  const ben = await another();
  const link = await prepareTable(
    [
      { page, name: 'Ana' },
      { page: ben, name: 'Ben' },
    ],
    { game: 'felix' },
  );
  for (const one of [page, ben]) await one.goto(link);
  await layCard(page);
  const order = page.getByRole('button', { name: 'Auto-bid…' });
  await expect(order).toHaveCSS('opacity', '1');
  await page.evaluate(watchBetween);
  await layCard(ben);
  await expect(page.locator('.felix.bidding')).toBeAttached();
  const { pictures, inTheWay } = await page.evaluate(() => (globalThis as unknown as { between: Between }).between);
  expect(pictures).toBeGreaterThan(0);
  expect(inTheWay).toEqual([]);
});
