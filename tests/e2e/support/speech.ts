import type { Page } from '@playwright/test';
import { installRecogniser } from '../../support/fake-recogniser.mjs';
import { expect } from './app';
import { focusByTab } from './keys';

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

/** Gives the pages that open a voice and a recogniser that do what the test says. */
export async function installSpeech(page: Page) {
  await page.addInitScript(installRecogniser);
  await page.addInitScript(installVoices);
}

/** A camera and a microphone of the browser's own making, granted without a question. */
export const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export const isHeard = (page: Page) => page.evaluate(() => (window as unknown as Heard).isHeard());
export const say = (page: Page, text: string, isFinal = true) =>
  page.evaluate(([words, final]) => (window as unknown as Heard).say(words, final), [text, isFinal] as const);
/** All that the voice read. */
export const readAloud = (page: Page) => page.evaluate(() => (window as unknown as Heard).read.join(' '));

/** Answers the question that hands-free asks, and lets a pause of two seconds, on the page's own clock, end it. */
export async function answerHandsFree(page: Page, words: string) {
  await page.getByText('Your turn.').waitFor();
  await expect.poll(() => isHeard(page)).toBe(true);
  await say(page, words.slice(0, 6), false);
  await say(page, words);
  await page.clock.runFor(1100);
  await page.getByText('Going on in 1 s').waitFor();
  await page.clock.runFor(1000);
}

/** Tabs on until the focus is there. */
export async function tabTo(page: Page, kind: 'button' | 'link' | 'textbox' | 'combobox', name: string | RegExp) {
  const target = page.getByRole(kind, { name, exact: typeof name === 'string' }).first();
  await focusByTab(page, target);
}

/** By keyboard alone. */
export async function press(page: Page, name: string | RegExp, kind: 'button' | 'link' = 'button') {
  await tabTo(page, kind, name);
  await page.keyboard.press('Enter');
}
