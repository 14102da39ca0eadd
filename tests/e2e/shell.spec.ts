import { expect, job, test } from './support/app';

test('Start Your Journey leads to a local profile, and from then on to Home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Elevate');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByLabel('Display name').fill('Ada');
  await page.getByLabel('Handle').fill('ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
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

test('a line pasted on the front page is read there, and kept as a job', async ({ page }) => {
  await page.goto('/');
  const reader = page.getByRole('region', { name: 'Try it: what does a posting ask for?' });
  await reader.getByRole('textbox').fill('Go developer wanted: Kubernetes required, Terraform is a plus');
  await expect(reader.getByText('It asks for 3 skills.')).toBeVisible();
  await expect(reader.locator('mark')).toHaveText(['Go', 'Kubernetes', 'Terraform']);
  await reader.getByRole('link', { name: 'Keep this job' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.getByRole('button', { name: 'Keep this job' }).click();
  await expect(page).toHaveURL(/\/jobs\/job-/);
  await expect(page.getByRole('region', { name: 'What it asks for' }).getByText('Kubernetes').first()).toBeVisible();
});

test('the first minute: from the front page to an aim, and from a posting to what it asks for', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await page.getByLabel('Display name').fill('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  await page.getByText('A job soon').click();
  await page.getByLabel('The job you want').fill(job);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Track')).toHaveValue('backend');
  await page.getByLabel('Hours a week').fill('8');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: /^See what your posting asks for/ }).click();
  await page.getByRole('button', { name: 'Keep this job' }).click();
  await expect(page.getByRole('region', { name: 'What it asks for' }).getByRole('listitem').first()).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Getting started' })).toHaveCount(0);
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
    await page.getByPlaceholder('Find anything, or a command').fill(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('keys right after Ctrl+K find a roadmap, although everything that can be found is still on its way', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Late, as over a slow line: the keys are there first.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kubernetes');
  await expect(page.getByPlaceholder('Find anything, or a command')).toHaveValue('kubernetes');
  await page.getByRole('option', { name: /^Kubernetes Topic · Roadmap$/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roadmap\/kubernetes$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(/^Kubernetes/);
});

test('an action opens its dialog once: neither Back nor a reload opens it again', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [words, dialog, path] of [
    ['add task', 'Add New Task', '/planyourday/tasks'],
    ['add event', 'Add New Event', '/planyourday/events'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find anything, or a command').fill(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(page.getByRole('dialog', { name: dialog }).locator(':focus')).toHaveCount(1);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
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
  await page.getByRole('radio', { name: 'Same as the system' }).check();
  expect(await ground()).toBe(light);
});

test('where motion is unwelcome, another scheme is there with the next frame, in every part of the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  const unfinished = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
  expect(await unfinished()).toBe(0);
});

test('a logo picture is shown, kept, and taken back; a file that is not one is refused', async ({ page }) => {
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
