import type { Locator, Page } from '@playwright/test';
import { focusByTab } from './keys';

export const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const cards = (page: Page, name: string) => list(page, name).getByRole('listitem');
export const handle = (page: Page, task: string) => page.getByRole('button', { name: `Drag ${task}`, exact: true });
/** The texts of a list, in order. */
export const texts = (page: Page, name: string) =>
  cards(page, name).evaluateAll((nodes) => nodes.map((node) => node.querySelector('.board-words')?.textContent));
/** What a screen reader heard last. */
export const told = (page: Page) => page.locator('[data-voice]');

async function open(page: Page) {
  await page.goto('/planyourday/tasks');
  await page.getByRole('heading', { level: 1, name: 'Project Tasks' }).waitFor();
}

/** Clears the samples and imports these tasks. */
export async function openWith(page: Page, markdown: string) {
  await open(page);
  await page.getByRole('button', { name: 'Clear the samples' }).click();
  await page.getByLabel('File of tasks').setInputFiles({
    name: 'tasks.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(markdown),
  });
  await page
    .getByRole('region', { name: 'Preview of the import' })
    .getByRole('button', { name: /^Import/ })
    .click();
  await page
    .getByText(/imported\./)
    .first()
    .waitFor();
}
export const THREE = '# To Do\n- Write tests\n- Fix resume\n- Call Ana\n# Doing\n- Read\n';

export async function centre(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Tab until it is reached: nothing else moves the focus. */
export async function tabTo(page: Page, target: Locator) {
  await focusByTab(page, target);
}
