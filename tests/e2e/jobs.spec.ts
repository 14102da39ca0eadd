import { expect, job, test } from './support/app';
import { expectAccessibleInBoth } from './support/axe';

const RESUME = {
  basics: { name: 'Mira Example', email: 'mira@example.org' },
  skills: [{ name: 'Data', keywords: ['Redis'] }],
  work: [
    {
      name: 'Northwind',
      position: 'Backend developer',
      startDate: '2022-09',
      highlights: ['Moved nine services to PostgreSQL 16 without an hour of downtime.'],
    },
  ],
};

test('one posting, pasted once: requirements, what shows them, ways on, and the other screens have it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const row = (skill: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: skill, exact: true }) });

  await page.goto('/resume-form');
  await page.getByLabel('JSON Resume file').setInputFiles({
    ...{ name: 'mira.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(RESUME)),
  });
  await expect(page.getByLabel('Full Name')).toHaveValue('Mira Example');

  await page.getByRole('link', { name: 'Add the job you want' }).click();
  await page.getByRole('button', { name: 'Paste a posting' }).click();
  await button('Read the posting').click();
  await expect(page.getByText('Paste the text of a posting first.')).toBeVisible();
  await page.getByLabel('Posting', { exact: true }).fill(job);
  await button('Read the posting').click();
  await page.getByLabel('Company').fill('Acme');
  await button('Keep this job').click();
  await expect(page).toHaveURL(/\/jobs\/job-/);
  await expect(row('PostgreSQL').getByText('Shown at work')).toBeVisible();
  await expect(row('PostgreSQL').getByText(/Moved nine services/)).toBeVisible();
  await expect(row('Docker').getByText('Gap')).toBeVisible();
  await expectAccessibleInBoth(page);
  const address = page.url();

  // Each mark opens its source; what is missing becomes a task, and Undo takes it away.
  await row('PostgreSQL')
    .getByRole('link', { name: /Moved nine services/ })
    .click();
  await expect(page.locator('[data-field="responsibilities"]').first()).toBeFocused();
  await page.goto(address);
  await row('Docker').getByRole('button', { name: 'Plan a task' }).click();
  await expect(row('Docker').getByText('On the way')).toBeVisible();
  await button('Undo').click();
  await expect(row('Docker').getByText('Gap')).toBeVisible();

  // A challenge that needs the skill, seen as passed in the matrix only when it was.
  await page.getByLabel('Add a requirement').fill('C');
  await button('Add').click();
  await expect(row('C').getByText('Gap')).toBeVisible();
  await row('C')
    .getByRole('link', { name: /^Practise/ })
    .first()
    .click();
  await expect(page).toHaveURL(/machine-coding\?challenge=/);

  await page.goto('/interview-trainer');
  await expect(page.getByLabel('Job description')).toHaveValue(job);
  await expect(page.getByText('From your current job')).toBeVisible();

  // Kept over a reload, moved on the board by its list, found in the table.
  await page.goto('/jobs');
  await page.getByLabel(/^Status of/).selectOption('Applied');
  await page.reload();
  const applied = page.getByRole('region', { name: 'Applied' });
  await expect(applied.getByRole('link')).toHaveCount(1);
  await expectAccessibleInBoth(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Filter').fill('acme');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Filter').fill('nowhere');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expectAccessibleInBoth(page);
});

test('a card is dragged to another status with the mouse; Escape leaves it; the same posting is noticed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const add = async () => {
    await page.goto('/jobs?add');
    await page.getByLabel('Posting', { exact: true }).fill(job);
    await page.getByRole('button', { name: 'Read the posting' }).click();
  };
  await add();
  await page.getByRole('button', { name: 'Keep this job' }).click();
  await expect(page).toHaveURL(/\/jobs\/job-/);
  await page.goto('/jobs');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  // Its place is measured when it no longer moves, and let go where the column says that it takes it.
  const lift = async () => {
    await column('Saved')
      .getByRole('listitem')
      .hover({ position: { x: 20, y: 12 } });
    await page.mouse.down();
    await column('Offer').hover({ position: { x: 30, y: 20 } });
    await expect(column('Offer')).toHaveClass(/\bbg-primary-soft\b/);
  };
  await lift();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(column('Saved').getByRole('listitem')).toHaveCount(1);
  await lift();
  await page.mouse.up();
  await expect(column('Offer').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column('Saved').getByRole('listitem')).toHaveCount(1);
  await add();
  await expect(page.getByText('You may have this job already')).toBeVisible();
});

