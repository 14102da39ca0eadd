import type { Locator, Page } from '@playwright/test';

/**
 * Tab until the focus is there: nothing else moves it. A name is looked up once, as that costs more than the key; again
 * only where the page has replaced what has it.
 * @param group among the choices of a group Tab reaches one: any of them counts
 * @param most how often Tab is pressed
 */
export async function focusByTab(page: Page, target: Locator, { most = 120, group = false } = {}): Promise<void> {
  await target.waitFor({ state: 'attached' });
  let node = await target.elementHandle();
  for (let presses = 0; presses < most; presses += 1) {
    const at = await page.evaluate(
      ([wanted, any]) => {
        if (!wanted?.isConnected) return 'gone';
        const now = document.activeElement;
        const isOne =
          any && now instanceof HTMLInputElement && wanted instanceof HTMLInputElement && now.name === wanted.name;
        return now === wanted || isOne ? 'there' : now?.closest('.cm-editor') ? 'editor' : 'elsewhere';
      },
      [node, group] as const,
    );
    if (at === 'there') return;
    if (at === 'gone') {
      node = await target.elementHandle();
      continue;
    }
    // In the editor Tab indents; Escape first lets it leave.
    if (at === 'editor') await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}.`);
}
