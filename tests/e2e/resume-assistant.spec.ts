import {
  choosePdf,
  expect,
  job,
  madePdf,
  manyPages,
  pdf,
  score,
  test,
  toActionStep,
  toJobStep,
  toResult,
} from './support/app';
import { focusByTab } from './support/keys';

test.describe('a real resume against a real job, with no key and no network', () => {
  test('every quote of the report is in the text it names', async ({ page }) => {
    await toResult(page);
    await page.getByText('What a parser sees').click();
    const lines = await page.getByRole('region', { name: 'Page 1' }).getByRole('listitem').allInnerTexts();
    const resume = lines.map((line) => line.replace(/^\d+\s*/, ''));
    await page.getByRole('button', { name: 'Open all' }).click();
    const evidence = await page
      .getByRole('region', { name: 'Why this number' })
      .locator('q')
      .evaluateAll((quotes) =>
        quotes.map((q) => ({ quote: q.textContent ?? '', where: q.nextElementSibling?.textContent ?? '' })),
      );
    expect(evidence.length).toBeGreaterThan(20);
    const posting = job.split('\n').join(' ');
    for (const { quote, where } of evidence) {
      const [, line] = /^page 1, line (\d+)$/.exec(where) ?? [];
      if (line) expect(resume[Number(line) - 1]).toContain(quote);
      else expect(posting).toContain(quote);
    }
  });

  test('every action: the score is the same, the view its own; reports are kept, compared, removed and brought back', async ({
    page,
  }) => {
    await toActionStep(page);
    const views = new Set<string>();
    for (const action of ['ATS score', 'ATS enhancer', 'Resume feedback', 'Keyword match']) {
      await page.getByRole('radio', { name: action }).check();
      await page.getByRole('button', { name: 'Analyze Resume' }).click();
      await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
      expect(await score(page)).toBe(74);
      await expect(page.getByRole('region', { name: 'Why this number' })).toBeVisible();
      views.add(await page.getByRole('main').innerText());
      const last = action === 'Keyword match';
      await page.getByRole('button', { name: last ? 'Start Over' : 'Try Another Action' }).click();
    }
    expect(views.size).toBe(4);

    // Four views of one report; another posting makes another.
    await page.getByRole('tab', { name: 'History (1)' }).click();
    await page.getByRole('button', { name: /^two-column-pdflatex/ }).click();
    await expect(page.getByLabel('View')).toHaveValue('keyword-match');
    await page.getByLabel('View').selectOption('ATS score');
    await expect(page.getByRole('region', { name: 'Why this number' })).toBeVisible();
    await toResult(page, 'ATS score', undefined, `${job}\n- Rust`);
    await page.getByRole('tab', { name: 'History (2)' }).click();
    const boxes = await page.getByRole('checkbox').all();
    for (const box of boxes.slice(0, 2)) await box.check();
    await expect(page.getByRole('region', { name: 'Before and after' })).toContainText('74');
    await page
      .getByRole('button', { name: /^Actions for the report on/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByRole('tab', { name: 'History (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('tab', { name: 'History (2)' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'History (2)' })).toBeVisible();
  });

  test('a reload at each step goes on where it was', async ({ page }) => {
    await toJobStep(page);
    await page.reload();
    await page.getByLabel('Job description').fill('Half a sen');
    await page.reload();
    await expect(page.getByLabel('Job description')).toHaveValue('Half a sen');
    await page.getByLabel('Job description').fill(job);
    await page.getByRole('button', { name: 'Next: choose an action' }).click();
    await page.getByRole('radio', { name: 'Keyword match' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Keyword match' })).toBeChecked();
    await page.getByRole('button', { name: 'Analyze Resume' }).click();
    await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
    const before = await score(page);
    await page.reload();
    await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
    expect(await score(page)).toBe(before);
  });

  test('the whole flow by keyboard alone', async ({ page }) => {
    await page.goto('/resume-enchancer');
    const pick = page.getByRole('button', { name: 'Choose a PDF' });
    // What is fetched ahead has come: nothing takes the focus away any more.
    await page.waitForLoadState('networkidle');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pick.press('Enter')]);
    await chooser.setFiles(pdf('dates-libreoffice'));
    await page.getByText('Choose another PDF').waitFor();
    const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio') => {
      const target = page.getByRole(role, { name }).first();
      await focusByTab(page, target);
    };
    await tabTo('Next: job description', 'button');
    await page.keyboard.press('Enter');
    await tabTo('Job description', 'textbox');
    await page.keyboard.insertText(job);
    await tabTo('Next: choose an action', 'button');
    await page.keyboard.press('Enter');
    await tabTo('ATS score', 'radio');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'ATS enhancer' })).toBeChecked();
    await tabTo('Analyze Resume', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeVisible();
  });
});

test('a browser whose streams cannot be iterated (WebKit) reads a resume like every other', async ({ page }) => {
  const lacking: string[] = [];
  await page.route(/\/pdf\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const missing = 'for (const key of ["values", Symbol.asyncIterator]) delete ReadableStream.prototype[key];';
    lacking.push(missing);
    await route.fulfill({ response, body: `${missing}\n${await response.text()}` });
  });
  await toResult(page);
  expect(lacking).toHaveLength(1);
  expect(await score(page)).toBe(74);
});

