import { type BrowserContext, test as base, type Page } from '@playwright/test';

interface Visitors {
  /** Somebody else, in a browser of their own: no cookie is shared. */
  readonly another: () => Promise<Page>;
}

/** A browser says when something went wrong in the page; no test may pass over it. */
const watchFaults = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A request that cannot be made is told as an error; tests that cut the line expect it.
    if (
      message.type() === 'error' &&
      !/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/.test(message.text())
    )
      faults.push(`${page.url()}: ${message.text()}`);
  });
};

export const test = base.extend<Visitors>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    watchFaults(page, faults);
    await use(page);
    if (faults.length > 0) throw new Error(`the page complained:\n${faults.join('\n')}`);
  },
  another: async ({ browser, baseURL, locale, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
      });
      opened.push(context);
      const page = await context.newPage();
      watchFaults(page, faults);
      return page;
    });
    for (const context of opened) await context.close();
    if (faults.length > 0) throw new Error(`another page complained:\n${faults.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
