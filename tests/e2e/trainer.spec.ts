import type { Page } from '@playwright/test';
import { downloaded, expect, job, letReach } from './support/app';
import { expectAccessibleInBoth } from './support/axe';
import { focusByTab } from './support/keys';
import { test as base, type ModelServer, REFUSALS } from './support/model';

/** What the stand-in recogniser of the page can be told. */
interface Ear {
  say(final: string, interim?: string): void;
  end(): void;
}

const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      }),
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.grantPermissions(['camera', 'microphone']);
    await context.addInitScript(() => {
      // Every track that was ever opened, so that a test can see whether a light is still on.
      const tracks: MediaStreamTrack[] = [];
      const media = navigator.mediaDevices;
      const open = media.getUserMedia.bind(media);
      media.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        tracks.push(...stream.getTracks());
        return stream;
      };
      // A recogniser that hears what the test says.
      const ears: (EventTarget & { results: unknown[] })[] = [];
      class Recogniser extends EventTarget {
        results: unknown[] = [];
        start() {
          ears.push(this);
          queueMicrotask(() => this.dispatchEvent(new Event('start')));
        }
        abort() {}
      }
      const tell = (type: string, more: object) => {
        const ear = ears.at(-1);
        ear?.dispatchEvent(Object.assign(new Event(type), more));
      };
      Object.assign(window, {
        SpeechRecognition: Recogniser,
        webkitSpeechRecognition: Recogniser,
        openTracks: () => tracks.filter(({ readyState }) => readyState === 'live').length,
        ear: {
          say(final: string, interim = '') {
            const ear = ears.at(-1);
            if (!ear) throw new Error('Nothing listens.');
            if (final) ear.results.push(Object.assign([{ transcript: final }], { isFinal: true }));
            const guess = interim ? [Object.assign([{ transcript: interim }], { isFinal: false })] : [];
            tell('result', { resultIndex: 0, results: [...ear.results, ...guess] });
          },
          end: () => tell('end', {}),
        } satisfies Ear,
      });
    });
    await use(context);
  },
  expectedErrors: async ({ browserName: _ }, use) => use([...REFUSALS]),
});

const story =
  'Last year our deployments took forty minutes. My task was to bring them under ten. First I measured each step, then I ' +
  'cached the dependencies and split the tests into four jobs. As a result deployments went from 40 to 8 minutes and we ' +
  'released twice as often, because nobody was afraid of them any more.';
const role = 'Backend Developer';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answerField = (page: Page) => page.getByLabel('Your answer');
const evaluation = (page: Page) => page.getByRole('region', { name: 'Evaluation', exact: true });
const model = (page: Page) => page.getByRole('region', { name: 'From your model' }).first();
const openTracks = (page: Page) => page.evaluate(() => (window as unknown as { openTracks(): number }).openTracks());
const hear = (page: Page, final: string, interim = '') =>
  page.evaluate(([f, i]) => (window as unknown as { ear: Ear }).ear.say(f, i), [final, interim] as const);
const fillForm = async (page: Page, description = job) => {
  await page.getByLabel('Job role').fill(role);
  await page.getByLabel('Job description').fill(description);
};

async function toInterview(page: Page, description = job) {
  await page.goto('/interview-trainer');
  await fillForm(page, description);
  await button(page, 'Generate Interview Questions').click();
  await page.getByText('Question 1 of 5').waitFor();
}

async function evaluate(page: Page, text = story) {
  await answerField(page).fill(text);
  await button(page, 'Evaluate Answer').click();
  await evaluation(page).waitFor();
}

async function toLast(page: Page) {
  for (let n = 2; n <= 5; n += 1) {
    await button(page, 'Next Question').click();
    await page.getByText(`Question ${n} of 5`).waitFor();
  }
}

const question = (page: Page) =>
  page.getByRole('region', { name: 'Question', exact: true }).getByRole('heading').innerText();

