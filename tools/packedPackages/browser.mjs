/**
 * Runs a script in a page of its own and tells what it printed.
 * @param {import('playwright-core').Browser} browser
 * @param {string} script
 * @returns {Promise<string>}
 */
export const runInBrowser = async (browser, script) => {
  const page = await browser.newPage();
  /** @type {string[]} */
  const printed = [];
  page.on('console', (message) => printed.push(`${message.text()}\n`));
  page.on('pageerror', (error) => printed.push(`${error.stack ?? error.message}\n`));
  await page.addScriptTag({ content: script });
  await page.close();
  return printed.join('');
};
