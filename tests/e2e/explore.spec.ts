import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { expectAccessible } from './support/axe';

const status = (page: Page, topic: string, name: string) =>
  page.getByRole('group', { name: `Status of ${topic}`, exact: true }).getByRole('radio', { name });

/** Every link out of the page opens a tab that knows nothing of this one. */
async function expectNoOpener(page: Page) {
  const links = await page
    .locator('main a[href^="http"], [role="dialog"] a[href^="http"]')
    .evaluateAll((nodes) => nodes.map((node) => [node.getAttribute('target'), node.getAttribute('rel')].join(' ')));
  expect(links.length).toBeGreaterThan(3);
  expect(new Set(links)).toEqual(new Set(['_blank noopener noreferrer']));
}

test('from the front page through the hub to every screen, each with its words and links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More about Master Technical Skills' }).click();
  await expect(page).toHaveURL(/\/skills$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  const overlay = cards.nth(1).getByText('Get Started');
  await expect(overlay).toHaveCSS('opacity', '0');
  await cards.nth(1).hover();
  await expect(overlay).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'AI Tutor' }).focus();
  await expect(cards.nth(2).getByText('Get Started')).toHaveCSS('opacity', '1');

  await cards.nth(0).click();
  await expect(page).toHaveURL(/\/roadmap$/);
  await expect(page.locator('#roadmap').getByRole('article')).toHaveCount(12);
  await page.getByRole('article').filter({ hasText: 'Ledgers' }).click();
  const modal = page.getByRole('dialog', { name: 'Blockchain' });
  for (const name of ['Roadmap', 'Resources', 'YouTube', 'Get Certified'])
    await expect(modal.getByRole('link', { name, exact: true })).toBeVisible();
  await expectNoOpener(page);
  await expectAccessible(page);
  await modal.getByRole('link', { name: 'See all topics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blockchain roadmap' })).toBeVisible();
  await expectNoOpener(page);

  await page.getByRole('link', { name: 'Skill Development' }).click();
  await page.getByRole('link', { name: 'Find Events' }).click();
  await expect(page.locator('#findevents')).toBeVisible();
  await expectNoOpener(page);
  for (const name of ['Find Hackathons', 'Stay Updated', 'Start Coding Prep', 'For UI/UX'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page
    .getByRole('region', { name: 'Stay Updated' })
    .getByRole('link', { name: 'Community', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Tech Communities' })).toBeVisible();
  await expect(page.locator('#community').getByRole('img', { name: /World map/ })).toBeVisible();
  for (const name of ['Discord', 'Reddit', 'Twitter/X'])
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(7);
  await expectNoOpener(page);
});

test('a track by the keyboard alone: marked, kept over a reload, shown on its card, out as Markdown, reset and undone', async ({
  page,
}) => {
  await page.goto('/roadmap');
  await page.getByRole('button', { name: 'Frontend' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Frontend' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Frontend' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Frontend roadmap' })).toBeVisible();

  await page.getByRole('button', { name: 'Go to this topic' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Internet basics', 'Not started')).toBeFocused();
  await page.keyboard.press('d');
  await expect(status(page, 'Internet basics', 'Done')).toBeFocused();
  const toGroup = async (topic: string) => {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      if (await status(page, topic, 'Not started').evaluate((radio) => radio === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${topic}`);
  };
  await toGroup('HTML');
  await page.keyboard.press('ArrowRight');
  await expect(status(page, 'HTML', 'Learning')).toBeChecked();
  await toGroup('CSS');
  await page.keyboard.press('s');
  const panel = page.getByRole('region', { name: 'Your progress' });
  await expect(panel).toContainText('1 of 14 topics done');
  await expectAccessible(page);

  await page.reload();
  await expect(panel).toContainText('You are atHTML');
  // 252 hours less 6 done and 30 skipped.
  await expect(panel).toContainText('216 h');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download Markdown' }).press('Enter'));
  expect(file.name).toBe('frontend-roadmap.md');
  expect(file.text).toMatch(/^- \[x\] Internet basics \(6 h\), done on \d{4}-\d\d-\d\d$/m);
  expect(file.text).toMatch(/^- \[ \] HTML \(14 h\), learning since /m);
  expect(file.text).toMatch(/^- \[ \] ~~CSS~~ \(30 h\), skipped$/m);

  await page.goto('/roadmap');
  await expect(page.getByRole('img', { name: 'Frontend: 1 of 14 topics done, 1 skipped' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Frontend' }).press('Enter');
  await page.getByRole('button', { name: 'Reset progress' }).press('Enter');
  await expect(panel).toContainText('0 of 15 topics done');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel).toContainText('1 of 14 topics done');
  await page.goto('/skills');
  await expect(page.getByRole('main')).toContainText('1 topic done in 1 track.');
});

test('search and saved links over a reload; events start dark whatever the app’s theme, and keep the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/community');
  await page.getByRole('searchbox', { name: 'Search all communities' }).fill('python');
  await expect(page.getByText('2 links shown')).toBeVisible();
  await page.getByRole('button', { name: 'Save Python Discord' }).click();
  await page.getByRole('searchbox').fill('<script>alert(1)</script>');
  await expect(page.getByText('No link matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all links' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Saved/ }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await page.goto('/findevents');
  const ground = () => page.locator('#findevents').evaluate((node) => getComputedStyle(node).backgroundColor);
  const around = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole('button', { name: 'Switch to light' }).waitFor();
  expect(await ground()).not.toBe(around);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect.poll(ground).toBe(around);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible();
  await expect.poll(ground).toBe(around);
});