test.describe('the built-in coach, with no key and no network', () => {
  test('a whole interview by mouse, reloaded in the middle, to its report as Markdown and on paper', async ({
    page,
  }) => {
    await toInterview(page);
    const asked = [await question(page)];
    await evaluate(page);
    const figure = await evaluation(page)
      .getByRole('img', { name: /^Score: [\d.]+ out of 10$/ })
      .getAttribute('aria-label');
    await button(page, 'Next Question').click();
    await page.getByText('Question 2 of 5').waitFor();
    asked.push(await question(page));
    await expect(answerField(page)).toHaveValue('');
    await expect(evaluation(page)).toHaveCount(0);
    await answerField(page).fill('Half an ans');

    await page.reload();
    await expect(page.getByText('Question 2 of 5')).toBeVisible();
    expect(await question(page)).toBe(asked[1]);
    await expect(answerField(page)).toHaveValue('Half an ans');
    await button(page, 'Previous Question').click();
    await expect(answerField(page)).toHaveValue(story);
    await expect(evaluation(page).getByRole('img', { name: figure ?? '' })).toBeVisible();
    expect(await question(page)).toBe(asked[0]);

    await toLast(page);
    await expect(button(page, 'Next Question')).toHaveCount(0);
    await button(page, 'Generate Overall Feedback').click();
    const feedback = page.getByRole('region', { name: 'Overall feedback' });
    for (const part of ['Summary', 'Strengths', 'Improvements', 'Recommendation'])
      await expect(feedback.getByRole('heading', { name: part })).toBeVisible();
    await page.reload();
    await expect(feedback).toBeVisible();
    await expect(page.getByRole('img', { name: /^Scores of \d topic/ })).toBeVisible();
    await page.getByText('By topic, as a table').click();
    await expect(page.getByRole('table')).toBeVisible();

    const file = await downloaded(page, () => button(page, 'Download Markdown').click());
    expect(file.name).toMatch(/^interview-backend-developer-\d{4}-\d\d-\d\d\.md$/);
    for (const words of [
      '# Interview practice report',
      '## Summary',
      '## Scores by topic',
      '> Last year our deployments',
    ])
      expect(file.text).toContain(words);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('heading', { name: 'Interview practice report' })).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    // Dark ink on white paper in the dark theme too.
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.print-sheet blockquote').first()).toHaveCSS('color', /^(lab\(24.6|oklch\(0.35) 0 0\)$/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#root')).toBeVisible();
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    // The browser's own print command takes the same way.
    const paper = await page.pdf();
    expect(paper.length).toBeGreaterThan(5000);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await button(page, 'Print').click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);

    await button(page, 'Go to Home').click();
    await expect(page.getByLabel('Job role')).toHaveValue(role);
    await expect(page.getByLabel('Job description')).toHaveValue(job);
  });

  test('a whole interview by keyboard alone', async ({ page }) => {
    await page.goto('/interview-trainer');
    const tabTo = async (name: string, kind: 'button' | 'textbox' | 'combobox') => {
      const target = page.getByRole(kind, { name, exact: true }).first();
      await focusByTab(page, target);
    };
    const press = async (name: string) => {
      await tabTo(name, 'button');
      await page.keyboard.press('Enter');
    };
    await tabTo('Job role', 'combobox');
    await page.keyboard.insertText(role);
    await tabTo('Job description', 'textbox');
    await page.keyboard.insertText(job);
    await press('Generate Interview Questions');
    await tabTo('Your answer', 'textbox');
    await page.keyboard.insertText(story);
    await press('Evaluate Answer');
    await evaluation(page).waitFor();
    for (let n = 2; n <= 5; n += 1) {
      await press('Next Question');
      await page.getByText(`Question ${n} of 5`).waitFor();
    }
    await press('Generate Overall Feedback');
    await page.getByRole('region', { name: 'Overall feedback' }).waitFor();
    await press('Go to Home');
    await expect(page.getByLabel('Job role')).toHaveValue(role);
  });

  test('two tabs with two interviews keep both', async ({ page, context }) => {
    await toInterview(page);
    const other = await context.newPage();
    await toInterview(other);
    await answerField(other).fill('In the second tab.');
    await answerField(page).fill('In the first tab.');
    await page.getByRole('tab', { name: 'History (2)' }).click();
    await expect(page.getByText('Unfinished, 1 of 5 answered')).toHaveCount(2);
    await page.reload();
    await expect(page.getByText('Unfinished, 1 of 5 answered')).toHaveCount(2);
    await expect(answerField(other)).toHaveValue('In the second tab.');
  });
});

