import type { Page } from '@playwright/test';
import { test as base, expect, job } from './support/app';
import { expectAccessibleInBoth } from './support/axe';
import { answerHandsFree, FAKE_DEVICES, installSpeech, isHeard, press, readAloud, say, tabTo } from './support/speech';

const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
    { scope: 'worker' },
  ],
});
test.use({ permissions: ['camera', 'microphone'] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) =>
  page.getByRole('region', { name: 'Question', exact: true }).getByRole('heading').innerText();
const field = (page: Page) => page.getByLabel('Your answer');
const evaluation = (page: Page) => page.getByRole('region', { name: 'Evaluation', exact: true });

const WEAK = 'I just asked somebody and then it was fine for all of us';
const STORY =
  'Last year our deployments took forty minutes. My task was to bring them under ten. First I measured each step, then I ' +
  'cached the dependencies and split the tests into four jobs. As a result deployments went from 40 to 8 minutes.';

async function generate(page: Page) {
  await page.goto('/interview-trainer');
  await page.getByLabel('Job role').fill('Backend Developer');
  await page.getByLabel('Job description').fill(job);
  await button(page, 'Generate Interview Questions').click();
  await page.getByText('Question 1 of 5').waitFor();
}

test('trainer: three questions hands-free, a follow-up, judged, retaken and compared; what was weak is due three days later', async ({
  page,
}) => {
  await installSpeech(page);
  await generate(page);
  await expect(page.getByText(/your browser sends your speech to its maker’s service/)).toBeVisible();
  await page.getByText('Voice and pause').click();
  await page.getByLabel('Pause that ends an answer').selectOption('2');
  await page.getByLabel('Voice', { exact: true }).selectOption({ label: 'Anna (en-US), on this device' });
  await expectAccessibleInBoth(page);
  await page.clock.install();

  await press(page, 'Start hands-free');
  const asked: string[] = [];
  const answers = ['I measured it first', WEAK, 'We split the work'];
  for (const [index, answer] of answers.entries()) {
    await page.getByText(`Question ${index + 1} of 5`).waitFor();
    asked.push(await question(page));
    await answerHandsFree(page, answer);
  }
  await page.getByText('Question 4 of 5').waitFor();
  const aloud = await readAloud(page);
  for (const text of asked) expect(aloud).toContain(text.slice(0, 40));
  await page.keyboard.press('Escape');
  await expect(button(page, 'Start hands-free')).toBeVisible();
  await expect.poll(() => isHeard(page)).toBe(false);
  await button(page, 'Previous Question').click();
  await expect(field(page)).toHaveValue('We split the work');
  await button(page, 'Previous Question').click();
  await expect(field(page)).toHaveValue(WEAK);

  await button(page, 'Evaluate Answer').click();
  await evaluation(page)
    .getByRole('img', { name: /^Score: [0-6](\.\d)? out of 10$/ })
    .waitFor();
  await button(page, 'Ask me a follow-up').click();
  await page.getByText('Question 3 of 6').waitFor();
  await expect(page.getByRole('region', { name: 'Question', exact: true }).getByText('Follow-up')).toBeVisible();
  await button(page, 'Start hands-free').click();
  await answerHandsFree(page, 'We asked two teams and then we wrote it down');
  await page.getByText('Question 4 of 6').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Previous Question').click();
  await button(page, 'Evaluate Answer').click();
  await evaluation(page)
    .getByRole('img', { name: /out of 10$/ })
    .waitFor();

  await button(page, 'Previous Question').click();
  await button(page, 'Retake this answer').click();
  await expect(field(page)).toHaveValue('');
  await field(page).fill(STORY);
  await button(page, 'Evaluate Answer').click();
  await evaluation(page)
    .getByRole('img', { name: /out of 10$/ })
    .waitFor();
  await page.getByText('Attempt 1, beside the answer that counts').click();
  await expect(page.getByText('The answer that counts', { exact: true }).first()).toBeVisible();
  for (let n = 3; n <= 6; n += 1) await button(page, 'Next Question').click();
  await button(page, 'Generate Overall Feedback').click();
  await page.getByRole('region', { name: 'Overall feedback' }).waitFor();

  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(/interview questions? (is|are) due today/)).toHaveCount(0);
  await page.clock.fastForward(3 * 24 * 60 * 60 * 1000);
  await page.goto('/home');
  await expect(page.getByText(/interview questions? (is|are) due today/)).toBeVisible();
  await page.goto('/interview-trainer?tab=due');
  await expect(page.getByText(/^Due since/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Practise th/ }).click();
  await expect(page.getByText(/^Question 1 of \d$/)).toBeVisible();
});

