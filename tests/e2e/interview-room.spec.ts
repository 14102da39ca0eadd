import type { Page } from '@playwright/test';
import { installRecogniser } from '../support/fake-recogniser.mjs';
import { test as base, downloaded, expect, refuseCamera } from './support/app';
import { expectAccessibleInBoth } from './support/axe';
import { focusByTab } from './support/keys';

const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(installRecogniser);
    await use(page);
  },
});
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

const say = (page: Page, text: string, isFinal = true) =>
  page.evaluate(([words, final]) => (window as unknown as { say: (t: string, f: boolean) => void }).say(words, final), [
    text,
    isFinal,
  ] as const);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const secondsLeft = (page: Page) => page.getByRole('timer', { name: 'Seconds left' });
const video = (page: Page) => page.locator('video[controls]');

/** Live tracks of the page: what a camera light would show. */
const countTracks = () => {
  const page = window as unknown as { tracks: MediaStreamTrack[] };
  page.tracks = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    page.tracks.push(...stream.getTracks());
    return stream;
  };
};
const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.filter(({ readyState }) => readyState === 'live')
        .length,
  );

async function openRoom(page: Page, role = 'SDE-1') {
  await page.goto(`/interview/${encodeURIComponent(role)}`);
  await button(page, /without webcam$/).waitFor();
}

