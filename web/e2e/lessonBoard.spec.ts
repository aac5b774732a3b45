import { bubble, lay } from './learning.js';
import { expect, test } from './visitors.js';

test('what another player says can be read before the teacher goes on, and one tap goes on at once', async ({
  page,
}) => {
  await page.clock.install();
  const bidFour = async (): Promise<void> => {
    await page.goto('/learn/felix/bluff');
    await lay(page, /^−8,/);
    await page.getByRole('button', { name: /^Bid 4.*, advised$/ }).waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('button', { name: /^Bid 4/ }).click();
  };
  await bidFour();
  // Long enough for her to bid, and not to read why.
  await page.clock.runFor(2_000);
  await expect(bubble(page)).toContainText('Then I bid 5.');
  await page.clock.runFor(2_000);
  await expect(bubble(page)).toContainText('She believes you.');
  await page.clock.resume();
  await page.evaluate(() => localStorage.clear());
  await bidFour();
  await page.clock.runFor(2_000);
  await page.locator('.felix .table').click();
  await expect(bubble(page)).toContainText('She believes you.');
});

test.describe('a low phone', () => {
  // The longest words for what to do with the hand.
  test.use({ viewport: { width: 360, height: 640 }, locale: 'fr' });

  test('the whole table of a lesson is in sight, and its cards cover no words', async ({ page }) => {
    const board = page.locator('.felix');
    const scrolls = () => board.evaluate((whole) => whole.scrollHeight - whole.clientHeight);
    const lines = () =>
      board.locator('.me h2').evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getClientRects().length;
      });
    await page.goto('/learn/felix/sack');
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeInViewport({ ratio: 1 });
    expect(await scrolls()).toBe(0);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: /conseillé$/ }).waitFor();
    expect(await scrolls()).toBe(0);
    expect(await lines()).toBe(1);
    await page.goto('/learn/felix/bluff');
    await page.getByRole('button', { name: /conseillé$/ }).click();
    await page.getByRole('button', { name: /^Poser/ }).click();
    await page.getByRole('button', { name: /^Miser 4.*conseillé$/ }).waitFor();
    expect(await scrolls()).toBe(0);
    // Words about what was bid do not push the hand down.
    const handTop = () => board.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().top);
    const top = await handTop();
    await page.getByRole('button', { name: '5', exact: true }).click();
    await page.getByRole('button', { name: /^Miser 5/ }).click();
    await page.getByRole('button', { name: /^Montre/ }).click();
    await expect(bubble(page)).toContainText('Odile a passé et pris 6 souris.');
    expect(await handTop()).toBe(top);
  });
});

test.describe('a narrow phone', () => {
  // The longest words at a seat.
  test.use({ viewport: { width: 360, height: 640 }, locale: 'it' });

  test('what is said of a seat is read whole', async ({ page }) => {
    /** Less than a pixel more is cut off, too, and widths in whole pixels do not tell. */
    const cutOff = () =>
      page.locator('.seat :is(.note, .stamp)').evaluateAll((said) =>
        (said as HTMLElement[])
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            const isOneLine = getComputedStyle(one).whiteSpace === 'nowrap';
            one.style.width = isOneLine ? 'max-content' : 'min-content';
            one.style.maxWidth = 'none';
            const needed = one.getBoundingClientRect().width;
            one.removeAttribute('style');
            return needed > width || height > 27;
          })
          .map(({ textContent }) => textContent),
      );
    await page.goto('/learn/felix/passing');
    await page.getByRole('button', { name: /consigliato$/ }).click();
    expect(await cutOff()).toEqual([]);
    await page.getByRole('button', { name: /^Gioca/ }).click();
    await page.getByRole('button', { name: 'Avanti' }).click();
    await page.getByRole('button', { name: /^Passa.*consigliato$/ }).waitFor();
    expect(await cutOff()).toEqual([]);
  });
});

test('a mouse that rests where the board comes to lie points at nothing', async ({ page }) => {
  const main = page.locator('.stage [data-main]');
  const square = page.locator('.stage [data-place="d4"]');
  await page.goto('/learn/chop/asCat');
  await expect(main).toHaveAccessibleName(/^Sit down on d3/);
  const { x = 0, y = 0, width = 0, height = 0 } = (await square.boundingBox()) ?? {};
  await page.goto('/learn/chop');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.getByRole('button', { name: /^Start .*: You are the cat$/ }).press('Enter');
  await expect(main).toHaveAccessibleName(/^Sit down on d3.*, advised$/);
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await expect(main).toHaveAccessibleName(/^Sit down on d4/);
});

/** Evaluated in the page before its own scripts: whatever nods stops halfway down. Each frame is looked at, so that none is missed. */
const stopNods = (): void => {
  const isNod = (effect: AnimationEffect | null): effect is KeyframeEffect =>
    effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'translate' in frame);
  const stop = (): void => {
    for (const motion of document.getAnimations()) {
      const { effect } = motion;
      if (motion instanceof CSSAnimation || motion instanceof CSSTransition || !isNod(effect)) continue;
      motion.pause();
      motion.currentTime = 100;
      effect.target?.setAttribute('data-nodding', '');
    }
    requestAnimationFrame(stop);
  };
  requestAnimationFrame(stop);
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a card that is asked for nods with its picture, and its mark stays on top', async ({ page }) => {
    await page.addInitScript(stopNods);
    await page.goto('/learn/felix/dogs');
    const nodding = page.locator('.stage [data-nodding]');
    await expect(nodding).toHaveCount(2);
    await expect(nodding.locator('.side').first()).toBeVisible();
    await expect(nodding.locator('.advised')).toBeVisible();
    const isOnTop = await nodding.locator('.advised').evaluate((mark) => {
      // Pictures and marks let every press through: what lies on top is found as if they did not.
      for (const part of document.querySelectorAll<HTMLElement | SVGElement>('.stage *'))
        part.style.setProperty('pointer-events', 'auto');
      const { left, top, width, height } = mark.getBoundingClientRect();
      return mark.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});
