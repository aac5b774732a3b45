import { readFile } from 'node:fs/promises';
import { playOnline } from './finishedMatches.js';
import { expect, test } from './visitors.js';

test.use({ serviceWorkers: 'block' });

test('the deal and the dice of a match are worked out again, and a changed record is found out', async ({
  page,
  another,
}) => {
  const table = await playOnline(page, await another());
  await page.goto(`/t/${table}/m/1/0`);
  const verify = page.getByRole('button', { name: 'Was it fair?' });
  await verify.click();
  await expect(page.getByText('Yes. Everything matches.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('same deal, same dice')).toBeVisible();
  await dialog.getByRole('button', { name: 'Step by step' }).click();
  for (const told of ['Before the deal every device', 'At the end the letters', 'From all letters together']) {
    await expect(dialog.getByText(told)).toBeVisible();
    await dialog.getByRole('button', { name: /^(?:Next|All steps)$/ }).click();
  }
  await expect(dialog.getByRole('button', { name: 'Step by step' })).toBeVisible();
  await page.route('**/records/1', async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { readonly proof: { readonly secret: string } };
    const secret = Array.from(record.proof.secret).toReversed().join('');
    await route.fulfill({ response: answer, json: { ...record, proof: { ...record.proof, secret } } });
  });
  await page.reload();
  await verify.click();
  await expect(page.getByText('No. Something does not match.')).toBeVisible();
  await expect(page.getByText('The house’s letter does not fit its seal.')).toBeVisible();
  await expect(page.getByText('not checked').first()).toBeVisible();
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(/"thing": "secret"/);
});

test('a saved match that was changed is not shown, and the first thing that was changed is named', async ({
  page,
  another,
}) => {
  const friend = await another();
  const table = await playOnline(page, friend);
  await page.goto(`/t/${table}/m/1/0`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the match as a file' }).click(),
  ]);
  const record = JSON.parse(await readFile(await saved.path(), 'utf8')) as {
    readonly deal: { readonly tiles: readonly string[] };
    readonly moves: readonly object[];
  };
  const { deal, moves } = record;
  const changed = { ...record, deal: { ...deal, tiles: deal.tiles.toReversed() }, moves: moves.toReversed() };
  const buffer = Buffer.from(JSON.stringify(changed));
  await friend.goto('/replay');
  await friend.setInputFiles('input[type=file]', { name: 'changed.json', mimeType: 'application/json', buffer });
  const dialog = friend.getByRole('dialog', { name: 'Was it fair?' });
  await expect(dialog.getByText('The deal does not follow from the letters.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(friend.getByText('A move in this match is against the rules')).toBeVisible();
});
