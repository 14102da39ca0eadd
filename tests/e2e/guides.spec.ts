import { downloaded, expect, test } from './support/app';
import { expectAccessible } from './support/axe';

const PLAYER = 'https://www.youtube-nocookie.com/**';

test('from the hub through all eight guides: tabs, hero, sections; on a small screen by the menu', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sites = ['LinkedIn', 'GitHub', 'LeetCode', 'Twitter', 'Codeforces', 'Devfolio', 'Stack Overflow', 'Portfolio'];
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Enhance Social' }).click();
  for (const site of sites)
    await test.step(site, async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Enhance Your Social Profiles' })).toBeVisible();
      const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${site}`) });
      await expect(card).toContainText('Learn More');
      await card.click();
      const tabs = page.getByRole('navigation', { name: `Sections of the ${site} guide` });
      for (const name of ['Enhancement Tips', 'Key Features', 'Videos', 'AI Assistant']) {
        await tabs.getByRole('link', { name }).click();
        await expect(page.getByRole('region', { name })).toBeInViewport();
        await expect(page.getByRole('region', { name })).toBeFocused();
      }
      await expect(tabs.getByRole('link', { name: 'AI Assistant' })).toHaveAttribute('aria-current', 'location');
      await tabs.getByRole('link', { name: 'Enhancement Tips' }).click();
      await expect(tabs.getByRole('link', { name: 'Enhancement Tips' })).toHaveAttribute('aria-current', 'location');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'Try AI Assistant' }).click();
      await expect(page.getByRole('region', { name: 'AI Assistant' })).toBeInViewport();
      await expect(page.getByText(`© ${new Date().getFullYear()} Elevate`)).toHaveCount(site === 'GitHub' ? 1 : 0);
      await page.getByRole('link', { name: 'All guides' }).click();
    });
  await page.goto('/portfolio');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Open the sections menu' }).click();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: /^Sections/ })
    .getByRole('link', { name: 'Videos' })
    .click();
  await expect(page.getByRole('region', { name: 'Videos' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('the LinkedIn analysis and the README builder: by keyboard, over a reload, with bad input', async ({ page }) => {
  await page.goto('/linkedin');
  await page
    .getByRole('region', { name: 'Key Features' })
    .getByRole('button', { name: 'Analyse my profile' })
    .press('Enter');
  const tool = page.getByRole('region', { name: 'Profile Analysis' });
  await tool.getByLabel('Headline').fill('Backend developer | Go, PostgreSQL');
  await tool.getByLabel('About').fill(`I build payment services. ${'Very long. '.repeat(2_000)}`);
  await tool.getByLabel('Experience').fill('🎉🎉🎉');
  await page.reload();
  await expect(tool.getByLabel('Headline')).toHaveValue('Backend developer | Go, PostgreSQL');
  await tool.getByRole('button', { name: 'Analyse' }).press('Enter');
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toBeFocused();
  await expect(findings.getByText('About: only the first 20,000 characters were read.')).toBeVisible();
  await expect(findings.getByText('recruiters search by title', { exact: false })).toContainText('“Backend developer”');
  await expect(findings.getByText('no line that says what you did')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/github?tool=profile-readme');
  const builder = page.getByRole('region', { name: 'Profile README' });
  await builder.getByLabel('Name', { exact: true }).fill('Ada <img src=x onerror=alert(1)>');
  await builder.getByRole('button', { name: 'Add a link' }).press('Enter');
  await builder.getByLabel('Link 1: words').fill('Site');
  await builder.getByLabel('Link 1: web or mail address').fill('javascript:alert(1)');
  await expect(builder.getByText('so it is left out')).toBeVisible();
  await builder.getByLabel('Link 1: web or mail address').fill('ada.dev');
  await builder.getByLabel('README file').setInputFiles({
    name: 'README.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('## Before\n\n<script>x</script>'),
  });
  const preview = builder.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Before' })).toBeVisible();
  await page.reload();
  await expect(preview.getByRole('heading', { name: 'Ada <img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(preview.locator('img, script, a')).toHaveCount(0);
  const file = await downloaded(page, () => builder.getByRole('button', { name: 'Download README.md' }).click());
  expect(file.name).toBe('README.md');
  expect(file.text).toContain('- [Site](https://ada.dev/)');
});

test.describe('videos', () => {
  test.use({ expectedErrors: [/^request to www\.youtube-nocookie\.com$/] });

  test('no request before the press, words when offline, the player once there is a network', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) asked.push(request.url());
    });
    // Answered here: tests reach no other machine.
    await context.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
    await page.goto('/leetcode');
    const videos = page.getByRole('region', { name: 'Videos' });
    await videos.scrollIntoViewIfNeeded();
    await expect(videos.getByRole('button', { name: /^Play: / })).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await videos.getByRole('button', { name: 'Play: The LeetCode Fallacy' }).click();
    await expect(videos.getByRole('alert')).toContainText('You are offline');
    expect(asked).toEqual([]);
    await context.setOffline(false);
    await expect(videos.frameLocator('iframe').getByText('player')).toBeVisible();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/2V7yPrxJ8Ck?autoplay=1']);
  });
});