test.describe('with a camera and a microphone', () => {
  test.use({ permissions: ['camera', 'microphone'] });

  test('a whole session: devices, start, answers, submit, playback in step, exports', async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(countTracks);
    await page.goto('/interview');
    await page.getByRole('link', { name: /^UI\/UX Designer/ }).click();
    await button(page, 'Check devices').click();
    await expect(page.getByLabel('Your webcam')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Camera' })).toContainText('fake_device');
    // The fake microphone beeps once a second.
    // The device beeps once a second: looked at once a second, it could be silent each time.
    await expect
      .poll(() => page.getByRole('meter', { name: 'Microphone level' }).evaluate((m: HTMLMeterElement) => m.value), {
        intervals: [70],
      })
      .toBeGreaterThan(10);
    await expect(secondsLeft(page)).toHaveText('60');
    await button(page, 'Start interview').click();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await expect(page.getByText(/your browser sends your speech to its maker’s service/)).toBeVisible();
    await say(page, 'I study', false);
    await expect(transcript(page)).toContainText('I study');
    await say(page, 'I study design.');
    await expect(secondsLeft(page)).toHaveText('57');
    await say(page, 'Um, I redrew the course finder.');
    await button(page, 'Next Question').click();
    await expect(page.getByRole('region', { name: 'Question' })).toContainText('Question 2 of 7');
    await expect(transcript(page)).not.toContainText('I study');
    await expect(secondsLeft(page)).toHaveText('60');
    await say(page, 'The second answer.');
    await page.getByRole('textbox', { name: 'Or type it' }).fill('With a figure.');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Slower.');
    await expect(secondsLeft(page)).toHaveText('58');
    await button(page, 'Submit Interview').click();
    await button(page, 'Submit all the same').click();
    await expect(page.getByRole('dialog').getByText('Interview submitted! Notes: Slower.')).toBeVisible();
    await expect.poll(() => liveTracks(page)).toBe(0);
    await page.getByRole('dialog').getByRole('link', { name: 'Look at the session' }).click();

    await expect(video(page)).toBeVisible();
    await expect.poll(() => video(page).evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(4);
    const lines = page.getByRole('list', { name: 'Transcript of the recording' }).getByRole('button');
    await expect(lines).toHaveText([/I study design\./, /Um, I redrew/, /The second answer\./]);
    const at = async (line: number) => {
      await lines.nth(line).click();
      await expect(lines.nth(line)).toHaveAttribute('aria-current', 'true');
      return video(page).evaluate((v: HTMLVideoElement) => v.currentTime);
    };
    const [first, third] = [await at(0), await at(2)];
    expect(third).toBeGreaterThan(first);

    const markdown = await downloaded(page, () => button(page, 'Export Markdown').click());
    expect(markdown.name).toMatch(/^interview-UI-UX Designer-\d{4}-\d\d-\d\d-\d\d-\d\d\.md$/);
    expect(markdown.text).toContain('Um, I redrew the course finder.');
    expect(markdown.text).toContain('> With a figure.');
    const captions = await downloaded(page, () => button(page, 'Export captions').click());
    expect(captions.text).toMatch(/^WEBVTT\n\n1\n00:00:0\d\.\d{3} --> 00:00:0\d\.\d{3}\nI study design\.\n/);
    // Each line leads to where its caption begins, and the film continues from there.
    const starts = [...captions.text.matchAll(/^00:00:(\d\d\.\d{3}) -->/gm)].map(([, seconds]) => Number(seconds));
    expect(starts).toHaveLength(3);
    for (const [line, time] of [[0, first] as const, [2, third] as const]) {
      expect(time).toBeGreaterThanOrEqual((starts[line] ?? Number.NaN) - 0.3);
      expect(time).toBeLessThan((starts[line] ?? Number.NaN) + 2);
    }
    const film = await downloaded(page, () => button(page, 'Export video').click());
    expect(film.name).toMatch(/\.webm$/);
    expect(film.text.length).toBeGreaterThan(10_000);

    await page.reload();
    await expect(video(page)).toBeVisible();
    await button(page, 'All roles and sessions').click();
    await expect(page.getByRole('region', { name: 'Your sessions' })).toContainText(/Recordings use [\d.]+ [kM]B/);
  });

  test('a reload in the middle goes on where it was, the recording in two parts', async ({ page }) => {
    test.setTimeout(120_000);
    await openRoom(page);
    await button(page, 'Turn Webcam On').click();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await say(page, 'Before the reload.');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Kept.');
    await button(page, 'Next Question').click();
    await say(page, 'The second question.');
    // A recording is on disk in pieces of five seconds.
    await expect(secondsLeft(page)).toHaveText('53', { timeout: 15_000 });
    await page.reload();
    await expect(page.getByText('Webcam is off')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Question' })).toContainText('Question 2 of 7');
    await expect(transcript(page)).toContainText('The second question.');
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Kept.');
    const stands = await secondsLeft(page).innerText();
    expect(Number(stands)).toBeLessThan(60);
    await button(page, 'Turn Webcam On').click();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await expect(secondsLeft(page)).not.toHaveText(stands);
    await say(page, 'And on.');
    await button(page, 'Submit Interview').click();
    await button(page, 'Submit all the same').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Look at the session' }).click();
    await expect(button(page, /^Part 1, from 0:0/)).toBeVisible();
    await expect.poll(() => video(page).evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(4);
    await button(page, /^Part 2, from/).click();
    await expect(page.getByRole('list', { name: 'Transcript of the recording' })).toContainText('And on.');
    await page.goto('/interview');
    await button(page, /^Actions for the session for SDE-1/).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('No sessions yet')).toBeVisible();
    await button(page, 'Undo').click();
    await page.reload();
    await expect(button(page, /^SDE-1/)).toBeVisible();
  });

  test('left while on, or in the preview: no camera light stays', async ({ page }) => {
    await page.addInitScript(countTracks);
    await openRoom(page);
    for (const begin of ['Turn Webcam On', 'Check devices']) {
      await button(page, begin).click();
      await expect(page.getByLabel('Your webcam')).toBeVisible();
      expect(await liveTracks(page)).toBe(2);
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
      await expect.poll(() => liveTracks(page)).toBe(0);
      await page.goBack();
    }
  });

  test('by keyboard alone', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/interview');
    const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'textbox') => {
      const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
      await focusByTab(page, target);
    };
    await tabTo('Start Practicing Now', 'link');
    await page.keyboard.press('Enter');
    await tabTo('Turn Webcam On', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    // Words before the first picture belong to no recording.
    await expect(secondsLeft(page)).not.toHaveText(/60|59/);
    await say(page, 'By keyboard.');
    await tabTo(/es-ES/, 'button');
    await page.keyboard.press('Space');
    await expect(button(page, /es-ES/)).toHaveAttribute('aria-pressed', 'true');
    await tabTo('Or type it', 'textbox');
    await page.keyboard.insertText('Typed.');
    await tabTo('Notes', 'textbox');
    await page.keyboard.insertText('Fine.');
    for (let question = 2; question <= 7; question += 1) {
      await tabTo('Next Question', 'button');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Question' })).toContainText(`Question ${question} of 7`);
    }
    await tabTo('Submit Interview', 'button');
    await page.keyboard.press('Enter');
    await tabTo('Submit all the same', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Interview submitted! Notes: Fine.');
    await tabTo('Look at the session', 'link');
    await page.keyboard.press('Enter');
    await tabTo(/^0:0\d By keyboard\./, 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^0:0\d By keyboard\./ })).toHaveAttribute('aria-current', 'true');
  });

  test('accessible in all its states, light and dark', async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 740 });
    for (const path of ['/interview', '/more-interviews', '/interview/Nobody']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleInBoth(page);
    }
    await openRoom(page);
    await expectAccessibleInBoth(page);
    await button(page, 'Turn Webcam On').click();
    await expect(page.getByText('Recording', { exact: true })).toBeVisible();
    await say(page, 'Um, I study.');
    await say(page, 'and', false);
    await button(page, 'Next Question').click();
    await page.getByText(/^Earlier answers/).click();
    await expectAccessibleInBoth(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessibleInBoth(page);
    await button(page, 'Submit Interview').click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleInBoth(page);
    await button(page, 'Submit all the same').click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInBoth(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Look at the session' }).click();
    await expect(video(page)).toBeVisible();
    await page.getByText('What a good answer covers').first().click();
    await page.getByText('An interviewer may follow up with').waitFor();
    await expectAccessibleInBoth(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectAccessibleInBoth(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('the camera is refused', () => {
  test.use({ permissions: [] });

  test('the message, and a session by listening alone', async ({ page }) => {
    await refuseCamera(page);
    await openRoom(page);
    await button(page, 'Turn Webcam On').click();
    await expect(page.getByRole('alert')).toContainText('Failed to access webcam and mic.');
    await expect(page.getByRole('alert')).toContainText('refused');
    await button(page, 'Listen').click();
    await say(page, 'Heard without a camera.');
    await expect(transcript(page)).toContainText('Heard without a camera.');
    await button(page, 'Submit Interview').click();
    await button(page, 'Submit all the same').click();
    await expect(page.getByRole('dialog')).toContainText('Interview submitted! Notes: none');
  });
});