test.describe('speaking', () => {
  test('what is said is added to the answer, across silences and to the last guess', async ({ page }) => {
    await toInterview(page);
    await answerField(page).fill('Typed first.');
    await button(page, 'Answer aloud').click();
    await expect(page.getByText('Your browser sends your voice to its speech service')).toBeVisible();
    await hear(page, '', 'then I');
    await expect(page.getByText('then I')).toBeVisible();
    await hear(page, 'Then I spoke');
    await expect(answerField(page)).toHaveValue('Typed first. Then I spoke');
    await page.evaluate(() => (window as unknown as { ear: Ear }).ear.end());
    await expect(button(page, 'Stop listening')).toBeVisible();
    await expect(async () => {
      await hear(page, 'after a silence', 'and never fin');
      await expect(answerField(page)).toHaveValue(/after a silence$/);
    }).toPass();
    await button(page, 'Next Question').click();
    await expect(button(page, 'Answer aloud')).toBeVisible();
    await expect(answerField(page)).toHaveValue('');
    await button(page, 'Previous Question').click();
    await expect(answerField(page)).toHaveValue('Typed first. Then I spoke after a silence and never fin');
  });
});

test.describe('recording', () => {
  test('an answer against the clock, recorded with the camera, played back, kept over a reload and removed', async ({
    page,
  }) => {
    await page.goto('/interview-trainer');
    await fillForm(page);
    await page.getByLabel('Time to think first').selectOption('30 seconds');
    await page.getByLabel('Time for each answer').selectOption('2 minutes');
    await button(page, 'Generate Interview Questions').click();
    await page.getByText('Question 1 of 5').waitFor();
    const webcam = page.getByRole('region', { name: 'Webcam' });
    await expect(button(page, 'Start Recording')).toHaveCount(0);
    await page.getByLabel('Record my answers').check();
    await button(page, 'Start the clock').click();
    await expect(page.getByRole('timer', { name: 'Seconds left to think' })).toBeVisible();
    await button(page, 'Start Recording').click();
    await expect(webcam.getByText('Recording', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Seconds left' })).toBeVisible();
    await hear(page, story);
    await expect(answerField(page)).toHaveValue(story);
    await expect(page.getByRole('timer', { name: 'Seconds left' })).toHaveText('118');
    await button(page, 'Stop Recording').click();
    await expect(webcam.getByText('Recording', { exact: true })).toHaveCount(0);
    await button(page, 'Evaluate Answer').click();
    await evaluation(page).waitFor();
    await expect(page.getByRole('timer')).toHaveCount(0);

    const recording = page.getByText(/^Recording, 0:0\d$/);
    await recording.click();
    const film = page.locator('video[controls]');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(1);
    expect(await film.evaluate((video: HTMLVideoElement) => Number.isFinite(video.duration))).toBe(true);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
    await expectAccessibleInBoth(page);

    await page.reload();
    await recording.click();
    await expect(film).toBeVisible();
    await expect(button(page, 'Answer aloud')).toBeVisible();
    await expect.poll(() => openTracks(page)).toBe(0);

    await button(page, 'End interview').click();
    await page.getByRole('tab', { name: /^History/ }).click();
    await page.getByRole('button', { name: /^Actions for the interview/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('No interviews yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('button', { name: /^Backend Developer/ }).click();
    await page.locator('details', { hasText: 'Not answered' }).first().waitFor();
    await page.locator('ol > li > details').first().locator('summary').first().click();
    await expect(recording).toBeVisible();
  });
});

test.describe('the webcam', () => {
  test('is asked for when the interview opens, and leaves no light on', async ({ page }) => {
    await toInterview(page);
    await expect(page.getByLabel('Your webcam', { exact: true })).toBeVisible();
    expect(await openTracks(page)).toBeGreaterThan(0);
    await button(page, 'Turn webcam off').click();
    await expect.poll(() => openTracks(page)).toBe(0);
    await button(page, 'Turn webcam on').click();
    await expect(page.getByLabel('Your webcam', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await expect.poll(() => openTracks(page)).toBe(0);
    await page.goBack();
    await expect(page.getByText('The webcam is off.')).toBeVisible();
    await expect.poll(() => openTracks(page)).toBe(0);
    const turnOn = async () => {
      await button(page, 'Turn webcam on').click();
      await expect.poll(() => openTracks(page)).toBeGreaterThan(0);
    };
    await turnOn();
    await page.getByRole('tab', { name: /History/ }).click();
    await expect.poll(() => openTracks(page)).toBe(0);
    await page.getByRole('tab', { name: 'Practise' }).click();
    await turnOn();
    await button(page, 'End interview').click();
    await page.getByLabel('Job role').waitFor();
    await expect.poll(() => openTracks(page)).toBe(0);
  });
});

test.describe('with a model', () => {
  async function chooseModel(page: Page, server: ModelServer) {
    await letReach(page, server.url);
    await page.goto('/settings');
    await page.getByLabel('Provider').selectOption('OpenAI-compatible');
    await page.getByLabel('API base URL').fill(server.openAiUrl);
    await page.getByLabel('API key').fill('test-key-1');
    await page.getByLabel('Model', { exact: true }).fill('fake-ok');
    // By the palette: the key is in memory, a reload would forget it.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('interview trainer');
    await page.keyboard.press('Enter');
    await fillForm(page);
  }
  const questions = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, n) => ({ question: `What is question ${n + 1}?`, topic: `Topic ${n + 1}` })),
    );
  const said =
    '### Relevance score\n7 of 10\n\n### Feedback\nYou named a result. <img src=x onerror=alert(1)> [link](https://example.com)';

  async function toModelInterview(page: Page, server: ModelServer) {
    await chooseModel(page, server);
    server.script([{ text: questions(5) }]);
    await button(page, 'Generate Interview Questions').click();
    await page.getByText('Question 1 of 5').waitFor();
  }

  test('its questions, its words beside the built-in score, and its overall feedback', async ({ page, server }) => {
    await chooseModel(page, server);
    server.script([{ text: questions(30) }, { text: said }, { text: '### Summary\nA sound interview.' }]);
    await button(page, 'Generate Interview Questions').click();
    await expect(page.getByRole('heading', { name: 'What is question 1?' })).toBeVisible();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await evaluate(page);
    await expect(evaluation(page).getByRole('img', { name: /^Score:/ })).toBeVisible();
    await expect(model(page).getByRole('heading', { name: 'Relevance score' })).toBeVisible();
    await expect(model(page).locator('img, a')).toHaveCount(0);
    await button(page, 'Next Question').click();
    await expect(page.getByRole('region', { name: 'From your model' })).toHaveCount(0);
    await button(page, 'Previous Question').click();
    await expect(model(page)).toContainText('You named a result.');
    await toLast(page);
    await button(page, 'Generate Overall Feedback').click();
    await expect(model(page)).toContainText('A sound interview.');
    const asked = server.generations();
    expect(asked).toHaveLength(3);
    expect(asked[0]?.body).toContain('write 5 simple interview questions');
    expect(asked[1]?.body).toContain('What is question 1?');
    expect(asked[1]?.body).toContain('50 to 60 words');
    expect(asked[2]?.body).toContain('(not answered)');

    await page.reload();
    await expect(model(page)).toContainText('A sound interview.');
    const file = await downloaded(page, () => button(page, 'Download Markdown').click());
    expect(file.text).toContain('> You named a result. \\<img');
    expect(server.generations()).toHaveLength(3);
  });

  test('a reply that is being written goes on at another question, and what came in survives leaving and a reload', async ({
    page,
    server,
  }) => {
    await toModelInterview(page, server);
    server.script([{ text: said, stallAfter: 8 }]);
    await evaluate(page);
    await expect(model(page)).toContainText('Relevance score');
    await button(page, 'Next Question').click();
    await button(page, 'Previous Question').click();
    await expect(button(page, 'Stop')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    const [request] = server.generations().slice(-1);
    await request?.closed;
    expect(request?.left).toBe(true);
    await page.goBack();
    await expect(model(page)).toContainText('Relevance score');
    await expect(model(page)).toContainText('You stopped the reply.');
    server.script([{ text: said, stallAfter: 8 }]);
    await button(page, 'Ask again').click();
    await expect(button(page, 'Stop')).toBeVisible();
    await expect(model(page)).toContainText('Relevance score');
    await page.reload();
    await expect(model(page)).toContainText('Relevance score');
  });
});

test('three screens and the history, light and dark: accessible, nothing sticks out', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const sound = async () => {
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width !== 768) await expectAccessibleInBoth(page);
    }
  };
  await page.goto('/interview-trainer');
  await page.getByLabel('Job role').waitFor();
  await sound();
  await fillForm(page);
  await button(page, 'Generate Interview Questions').click();
  await page.getByText('Question 1 of 5').waitFor();
  await evaluate(page);
  await sound();
  await toLast(page);
  await button(page, 'Generate Overall Feedback').click();
  await page.getByRole('region', { name: 'Overall feedback' }).waitFor();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await sound();
  await page.getByRole('tab', { name: /History/ }).click();
  await sound();
  await page.getByRole('button', { name: /^Backend Developer/ }).click();
  await sound();
});
