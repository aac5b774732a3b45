import { LAPTOP, PHONE, putOn, resize, SIZES, sizeName, TABLET, ZOOMED } from './drawn.js';
import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

/** Evaluated in the page: labels that are wider than the paper that they are written on, and amounts of the ruler that touch. */
const cramped = (): string[] => {
  const labels = [...document.querySelectorAll<HTMLElement>('.felix .tab')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const amounts = [...document.querySelectorAll<HTMLElement>('.felix .ruler i')];
  const touching = amounts.filter((amount, index) => {
    const before = amounts[index - 1]?.getBoundingClientRect();
    return before !== undefined && before.right > amount.getBoundingClientRect().left;
  });
  return [...labels, ...touching].map(({ innerText }) => innerText);
};

test('labels hold their words, and the amounts of the ruler stand apart, on small pages too', async ({ page }) => {
  for (const scene of ['match', 'felix-turn', 'felix-five-my-clock']) {
    await openScene(page, scene);
    for (const size of [...ZOOMED, ...SIZES]) {
      await resize(page, size);
      expect(await page.evaluate(cramped), `${scene}, ${sizeName(size)}`).toEqual([]);
    }
  }
  await putOn(page, '.felix .ruler i { min-width: 90px !important }');
  expect(await page.evaluate(cramped), 'a planted style').not.toEqual([]);
});

/** Evaluated in the page: where mice are, as far as it does not fit on their chips. */
const cutPlaces = (): string[] => {
  const isCut = (place: HTMLElement): boolean => {
    const range = document.createRange();
    range.selectNodeContents(place);
    const chip = place.closest('button')?.getBoundingClientRect();
    const isHidden = place.scrollWidth > place.clientWidth;
    return [...range.getClientRects()].some(
      ({ right, bottom }) => isHidden || chip === undefined || right > chip.right - 2 || bottom > chip.bottom - 2,
    );
  };
  return [...document.querySelectorAll<HTMLElement>('.chop .mice small')]
    .filter((place) => isCut(place))
    .map(({ innerText }) => innerText);
};

for (const locale of ['de', 'fr', 'pt'])
  test.describe(locale, () => {
    test.use({ locale });

    test(`where mice are is read whole (${locale})`, async ({ page }) => {
      for (const scene of ['chop-mouse', 'chop-under']) {
        await openScene(page, scene);
        for (const size of [PHONE, TABLET, LAPTOP]) {
          await resize(page, size);
          expect(await page.evaluate(cutPlaces), `${scene}, ${sizeName(size)}`).toEqual([]);
        }
      }
      await putOn(page, '.chop .mice small { width: 2ch; overflow: hidden }');
      expect(await page.evaluate(cutPlaces), 'a planted style').not.toEqual([]);
    });
  });
