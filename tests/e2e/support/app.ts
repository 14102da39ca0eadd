import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type PdfFile, writePdf } from '../../support/pdf-writer';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

/** A page that reports every uncaught error, console error and request to another machine as a failure of its test. */
export const test = base.extend<{ page: Page; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
        faults.push(`request to ${hostname}`);
    });
    await use(page);
    expect(faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
});
export { expect };

/** Lets the first load reach a model's server, as if it had been chosen before; later loads reach what is chosen then. */
export const letReach = (page: Page, url: string) =>
  page.addInitScript((origin) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('reach-given')) return;
    sessionStorage.setItem('reach-given', '1');
    localStorage.setItem('elevate-model-origin', origin);
  }, new URL(url).origin);

/** The camera and the microphone are refused as Chromium does; the one without a window grants or knows neither. */
export const refuseCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });

export const pdf = (name: string) => join(FIXTURES, 'pdf', `${name}.pdf`);
export const job = readFileSync(join(FIXTURES, 'jobs', 'backend-engineer.txt'), 'utf8');

/** A PDF made for one test, as Playwright's file chooser takes it. */
export const madePdf = (name: string, file: PdfFile) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(writePdf(file)),
});

/** Pages of numbered sentences. */
export const manyPages = (pages: number): PdfFile => ({
  pages: Array.from({ length: pages }, (_, page) => ({
    lines: Array.from({ length: 40 }, (_, line) => ({
      text: `Page ${page + 1}, line ${line + 1}: built a service in Go that handled ${line + 2} million requests a day.`,
      x: 50,
      y: 790 - line * 18,
      size: 10,
    })),
  })),
});

type Upload = Parameters<Page['setInputFiles']>[1];

export async function choosePdf(page: Page, file: Upload) {
  await page.locator('input[type=file][accept*=pdf]').setInputFiles(file);
}

export async function toJobStep(page: Page, file: Upload = pdf('two-column-pdflatex')) {
  await page.goto('/resume-enchancer');
  await choosePdf(page, file);
  await page.getByText('Choose another PDF').waitFor();
  await page.getByRole('button', { name: 'Next: job description' }).click();
}

export async function toActionStep(page: Page, file?: Upload, description = job) {
  await toJobStep(page, file);
  await page.getByLabel('Job description').fill(description);
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
}

export async function toResult(page: Page, action = 'ATS score', file?: Upload, description = job) {
  await toActionStep(page, file, description);
  await page.getByRole('radio', { name: action }).check();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
}

/** The text of the file that a click makes the browser download. */
export async function downloaded(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), text: readFileSync(path, 'utf8') };
}

export const score = async (page: Page) =>
  Number(/(\d+) out of 100/.exec((await page.getByText(/^Score: \d+ out of 100$/).textContent()) ?? '')?.[1]);

/** One of the two figures of the report on the screen. */
export const figure = async (page: Page, name: 'Form' | 'Fit') =>
  Number(
    /\d+/.exec((await page.getByRole('img', { name: new RegExp(`^${name}: `) }).getAttribute('aria-label')) ?? '')?.[0],
  );