test.describe('files that give no text', () => {
  const named: [string, Parameters<typeof choosePdf>[1], string, string][] = [
    ['a password', pdf('encrypted-qpdf'), 'Failed to extract text from the PDF', 'opens only with a password'],
    ['a scan', pdf('scan-weasyprint'), 'Failed to extract text from the PDF', 'The pages are pictures'],
    ['blank pages', pdf('blank-weasyprint'), 'Failed to extract text from the PDF', 'The pages are empty'],
    [
      '0 bytes',
      { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      'Failed to extract text from the PDF',
      'The file has 0 bytes',
    ],
    [
      'a renamed program',
      { name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`MZ\x90\0${'\0'.repeat(2000)}`) },
      'Please select a PDF file',
      'the contents are something else',
    ],
    [
      'damage',
      { name: 'cut.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nthis is no document\n') },
      'Failed to extract text from the PDF',
      'The file is damaged',
    ],
    [
      'another kind of file',
      { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') },
      'Please select a PDF file',
      'is not a PDF',
    ],
  ];
  test('each its plain message, and never a score; restrictions and a broken index are read all the same', async ({
    page,
  }) => {
    await page.goto('/resume-enchancer');
    for (const [what, file, title, reason] of named)
      await test.step(what, async () => {
        await choosePdf(page, file);
        await expect(page.getByRole('alert').filter({ hasText: reason })).toContainText(title);
        await page.getByRole('button', { name: 'Next: job description' }).click();
        await expect(page.getByText('Please upload a resume first')).toBeVisible();
      });
    for (const name of ['one-column-groff', 'owner-password-qpdf', 'broken-xref']) {
      await choosePdf(page, pdf(name));
      await expect(page.getByText(`${name}.pdf`)).toBeVisible();
      await expect(page.getByText('Choose another PDF')).toBeVisible();
    }
  });

  test('200 pages: progress, Cancel at once, and a reload while it is read reads it again', async ({ page }) => {
    await page.goto('/resume-enchancer');
    const file = madePdf('long.pdf', manyPages(200));
    await choosePdf(page, file);
    await expect(page.getByRole('progressbar', { name: 'Reading long.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Your resume as a PDF').first()).toBeVisible();
    await choosePdf(page, file);
    await page.waitForFunction(() => /Page \d+ of 200/.test(document.body.innerText));
    await page.reload();
    await expect(page.getByText('200 pages')).toBeVisible({ timeout: 15_000 });
  });

  test('20 MB are read, kept, and shown with their size', async ({ page }) => {
    await page.goto('/resume-enchancer');
    await choosePdf(page, madePdf('large.pdf', { ...manyPages(2), padding: 20 * 1024 * 1024 }));
    await expect(page.getByRole('button', { name: 'Choose another PDF' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^20\.0\d MB/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^20\.0\d MB/)).toBeVisible();
  });
});
