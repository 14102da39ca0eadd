import { expect, test } from './support/app';

test('Start Your Journey leads to a local profile, and from then on to Home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Elevate');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByLabel('Display name').fill('Ada');
  await page.getByLabel('Handle').fill('ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))).toMatchObject({
    displayName: 'Ada',
    handle: 'ada',
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('every link of every screen leads to a screen', async ({ page }) => {
  test.setTimeout(120_000);
  const queue = ['/'];
  const seen = new Set<string>();
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    // Of the screens of one kind two are opened; that each address has its screen is a test of the data.
    const [, family = ''] = /^(\/interview|\/roadmap)\/./.exec(path) ?? [];
    if (family !== '' && [...seen].filter((other) => other.startsWith(`${family}/`)).length > 2) continue;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    const links = await page.getByRole('link').evaluateAll((nodes) => nodes.map((n) => (n as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin, pathname } = new URL(link);
      if (origin === new URL(page.url()).origin) queue.push(pathname);
    }
  }
  const rooms = [...seen].filter((path) => path.startsWith('/interview/'));
  expect(rooms.length).toBe(24);
  const trackScreens = [...seen].filter((path) => path.startsWith('/roadmap/'));
  expect(trackScreens.length).toBe(12);
  expect([...seen].filter((path) => !rooms.includes(path) && !trackScreens.includes(path)).sort()).toEqual([
    '/',
    '/career',
    '/code-practice',
    '/codeforces',
    '/community',
    '/devfolio',
    '/enhance-social',
    '/esmoai',
    '/findevents',
    '/github',
    '/home',
    '/interview',
    '/interview-trainer',
    '/leetcode',
    '/linkedin',
    '/machine-coding',
    '/more-interviews',
    '/personalized-roadmap',
    '/planyourday',
    '/planyourday/events',
    '/planyourday/tasks',
    '/portfolio',
    '/resume-enchancer',
    '/resume-form',
    '/resume-preview',
    '/roadmap',
    '/settings',
    '/signin',
    '/skills',
    '/stackoverflow',
    '/twitter',
    '/typing-test',
    '/userprofile',
  ]);
});

test('paths match in any letter case, the right spelling leads to the written one, others are not found', async ({
  page,
}) => {
  await page.goto('/Resume-Enchancer');
  await expect(page.getByRole('heading', { level: 1, name: 'Resume assistant' })).toBeVisible();
  await page.goto('/resume-enhancer');
  await expect(page).toHaveURL(/\/resume-enchancer$/);
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the command palette finds every screen', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [words, heading] of [
    ['ats', 'Resume assistant'],
    ['career', 'Build Your Dream Resume'],
    ['api key', 'Settings'],
    ['home', 'Home'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find a screen or a command').fill(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('the sidebar collapses and stays so; on small screens it is a drawer', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Resume' }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the theme follows the system, or the choice, from the first paint on', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings?tab=appearance');
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  expect(await ground()).toBe(dark);
  await page.goto('/settings?tab=appearance');
  await page.getByRole('radio', { name: 'As the system' }).check();
  expect(await ground()).toBe(light);
});

test('a logo picture is shown, kept, and taken back; a file that is none is refused', async ({ page }) => {
  await page.goto('/home');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByLabel('Logo picture', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  const button = page.getByRole('button', { name: 'Choose a logo picture' });
  await expect(button.locator('img')).toBeVisible();
  await expect(page.getByText('Logo changed.').first()).toBeVisible();
  await page
    .getByLabel('Logo picture', { exact: true })
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByText('not a picture').first()).toBeVisible();
  await expect(button.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button.locator('img')).toHaveCount(0);
});
