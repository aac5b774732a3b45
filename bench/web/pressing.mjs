/**
 * A control of the page: the first enabled button in sight in this place whose text begins so.
 * @typedef {{ readonly place: string, readonly begins: string }} Control
 */

/** @type {Control} */
export const PLAY_NOW = { place: 'article', begins: 'Play now' };
/** @type {Control} */
export const CARD = { place: '[aria-label="Your hand"]', begins: '' };
/** @type {Control} */
export const LAY = { place: '[aria-label="Your place"]', begins: 'Lay ' };
/** @type {Control} */
export const PASS = { place: '[aria-label="Your place"]', begins: 'Pass' };
/** @type {Control} */
export const BID = { place: '[aria-label="Your place"]', begins: 'Bid ' };

/** Any one thing must have happened by then, also on a slowed page. */
const LONGEST_WAIT = 30_000;

/**
 * In the page: waits until one of the controls can be pressed and the page has drawn it. It looks when something changes: a tool that
 * asks for a control again and again takes the time that is measured.
 * @param {{ readonly controls: readonly Control[], readonly longest: number }} wanted
 * @returns {Promise<{ readonly index: number, readonly x: number, readonly y: number }>}
 */
const whenReady = ({ controls, longest }) =>
  new Promise((resolve, reject) => {
    const find = (/** @type {Control} */ { place, begins }) =>
      [...document.querySelectorAll(`${place} button:enabled`)].find(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) && (button.textContent ?? '').trim().startsWith(begins),
      );
    const look = () => {
      const found = controls.map(find);
      const index = found.findIndex((button) => button !== undefined);
      const button = found[index];
      if (button === undefined) return;
      watch.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          button.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = button.getBoundingClientRect();
          resolve({ index, x: x + width / 2, y: y + height / 2 });
        }),
      );
    };
    const watch = new MutationObserver(look);
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error(`no ${controls.map(({ begins, place }) => `"${begins}" in ${place}`).join(' and no ')}`));
    }, longest);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });

/**
 * Waits until one of the controls can be pressed.
 * @param {import('playwright-core').Page} page
 * @param {...Control} controls
 */
export const ready = async (page, ...controls) => {
  const { index, x, y } = await page.evaluate(whenReady, { controls, longest: LONGEST_WAIT });
  return { control: controls[index], press: () => page.mouse.click(x, y) };
};

/**
 * Presses a control as soon as it can be pressed.
 * @param {import('playwright-core').Page} page
 * @param {...Control} controls the first of them that is there
 */
export const press = async (page, ...controls) => {
  const { control, press: click } = await ready(page, ...controls);
  await click();
  return control;
};
