/**
 * A control of the page: the first of these buttons that is in sight and can be pressed, and whose text begins so.
 * @typedef {{ readonly buttons: string, readonly begins: string }} Control
 */

const YOUR_PLACE = '[aria-label="Your place"] button';

/** @type {Control} */
export const PLAY_NOW = { buttons: 'article button', begins: 'Play now' };
/** @type {Control} */
export const CARD = { buttons: '[aria-label="Your hand"] button', begins: '' };
/** @type {Control} */
export const LAY = { buttons: YOUR_PLACE, begins: 'Lay ' };
/** @type {Control} */
export const PASS = { buttons: YOUR_PLACE, begins: 'Pass' };
/** @type {Control} */
export const BID = { buttons: YOUR_PLACE, begins: 'Bid ' };

/** Who has never played it is offered both sides by their faces. @type {Control} */
export const PLAY_CHOP = { buttons: 'article ~ article .play button', begins: '' };
/** @type {Control} */
export const ROLL = { buttons: '[aria-label="Turn"] [data-main]', begins: 'Roll' };
/** @type {Control} */
export const LIST = { buttons: '[aria-label="Turn"] button[aria-label="List of moves"]', begins: '' };
/** @type {Control} */
export const LISTED_MOVE = { buttons: 'section[aria-label="List of moves"] button', begins: '' };
/** @type {Control} */
export const PLAY_AGAIN = { buttons: 'button', begins: 'Play again' };

/** Any one thing must have happened by then, also on a slowed page. */
const LONGEST_WAIT = 30_000;

/**
 * In the page: waits until one of the controls can be pressed and the page has drawn it. It looks when something changes, and after the picture
 * of that: a tool that asks for a control again and again takes the time that is measured, and what is asked for in the middle of a task makes
 * the browser compute all styles and places there.
 * @param {{ readonly controls: readonly Control[], readonly longest: number }} wanted
 * @returns {Promise<{ readonly index: number, readonly x: number, readonly y: number }>}
 */
const whenReady = ({ controls, longest }) =>
  new Promise((resolve, reject) => {
    const find = (/** @type {Control} */ { buttons, begins }) =>
      [...document.querySelectorAll(`:is(${buttons}):enabled:not([aria-disabled="true"])`)].find(
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
    let isDue = false;
    const lookAfterPicture = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() =>
        setTimeout(() => {
          isDue = false;
          look();
        }),
      );
    };
    const watch = new MutationObserver(lookAfterPicture);
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error(`no ${controls.map(({ begins, buttons }) => `"${begins}" of ${buttons}`).join(' and no ')}`));
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
