import type { Page } from '@playwright/test';
import { installRecogniser } from '../support/fake-recogniser.mjs';
import { expect, job, test } from './support/app';
import { expectAccessibleInBoth } from './support/axe';

interface Heard {
  say(text: string, isFinal: boolean): void;
  isHeard(): boolean;
  /** What the voice read. */
  readonly read: string[];
}

/** Runs in the page: voices that read a sentence in no time, in place of the browser's own. */
function installVoices() {
  const read: string[] = [];
  const voices = [{ voiceURI: 'anna', name: 'Anna', lang: 'en-US', localService: true, default: true }];
  const silent = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel() {},
    speak(utterance: { text: string; onend?: () => void }) {
      read.push(utterance.text);
      setTimeout(() => utterance.onend?.());
    },
  });
  class Utterance {
    constructor(readonly text: string) {}
  }
  Object.defineProperty(window, 'speechSynthesis', { value: silent, configurable: true });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, read });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isHeard = (page: Page) => page.evaluate(() => (window as unknown as Heard).isHeard());
const say = (page: Page, text: string, isFinal: boolean) =>
  page.evaluate(([words, final]) => (window as unknown as Heard).say(words, final), [text, isFinal] as const);
const question = (page: Page) =>
  page.getByRole('region', { name: 'Question', exact: true }).getByRole('heading').innerText();

test('hands-free, by keyboard: three questions are read, answered, and ended by a pause; Escape ends it', async ({
  page,
}) => {
  await page.addInitScript(installRecogniser);
  await page.addInitScript(installVoices);
  await page.goto('/interview-trainer');
  await page.getByLabel('Job role').fill('Backend Developer');
  await page.getByLabel('Job description').fill(job);
  await button(page, 'Generate Interview Questions').click();
  await page.getByText('Question 1 of 5').waitFor();
  await expect(page.getByText(/your browser sends your speech to its maker’s service/)).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.getByText('Voice and pause').click();
  await page.getByLabel('Pause that ends an answer').selectOption('2');
  await page.getByLabel('Voice', { exact: true }).selectOption({ label: 'Anna (en-US), on this device' });
  await button(page, 'Start hands-free').focus();
  await page.keyboard.press('Enter');
  const asked: string[] = [];
  for (const [index, answer] of ['I measured it first', 'I asked the team', 'We split the work'].entries()) {
    await page.getByText(`Question ${index + 1} of 5`).waitFor();
    asked.push(await question(page));
    await page.getByText('Your turn.').waitFor();
    await expect.poll(() => isHeard(page)).toBe(true);
    await say(page, answer.slice(0, 6), false);
    await say(page, answer, true);
    await page.getByText(/^Going on in 1 s$/).waitFor();
  }
  await page.getByText('Question 4 of 5').waitFor();
  asked.push(await question(page));
  const read = await page.evaluate(() => (window as unknown as Heard).read.join(' '));
  for (const text of asked) expect(read).toContain(text.slice(0, 40));

  await page.keyboard.press('Escape');
  await expect(button(page, 'Start hands-free')).toBeFocused();
  await expect.poll(() => isHeard(page)).toBe(false);
  for (const answer of ['We split the work', 'I asked the team', 'I measured it first']) {
    await button(page, 'Previous Question').click();
    await expect(page.getByLabel('Your answer')).toHaveValue(answer);
  }
});
