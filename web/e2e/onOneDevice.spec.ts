import { fromRound, GAMES, ownHand, playFelix, playNow } from './players.js';
import { expect, test } from './visitors.js';

// What is played here needs no net.
test.use({ serviceWorkers: 'allow' });

test('two people share a device, and a screen stands between their cards', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Felix', exact: true }).getByRole('button', { name: 'Same device' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').nth(0).fill('Ana');
  await dialog.getByRole('textbox').nth(1).fill('Ben');
  await dialog.getByRole('button', { name: /^Pass it round/ }).click();
  await expect(page.getByRole('button', { name: 'I am Ana' })).toBeVisible();
  await expect(ownHand(page)).toHaveCount(0);
  // Behind the screen there is nothing to find either: the page itself holds no card.
  expect(await page.locator('main').innerHTML()).not.toMatch(/#card-|the kitten|the rabbit/);
  const open = page.getByRole('button', { name: /^I am / });
  const end = fromRound(page, 2);
  for (;;) {
    await open.or(end).first().waitFor();
    if (await end.isVisible()) break;
    await open.first().click();
    await expect(ownHand(page)).toHaveAccessibleName(/^(Ana|Ben)/);
    await playFelix(page, open.or(end).first());
  }
});

test('from a cold start without any net, both games can be played and learned, and matches survive a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  for (const { name, play } of GAMES) {
    await playNow(offline, name);
    expect(offline.url()).toContain('/here/');
    await offline.reload();
    await expect(offline.getByRole('heading', { name, level: 1 })).toBeVisible();
    await play(offline, fromRound(offline, 2));
  }
  await offline.goto('/learn/chop/run');
  await offline.getByRole('button', { name: 'Go on' }).click();
  await offline.getByRole('button', { name: 'Roll', exact: true }).click();
  await offline.getByRole('button', { name: /^Move to d2/ }).click();
  await expect(offline.getByText('Where you stop, the tile turns up.')).toBeVisible();
  await offline.goto('/learn/felix');
  await expect(offline.getByRole('button', { name: 'Start: The sack' })).toBeVisible();
});
