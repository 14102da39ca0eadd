import { expect, test } from './support/app';

// The browser of this file has neither a camera nor a microphone.
test.use({ permissions: ['camera', 'microphone'] });

test('no camera, no recogniser: the messages, and a session by typing that survives a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const names = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
    delete names.SpeechRecognition;
    delete names.webkitSpeechRecognition;
  });
  await page.goto('/interview/Data%20Analyst');
  await page.getByRole('button', { name: 'Turn Webcam On' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to access webcam and mic.');
  await expect(alert).toContainText('No camera and no microphone were found.');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByText('Speech Recognition API is not supported in your browser.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Or type it' }).fill('I typed this.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Or type it' })).toHaveValue('I typed this.');
  await page.getByRole('button', { name: 'Submit Interview' }).click();
  await page.getByRole('button', { name: 'Submit all the same' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Look at the session' }).click();
  await expect(page.getByText('I typed this.')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a recogniser without a microphone: said plainly, typing goes on', async ({ page }) => {
  // A browser without a window has no recogniser that answers; this one answers as Chromium does.
  await page.addInitScript(() => {
    class WithoutMicrophone extends EventTarget {
      start() {
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('error'), { error: 'audio-capture' }));
          this.dispatchEvent(new Event('end'));
        });
      }
      stop() {}
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: WithoutMicrophone, webkitSpeechRecognition: WithoutMicrophone });
  });
  await page.goto('/interview/SDE-1');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('alert')).toContainText(/microphone|recogniser|speech/i);
  await page.getByRole('textbox', { name: 'Or type it' }).fill('Still here.');
  await expect(page.getByRole('timer', { name: 'Seconds left' })).not.toHaveText('60');
});
