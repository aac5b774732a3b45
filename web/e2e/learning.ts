import type { Page } from '@playwright/test';

/** What the teacher says, without the name before it. */
export const bubble = (page: Page) => page.locator('#lesson-bubble');

export const lay = async (page: Page, card: RegExp): Promise<void> => {
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Lay / }).click();
};
