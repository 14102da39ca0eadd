import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './app';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What breaks axe-core's rules on the page as it is, one line each.
 * @param rules all of them, unless only some are asked for
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Not as a script element: the app's policy lets none in that is not its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: [...only] } : {}),
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** In the light scheme, and in the dark, where a page is the same but for its colours. Ends in the light. */
export async function violationsOfBoth(page: Page): Promise<string[]> {
  const light = await violationsOf(page);
  await fade(page, false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const dark = await violationsOf(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await fade(page, true);
  return [...light, ...dark.map((violation) => `in the dark: ${violation}`)];
}

/**
 * Whether colours may fade over. Where they may not, another scheme is there with the next frame; each element of a page
 * that fades costs more than all of axe's rules.
 */
async function fade(page: Page, may: boolean) {
  await page.evaluate(async (fades) => {
    const { adoptedStyleSheets } = document;
    if (fades) adoptedStyleSheets.pop();
    else {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
      adoptedStyleSheets.push(sheet);
    }
    // Computed with the sheet as it is now, before the scheme changes.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, may);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

export async function expectAccessibleInBoth(page: Page): Promise<void> {
  expect(await violationsOfBoth(page)).toEqual([]);
}