test('bad input: each says what happened, and nothing is lost', async ({ page }) => {
  await page.goto('/jobs?add');
  const file = page.locator('input[type=file][accept*=pdf]');
  await page.getByLabel('Posting', { exact: true }).fill('Half a posting');
  await file.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0, 255, 254]),
  });
  await expect(page.getByText('neither a PDF nor a text file')).toBeVisible();
  await expect(page.getByLabel('Posting', { exact: true })).toHaveValue('Half a posting');
  await file.setInputFiles({ name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from('We need nobody.') });
  await expect(page.getByLabel('Posting', { exact: true })).toHaveValue('We need nobody.');
  await page.getByLabel('Posting', { exact: true }).fill('x'.repeat(200_001));
  await page.getByRole('button', { name: 'Read the posting' }).click();
  await expect(page.getByText('more than 200,000 characters')).toBeVisible();
  await page.getByLabel('Posting', { exact: true }).fill('Wir suchen jemanden, der gern kocht.');
  await page.getByRole('button', { name: 'Read the posting' }).click();
  await expect(page.getByText('No skill of the vocabulary was found in this text')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job without a title' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Job without a title' })).toBeVisible();
  await page.goto('/jobs/job-gone');
  await expect(page.getByRole('heading', { name: 'This job is not here' })).toBeVisible();
});

test('a table of another tool is imported, exported, compared and reported; a dropped posting is read', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name });
  const table = [
    'Company;Position;Status;Date applied;Job description',
    'Northwind;Backend Developer;Applied;2026-11-03;"Requirements\n- Docker\n- SQL"',
    'Contoso;Platform Engineer;Screening;2026-11-05;"Requirements\n- Docker\n- Kubernetes"',
    'Fabrikam;Tester;Dreaming;;',
  ].join('\n');
  const importing = page.locator('input[type=file][accept*=csv]');

  await page.goto('/jobs');
  await button('Import').click();
  await importing.setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText('“table.csv”: 3 new, 0 already here, 1 remark.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await button('Add 3 jobs').click();
  await expect(page.locator('[data-job]')).toHaveCount(3);

  // What is saved is known again.
  await button('Export').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), item('CSV').click()]);
  await button('Import').click();
  await importing.setInputFiles(await saved.path());
  await expect(page.getByText(/: 0 new, 3 already here\.$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await button('Export').click();
  await item('Report…').click();
  await page.getByLabel('Time').selectOption('Own dates');
  await page.getByLabel('First day').fill('2026-11-01');
  await page.getByLabel('Last day').fill('2026-11-04');
  await page.getByLabel('Name on the report').fill('Mira Example');
  const preview = page.getByRole('region', { name: 'Preview of the report' });
  await expect(preview.getByRole('rowheader')).toHaveText(['Backend Developer']);
  await expectAccessibleInBoth(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet')).toContainText('Mira Example');
  await expect(page.getByRole('heading', { name: 'Report of applications' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Compare Backend Developer at Northwind').check();
  await page.getByLabel('Compare Platform Engineer at Contoso').check();
  await page.getByRole('link', { name: 'Compare the two' }).click();
  await expect(page.getByRole('region', { name: 'Both ask for' }).getByRole('rowheader')).toHaveText(['Docker']);
  await expectAccessibleInBoth(page);

  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Data Engineer\n\nRequirements\n- Python'], 'posting.txt', { type: 'text/plain' }));
    return data;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
  await expect(page.getByText(/^Drop a posting as PDF/)).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expect(page.getByLabel('Posting', { exact: true })).toHaveValue(/Data Engineer/);
});
