import type { Page } from '@playwright/test';
import { choosePdf, expect, job, pdf, test, toResult } from './support/app';
import { expectAccessible } from './support/axe';

const screens = [
  '/',
  '/signin',
  '/home',
  '/career',
  '/resume-enchancer',
  '/resume-form',
  '/resume-preview',
  '/settings',
  '/settings?tab=data',
  '/settings?tab=developer&flow=advice',
  '/interview',
  '/more-interviews',
  '/interview/SDE-1',
  '/interview-trainer',
  '/planyourday',
  '/planyourday/tasks',
  '/enhance-social',
  '/linkedin?tool=profile-analysis',
  '/github?tool=profile-readme',
  '/twitter',
  '/machine-coding',
  '/code-practice',
  '/typing-test',
  '/skills',
  '/community',
  '/findevents',
  '/roadmap',
  '/roadmap/frontend',
  '/personalized-roadmap',
  '/esmoai',
  '/userprofile',
  '/planyourday/events',
  '/nowhere',
];
const sizes = [
  [1440, 900],
  [375, 740],
] as const;

test.describe.configure({ mode: 'parallel' });

/** Changes the system's scheme, and waits until the colours that fade over have arrived. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

for (const half of [0, 1])
  test(`every screen, light and dark, wide and narrow, half ${half + 1} of 2`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of screens.filter((_, index) => index % 2 === half))
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
          // In the dark the page is the same but for its colours.
          await turn(page, 'dark');
          await expectAccessible(page, ['color-contrast']);
          await turn(page, 'light');
        }
      });
  });

for (const theme of ['light', 'dark'] as const)
  test(`the resume assistant in all its steps, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/resume-enchancer');
    await choosePdf(page, pdf('scan-weasyprint'));
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    await choosePdf(page, pdf('two-column-pdflatex'));
    await page.getByText('What a parser sees').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next: job description' }).click();
    await page.getByRole('button', { name: 'Next: choose an action' }).click();
    await page.getByText('Please enter a job description').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Job description').fill(job);
    await page.getByRole('button', { name: 'Next: choose an action' }).click();
    await page.getByRole('radio', { name: 'Keyword match' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Analyze Resume' }).click();
    await page.getByRole('button', { name: 'Open all' }).click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'History (1)' }).click();
    await expectAccessible(page);
  });

test('dialogs, the drawer and the command palette', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/settings?tab=data');
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Backup file').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"hello": 1}'),
  });
  await page.getByText('This file is not taken.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find a screen or a command').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expectAccessible(page);
});

test('the score does not speak by colour alone', async ({ page }) => {
  await toResult(page);
  const list = page.getByRole('region', { name: 'Why this number' });
  for (const word of ['Passed', 'Partly', 'Lost'])
    await expect(list.getByText(word, { exact: true }).first()).toBeVisible();
});
