import type { Page } from '@playwright/test';
import { encodeShare } from '../../src/features/terminal/share-link';
import { attacks } from '../fixtures/attacks';
import { expect, letReach, madePdf, manyPages } from './support/app';
import { test } from './support/model';

test.describe('known attacks', () => {
  // Without the policy's help: what is shown must not run in a page that would let it.
  test.use({
    bypassCSP: true,
    expectedErrors: async ({ browserName: _ }, use) => use([/Failed to load resource/, /ERR_/]),
  });

  const at = '2026-11-20T10:00:00.000Z';
  const all = attacks.join('\n\n');
  const row = (id: string, value: unknown) => ({ id, updatedAt: Date.parse(at), value });
  const backup = {
    format: 'elevate-backup',
    formatVersion: 1,
    appVersion: '0.1.0',
    exportedAt: at,
    collections: {
      conversations: {
        version: 1,
        documents: [
          row('attacks', {
            id: 'attacks',
            name: attacks[11],
            guide: null,
            createdAt: at,
            updatedAt: at,
            messages: attacks.flatMap((content, n) => [
              { id: `q${n}`, role: 'user', content, at },
              {
                id: `r${n}`,
                role: 'bot',
                content,
                at,
                by: content,
                finish: 'stop',
                error: null,
                note: {
                  confidence: 'sure',
                  nearby: [content],
                  sources: [{ name: content, url: 'https://example.org/' }],
                },
              },
            ]),
          }),
          // Its address is a program: such a document is kept aside, not shown.
          row('bad-link', {
            id: 'bad-link',
            name: 'Bad link',
            guide: null,
            createdAt: at,
            updatedAt: at,
            messages: [
              {
                id: 'r1',
                role: 'bot',
                content: 'x',
                at,
                note: { confidence: 'sure', nearby: [], sources: [{ name: 'x', url: 'javascript:__attack()' }] },
              },
            ],
          }),
        ],
      },
      guideDrafts: {
        version: 1,
        documents: [
          row('linkedin-profile', {
            id: 'linkedin-profile',
            kind: 'linkedin-profile',
            headline: attacks[0],
            about: all,
            experience: all,
          }),
          row('github-readme', {
            id: 'github-readme',
            kind: 'github-readme',
            name: attacks[11],
            headline: all,
            about: all,
            skills: all,
            projects: attacks.map((text, n) => ({ id: `p${n}`, name: text, text, link: text })),
            contacts: attacks.map((text, n) => ({ id: `c${n}`, label: text, address: text })),
            extra: all,
          }),
        ],
      },
      plans: {
        version: 1,
        documents: [
          row('attacks', {
            ...{ id: 'attacks', createdAt: at, name: attacks[11], roadmap: null },
            form: {
              ...{ topic: attacks[0], time: attacks[11], correction: { hoursPerWeek: null, end: null } },
              ...{ level: 'beginner', depth: 'moderate' },
            },
            reply: { text: all, finish: 'stop', error: null },
          }),
        ],
      },
      codeFiles: {
        version: 1,
        documents: [
          row('attacks', {
            ...{ id: 'attacks', name: attacks[11], language: 'c', source: all, input: all },
            ...{ createdAt: at, editedAt: at },
          }),
        ],
      },
      codeRuns: {
        version: 1,
        documents: attacks.map((output, n) =>
          row(`run-${n}`, {
            ...{ id: `run-${n}`, of: 'attacks', at, language: 'c', standard: 'C17', source: all, input: all },
            ...{ end: 'exited', code: 0, output, milliseconds: 1 },
          }),
        ),
      },
    },
    quarantine: [],
    conflicts: [],
    files: [],
  };
  const resume = {
    basics: { name: attacks[0], email: attacks[11], url: 'javascript:__attack()', summary: all },
    work: attacks.map((text) => ({ name: text, position: text, url: 'javascript:__attack()', highlights: [text] })),
    projects: attacks.map((text) => ({ name: text, description: text, url: text })),
    awards: attacks.map((title) => ({ title })),
    skills: attacks.map((name) => ({ name, keywords: [name] })),
  };
  const json = (name: string, value: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });

  const flat = attacks.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const markdown = `# To Do\n${flat.map((text) => `- ${text}`).join('\n')}\n`;
  const escaped = attacks.map((text) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n'));
  const calendar = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `X-WR-CALNAME:${escaped[11]}`],
    ...escaped.flatMap((text, n) => [
      ...['BEGIN:VEVENT', `UID:${n}`, 'DTSTAMP:20260101T000000Z', `DTSTART:20260324T${n % 2 ? '10' : '14'}0000Z`],
      ...[`SUMMARY:${text}`, `DESCRIPTION:${text}`, `LOCATION:${text}`, `CATEGORIES:${text}`, `URL:${flat[n]}`],
      ...[`X-ALT-DESC;FMTTYPE=text/html:${flat[n]}`, `ATTACH:${flat[n]}`, 'END:VEVENT'],
    ]),
    ...['BEGIN:VTODO', 'UID:t', 'DTSTAMP:20260101T000000Z', `SUMMARY:${escaped[11]}`, 'END:VTODO'],
    ...['END:VCALENDAR', ''],
  ].join('\r\n');

  /** Nothing ran, and nothing on the page would if it were pressed. */
  async function expectHarmless(page: Page) {
    // The page's own script in its head, as it was served.
    const served = /<script>([\s\S]*?)<\/script>/.exec(await (await page.request.get('/')).text())?.[1] ?? '';
    const found = await page.evaluate(
      (own) => ({
        ran: (window as unknown as { attacked: number }).attacked,
        loaded: [...document.querySelectorAll('script')].filter(({ src, text }) =>
          src ? !src.startsWith(location.origin) : text !== own,
        ).length,
        attributes: [...document.querySelectorAll('*')].flatMap((node) =>
          node.getAttributeNames().filter((name) => /^on/i.test(name)),
        ),
        addresses: [...document.querySelectorAll('[href], [src], [action], [formaction], [srcdoc]')]
          .flatMap((node) => ['href', 'src', 'action', 'formaction', 'srcdoc'].map((name) => node.getAttribute(name)))
          .filter((value) => value !== null && !/^(https?:|mailto:|blob:|data:image\/|[/#?])/i.test(value)),
        title: document.title,
      }),
      served,
    );
    expect(found).toMatchObject({ ran: 0, loaded: 0, attributes: [], addresses: [] });
  }

  test('in a backup, a resume, a README, a file name, a reply and the storage are words and nothing else', async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    await page.addInitScript(() => {
      let attacked = 0;
      Object.defineProperty(window, 'attacked', { get: () => attacked });
      const attack = () => {
        attacked += 1;
      };
      Object.assign(window, { __attack: attack, alert: attack, prompt: attack, confirm: attack });
    });
    await letReach(page, server.url);

    await test.step('storage', async () => {
      await page.goto('/');
      await page.evaluate(
        ([script, picture]) => {
          localStorage.setItem('user', JSON.stringify({ displayName: picture, handle: script, createdAt: picture }));
          localStorage.setItem('elevate-theme', '"><script>__attack()</script>');
          localStorage.setItem('elevate-model-origin', "http://x;script-src 'unsafe-inline' *");
        },
        [attacks[0] ?? '', attacks[11] ?? ''],
      );
      await page.goto('/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('data-model-origin')).toBe('');
      await expectHarmless(page);
    });

    await test.step('backup', async () => {
      await page.goto('/settings?tab=data');
      await page.getByLabel('Backup file').setInputFiles(json(`${attacks[11]}.json`.replaceAll('/', '_'), backup));
      const dialog = page.getByRole('dialog', { name: 'Import a backup' });
      await dialog.getByRole('button', { name: 'Import' }).click();
      await expect(dialog).toBeHidden();
      await expectHarmless(page);
      await page.goto('/esmoai?chat=attacks');
      await expect(page.getByRole('article', { name: 'AI Assistant' }).last()).toBeVisible();
      // Messages are drawn as they come into view: look at all of them.
      await page.getByRole('article').evaluateAll((nodes) => {
        for (const node of nodes) node.scrollIntoView();
      });
      await expectHarmless(page);
      await page.goto('/github');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectHarmless(page);
    });

    await test.step('board', async () => {
      await page.goto('/planyourday/tasks');
      await page.getByLabel('File of tasks').setInputFiles({
        ...{ name: `${flat[11]}.md`, mimeType: 'text/markdown' },
        buffer: Buffer.from(markdown),
      });
      await page
        .getByRole('region', { name: 'Preview of the import' })
        .getByRole('button', { name: /^Import/ })
        .click();
      await page
        .getByText(/imported\./)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Add New Task' }).first().click();
      await page.getByLabel(/^Enter a new task/).fill(all);
      await page.getByRole('button', { name: 'Add task' }).click();
      // Drawn whole when they come into view.
      await page.getByRole('listitem').evaluateAll((nodes) => {
        for (const node of nodes) node.scrollIntoView();
      });
      await page
        .getByTitle('Edit the text')
        .filter({ hasText: flat[0] ?? '' })
        .first()
        .click();
      await expect(page.getByLabel(/^Text of/)).toHaveValue(/__attack/);
      await page.getByLabel('Search tasks').fill(flat[11] ?? '');
      await expectHarmless(page);
    });

    await test.step('calendar', async () => {
      await page.goto('/planyourday/events?day=2026-03-24');
      await page.getByLabel('iCalendar file').setInputFiles({
        ...{ name: `${flat[11]}.ics`, mimeType: 'text/calendar' },
        buffer: Buffer.from(calendar),
      });
      const preview = page.getByRole('region', { name: 'Preview of the import' });
      await expect(preview).toContainText(`${attacks.length} new`);
      await expectHarmless(page);
      await preview.getByRole('button', { name: 'Import' }).click();
      await page.getByRole('button', { name: 'Add Event' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Event' });
      await dialog.getByPlaceholder('Enter event details...').fill(all);
      await dialog.getByRole('button', { name: 'Add Event' }).click();
      await expect(dialog).toBeHidden();
      const day = page.getByRole('region', { name: 'Selected day' });
      for (const more of ['Month', 'Day', 'Agenda']) {
        await page.getByRole('button', { name: more, exact: true }).click();
        await expectHarmless(page);
      }
      await day
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect(day.getByLabel('Event', { exact: true })).toBeVisible();
      await expectHarmless(page);
    });

    await test.step('terminal', async () => {
      const shared = await encodeShare({ language: 'c', standard: 'C17', source: all, input: all, files: [] });
      await page.goto(`/code-practice${shared}`);
      await page.getByText('The code from the link is in a new file.').first().waitFor();
      await expectHarmless(page);
      await page
        .getByRole('navigation', { name: 'Files' })
        .getByRole('button', { name: attacks[11] ?? '', exact: true })
        .click();
      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('button', { name: /^Restore the code/ }).first()).toBeVisible();
      await page.getByLabel('Code file').setInputFiles({
        ...{ name: `${flat[12]}.c`.replaceAll('/', '_'), mimeType: 'text/plain' },
        buffer: Buffer.from(all),
      });
      await expectHarmless(page);
    });

    await test.step('output of a program', async () => {
      // What terminals take for orders: colours, a title, a link, a cleared screen, a report that would be typed back.
      const orders = [
        ...['\u001b[31m', '\u001b]0;attacked\u0007', '\u001b]8;;javascript:__attack()\u0007press\u001b]8;;\u0007'],
        ...['\u001b[2J', '\u001b[6n', '\u009b31m', '\u001bP+q544e\u001b\\\\', '\u202e', '\u0000', '\b\b\b', '\r'],
      ];
      const program = `for (const text of ${JSON.stringify([...orders, ...attacks])}) console.log(text);\nconsole.error('the end');\n`;
      await page.goto(
        `/code-practice${await encodeShare({ language: 'javascript', standard: 'JavaScript', source: program, input: '', files: [] })}`,
      );
      await page.getByText('The code from the link is in a new file.').first().waitFor();
      await page.getByRole('button', { name: 'Run ▶' }).click();
      const output = page.getByRole('log', { name: 'Output of the program' });
      await expect(output).toContainText('the end', { timeout: 60_000 });
      await expect(output).toContainText(flat[0] ?? '');
      await expect(output.getByRole('link')).toHaveCount(0);
      await expect(page).toHaveTitle('Code Practice · Elevate');
      await expectHarmless(page);
    });

    await test.step('roadmap', async () => {
      await page.goto('/personalized-roadmap?plan=attacks');
      await expect(page.getByText(attacks[0] ?? '').first()).toBeVisible();
      await expectHarmless(page);
    });

    await test.step('reply of a model', async () => {
      await page.goto('/settings');
      await page.getByLabel('Provider').selectOption('OpenAI-compatible');
      await page.getByLabel('API base URL').fill(server.openAiUrl);
      await page.goto('/settings');
      await page.getByLabel('Model', { exact: true }).fill('fake-ok');
      server.script([{ text: `${all}\n\nThe end.` }]);
      await page.goto('/esmoai');
      await page.getByRole('button', { name: 'New chat' }).first().click();
      await page.getByPlaceholder('Ask anything about your studies...').fill(attacks[11] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The end.').first()).toBeVisible();
      await expectHarmless(page);
    });

    await test.step('questions of a model in the trainer', async () => {
      const question = (text: string) => ({ question: `${text} What would you do?`, topic: text });
      server.script([{ text: JSON.stringify(attacks.slice(0, 5).map(question)) }]);
      await page.goto('/interview-trainer');
      await page.getByLabel('Job role').fill(attacks[11] ?? '');
      await page.getByLabel('Job description').fill(all);
      await page.getByRole('button', { name: 'Generate Interview Questions' }).click();
      await page.getByText('Question 1 of 5').waitFor();
      await expect(page.getByText('What would you do?').first()).toBeVisible();
      await expectHarmless(page);
    });

    await test.step('resume', async () => {
      await page.goto('/resume-form');
      await page.getByLabel('JSON Resume file').setInputFiles(json('resume.json', resume));
      await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(attacks[0] ?? '', { timeout: 30_000 });
      await expectHarmless(page);
      await page.goto('/resume-preview');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectHarmless(page);
    });

    await test.step('file name and job description', async () => {
      await page.goto('/resume-enchancer');
      const name = `${(attacks[18] ?? '').replaceAll('/', '_')}.pdf`;
      await page
        .locator('input[type=file][accept*=pdf]')
        .first()
        .setInputFiles(madePdf(name, manyPages(1)));
      await page.getByText('Choose another PDF').waitFor();
      await expectHarmless(page);
      await page.getByRole('button', { name: 'Next: job description' }).click();
      await page.getByLabel('Job description').fill(all);
      await page.getByRole('button', { name: 'Next: choose an action' }).click();
      await page.getByRole('radio', { name: 'ATS score' }).check();
      await page.getByRole('button', { name: 'Analyze Resume' }).click();
      await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
      await expectHarmless(page);
    });
  });
});