test('room, by keyboard alone: hands-free, a reload while a word is guessed, submitted and judged; then one answer again, recorded', async ({
  page,
}) => {
  await installSpeech(page);
  await page.goto('/interview');
  await press(page, /^SDE-1/, 'link');
  await page.getByText('Question 1 of 7').waitFor();
  await expect(page.getByText(/your browser sends your speech to its maker’s service/)).toHaveCount(1);
  await button(page, 'Start hands-free').waitFor();
  await expectAccessibleInBoth(page);
  await page.clock.install();
  await page.getByText('Voice and pause').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'combobox', 'Pause that ends an answer');
  await page.keyboard.type('2');
  await press(page, 'Start hands-free');
  await answerHandsFree(page, STORY);
  await page.getByText('Question 2 of 7').waitFor();
  expect(await readAloud(page)).toContain('Tell me about yourself');
  await page.getByText('Your turn.').waitFor();
  await say(page, 'My proudest project is', true);
  await say(page, 'the course find', false);

  await page.reload();
  await page.getByText('Question 2 of 7').waitFor();
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('the course find');
  await tabTo(page, 'textbox', 'Or type it');
  await page.keyboard.insertText('It answers 300 students in 2 seconds, down from 20.');
  await press(page, 'Submit Interview');
  await page.getByRole('alertdialog').waitFor();
  await press(page, 'Submit all the same');
  await page.getByText('Interview submitted! Notes: none').waitFor();
  await press(page, 'Look at the session', 'link');
  await expect(page.getByText(/^\d\.\d of 10 on average/)).toBeVisible();

  await press(page, 'Retake this answer', 'link');
  await page.getByText('Question 1 of 1').waitFor();
  await press(page, 'Check devices');
  await page.getByLabel('Your webcam').waitFor();
  await press(page, 'Start hands-free');
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  await answerHandsFree(page, `${STORY} And I would do it again.`);
  await expect(page.getByText('That was the last question. Submit the interview when you are ready.')).toBeVisible();
  await expect(button(page, 'Submit Interview')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByText('Interview submitted! Notes: none').waitFor();
  await press(page, 'Look at the session', 'link');
  await expect(page.locator('video[controls]')).toBeVisible();
  await expect(page.getByText(/^\d\.\d of 10 on average/)).toBeVisible();
  await press(page, 'All roles and sessions');
  await expect(page.getByText(/^One session has a score, \d\.\d of 10/)).toBeVisible();
});

test('trainer: an interview goes on in the tab that takes it over; opened by two at once, it is open in one', async ({
  context,
}) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await generate(a);
  await field(a).fill('The answer of tab A.');
  await b.goto('/interview-trainer');
  await b.getByRole('tab', { name: 'History (1)' }).click();
  await b.getByRole('button', { name: /^Actions for/ }).click();
  await b.getByRole('menuitem', { name: 'Continue' }).click();
  await expect(b.getByText('This interview is open in another tab.')).toBeVisible();
  await field(a).fill('The answer of tab A, and its last words.');
  await button(b, 'Continue it here').click();
  await button(b, 'Previous Question').click();
  await expect(field(b)).toHaveValue('The answer of tab A, and its last words.');
  await expect(a.getByText('This interview goes on in another tab.')).toBeVisible();

  await Promise.all([a.reload(), b.reload()]);
  const open = async () => {
    const states = await Promise.all(
      [a, b].map(async (page) => [
        await field(page).count(),
        await page.getByText('This interview is open in another tab.').count(),
      ]),
    );
    return states.map(String).sort();
  };
  await expect.poll(open).toEqual(['0,1', '1,0']);
});
