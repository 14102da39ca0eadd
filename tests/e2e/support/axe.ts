import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './app';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of axe-core's rules on the page as it stands. @param rules all of them, unless only some are asked for */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Not as a script element: the app's policy lets none in that is not its own.
  await page.evaluate(script);
  const results = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: [...only] } : {}),
      }),
    rules,
  );
  const found = results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
