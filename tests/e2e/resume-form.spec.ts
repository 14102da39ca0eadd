import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { readResume } from '../../src/domain/resume/read-resume';
import { choosePdf, downloaded, expect, test } from './support/app';
import { focusByTab } from './support/keys';

const SAMPLE = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

const field = (page: Page, label: string, group?: string) =>
  (group ? page.getByRole('group', { name: group }) : page).getByLabel(label, { exact: true });
async function typeInto(page: Page, label: string, text: string, group?: string) {
  await focusByTab(page, field(page, label, group));
  await page.keyboard.type(text);
}
async function press(page: Page, role: 'button' | 'link', name: string) {
  await focusByTab(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

const paper = (page: Page) => page.pdf({ preferCSSPageSize: true });
/** Width and height of the pages of a PDF in points, rounded. */
const pageSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
const squashed = (text: string) => text.replace(/[\s•\f]+/g, '');

/** The text that `pdftotext` reads; null on a machine that does not have it. */
function popplerText(pdf: Buffer): string | null {
  try {
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The facts that the app's own reader finds in a PDF uploaded to the resume assistant. */
async function factsOf(page: Page, pdf: Buffer) {
  await page.goto('/resume-enchancer');
  await choosePdf(page, { name: 'printed.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('What a parser sees').click();
  await expect(page.getByRole('region', { name: 'Page 1' }).getByText('two columns')).toHaveCount(0);
  const lines = await page
    .getByRole('region', { name: /^Page \d+$/ })
    .locator('ol > li > span:last-child')
    .allTextContents();
  return readResume({
    pages: [{ number: 1, columns: 1, images: 0, lines: lines.map((text) => ({ text, size: 0 })) }],
    links: [],
    writtenOn: '2026-11',
  });
}

test('a resume typed by keyboard alone, with a reload in the middle, printed and read back', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/career');
  await focusByTab(page, page.getByRole('link', { name: /Create Your Resume In Minutes/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter Your Details' })).toBeVisible();
  await typeInto(page, 'Full name', 'Ada Lovelace');
  await typeInto(page, 'Email', 'ada@example.org');
  await typeInto(page, 'Contact', '+1 415 555 0132');
  await typeInto(page, 'LinkedIn', 'linkedin.com/in/ada');
  await typeInto(page, 'GitHub', 'github.com/ada');
  await typeInto(page, 'Self-description', 'Backend engineer with four years of payment services in Go.');
  await typeInto(page, 'Skills, first list', 'Go, TypeScript, C++');
  await typeInto(page, 'Skills, second list', 'PostgreSQL, Redis');
  await typeInto(page, 'College name', 'University of Turin');
  await typeInto(page, 'Degree and branch', 'BSc, Mathematics');
  await typeInto(page, 'Start year', '2015');
  await typeInto(page, 'End year', '2018');
  await page.reload();
  await expect(field(page, 'End year')).toHaveValue('2018');
  await field(page, 'End year').focus();

  const job = async (n: number, [organization, role, duration, lines]: readonly [string, string, string, string[]]) => {
    await press(page, 'button', 'Add Experience');
    const group = `Experience ${n}`;
    await expect(field(page, 'Organization', group)).toBeFocused();
    await page.keyboard.type(organization);
    await typeInto(page, 'Role', role, group);
    await typeInto(page, 'Duration', duration, group);
    await focusByTab(page, field(page, 'Responsibilities', group));
    for (const line of lines) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
  };
  await job(1, [
    'Globex',
    'Software Engineer',
    'Mar 2018 – Dec 2021',
    ['Wrote the search of the shop.', 'Cut its latency by 40 %.'],
  ]);
  await job(2, [
    'Initech',
    'Backend Engineer',
    'Jan 2022 – Present',
    ['Built a ledger for 2 million accounts.', 'Led a team of four.'],
  ]);
  // The latest job first, by keyboard.
  const up = page.getByRole('group', { name: 'Experience 2' }).getByRole('button', { name: 'Move up' });
  for (let n = 0; n < 8 && !(await up.evaluate((node) => node === document.activeElement)); n += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Experience moved from place 2 to place 1 of 2.')).toBeAttached();
  await press(page, 'button', 'Add Project');
  await page.keyboard.type('Rota');
  await typeInto(page, 'Description', 'Plans the shifts of a clinic.', 'Project 1');
  await press(page, 'button', 'Add Achievement');
  await page.keyboard.type('Won the city hackathon of 2017');

  await page.getByRole('link', { name: 'Generate Resume' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print Resume' })).toBeVisible();
  const shown = squashed(await page.getByRole('article', { name: 'Resume' }).innerText());

  for (const template of ['Classic', 'Plain', 'Modern']) {
    await page.getByRole('radio', { name: template }).check();
    const pdf = await paper(page);
    expect(pageSizes(pdf)).toEqual(['595 × 842']);
    const text = popplerText(pdf);
    if (text !== null) expect(squashed(text)).toBe(shown);
  }
  await page.getByLabel('Paper').selectOption('Letter');
  const printed = await paper(page);
  expect(pageSizes(printed)).toEqual(['612 × 792']);

  const facts = await factsOf(page, printed);
  expect(squashed(facts.lines.map(({ text }) => text).join(''))).toBe(shown);
  expect(facts.name?.value).toBe('Ada Lovelace');
  expect(facts.contact.email?.value).toBe('ada@example.org');
  expect(facts.contact.phone?.quote).toContain('415 555 0132');
  expect([facts.contact.linkedin?.value, facts.contact.github?.value]).toEqual([
    'linkedin.com/in/ada',
    'github.com/ada',
  ]);
  expect(facts.sections.map(({ kind }) => kind)).toEqual([
    'header',
    'summary',
    'skills',
    'education',
    'experience',
    'projects',
    'achievements',
  ]);
  const jobs = facts.entries.filter(({ section }) => section === 'experience');
  expect(
    jobs.map(({ title, organisation, dates }) => [title?.value, organisation?.value, dates?.start, dates?.end]),
  ).toEqual([
    ['Backend Engineer', 'Initech', '2022-01', null],
    ['Software Engineer', 'Globex', '2018-03', '2021-12'],
  ]);
  expect(facts.bullets.filter(({ section }) => section === 'experience').map(({ text }) => text)).toEqual([
    'Built a ledger for 2 million accounts.',
    'Led a team of four.',
    'Wrote the search of the shop.',
    'Cut its latency by 40 %.',
  ]);
});

test('the official sample in and out equal; thirty jobs on paper, none of them cut', async ({ page }) => {
  await page.goto('/resume-form');
  await page.getByLabel('JSON Resume file').setInputFiles(SAMPLE);
  await expect(field(page, 'Full name')).toHaveValue('Richard Hendriks');
  await page.getByRole('link', { name: 'Generate Resume' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  const { text } = await downloaded(page, () => page.getByRole('menuitem', { name: 'JSON Resume' }).click());
  const sample = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  expect(JSON.parse(text)).toEqual(sample);

  const work = Array.from({ length: 30 }, (_, n) => ({ ...sample.work[0], name: `Company number ${n}` }));
  await page.getByLabel('JSON Resume file').setInputFiles({
    name: 'thirty.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...sample, work })),
  });
  await expect(page.getByText('Company number 29')).toBeVisible();
  const pdf = await paper(page);
  expect(pageSizes(pdf).length).toBeGreaterThan(4);
  const pages = popplerText(pdf)?.split('\f');
  if (pages)
    for (const { name } of work) {
      // The head of an entry and its last bullet stand on the same page.
      const own = pages.filter((one) => one.includes(`${name} |`));
      expect(own).toHaveLength(1);
      expect(own[0]?.slice(own[0].indexOf(`${name} |`))).toContain('world record for Weisman Scores');
    }
});

test('hostile files and words: refused or shown as text; nothing runs, nothing is lost', async ({ page }) => {
  await page.goto('/resume-form');
  const hostile = '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>';
  await field(page, 'Full name').fill(hostile);
  await field(page, 'Portfolio').fill('javascript:alert(1)');
  await field(page, 'Self-description').fill('مرحبا بالعالم'.repeat(2000));
  const give = (content: string | Buffer) =>
    page
      .getByLabel('JSON Resume file')
      .setInputFiles({ name: 'evil.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  for (const [content, words] of [
    ['{"name":"left-pad","version":"1.0.0"}', 'some other kind of JSON'],
    [`{"basics":{"name":"${'x'.repeat(3_000_000)}"}}`, 'larger than 2 MB'],
    [`{"work":${'['.repeat(100_000)}`, 'It is not JSON'],
  ] as const) {
    await give(content);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await give(JSON.stringify({ basics: { name: hostile, url: 'javascript:alert(1)', ['__proto__']: { x: 1 } } }));
  await expect(field(page, 'Full name')).toHaveValue(hostile);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Self-description')).toHaveValue(/^مرحبا/);
  await page.getByRole('link', { name: 'Generate Resume' }).click();
  await expect(page.getByRole('article', { name: 'Resume' })).toContainText(hostile);
  await expect(page.locator('.resume-sheet :is(img, script)')).toHaveCount(0);
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Resume preview · Elevate');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('by mouse: an entry is dragged to its place; one click hands the words to the assistant, a finding leads back', async ({
  page,
}) => {
  await page.goto('/resume-form');
  await page.getByLabel('JSON Resume file').setInputFiles({
    name: 'ada.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        basics: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+1 415 555 0132' },
        work: ['One', 'Two', 'Three'].map((name) => ({
          name,
          position: 'Software Engineer',
          startDate: '2020',
          highlights: ['Responsible for the weekly report of the team and all of its figures'],
        })),
      }),
    ),
  });
  await expect(field(page, 'Organization', 'Experience 3')).toHaveValue('Three');
  const grip = page.getByRole('group', { name: 'Experience 3' }).getByTitle('Drag to reorder');
  // Both in sight: a pointer cannot be let go outside of the window.
  await page.getByRole('group', { name: 'Experience 2' }).evaluate((node) => node.scrollIntoView({ block: 'start' }));
  await grip.hover();
  await page.mouse.down();
  await page.getByRole('group', { name: 'Experience 2' }).hover({ position: { x: 20, y: 30 } });
  await page.mouse.up();
  await expect(field(page, 'Organization', 'Experience 2')).toHaveValue('Three');

  await page.getByRole('link', { name: 'Generate Resume' }).click();
  await page.getByRole('button', { name: 'Check with the resume assistant' }).click();
  await page.getByLabel('Job description').fill('Software engineer with Go, PostgreSQL and Docker. You must know SQL.');
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
  await page.getByRole('radio', { name: 'ATS score' }).check();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await page.getByRole('button', { name: 'Open all' }).click();
  const finding = page
    .getByRole('listitem')
    .filter({ has: page.locator('q', { hasText: 'Responsible for the weekly report' }) });
  await finding.getByRole('link', { name: 'Edit in the form' }).first().click();
  await expect(field(page, 'Responsibilities', 'Experience 1')).toBeFocused();
});
