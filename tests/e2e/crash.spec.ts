import { expect, test } from './support/app';
import { cards, list, texts } from './support/board';
import { crashAfter } from './support/crash';

test('a crash of the renderer 100 ms after a change loses none of five', async ({ context }) => {
  const titles = [1, 2, 3, 4, 5].map((n) => `Kept through crash ${n}`);
  for (const title of titles) {
    const page = await context.newPage();
    await page.goto('/planyourday/tasks');
    await list(page, 'To Do').getByRole('button', { name: 'Add New Task' }).click();
    await page.getByLabel(/^Enter a new task/).fill(title);
    await crashAfter(page, () => page.getByRole('button', { name: 'Add task', exact: true }).click());
    await page.close();
  }
  const page = await context.newPage();
  await page.goto('/planyourday/tasks');
  await expect(cards(page, 'To Do').first()).toBeVisible();
  expect((await texts(page, 'To Do')).filter((text) => text?.includes('crash')).sort()).toEqual(titles);
});
