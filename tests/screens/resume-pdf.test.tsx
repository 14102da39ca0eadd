import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resumeJob } from '../../src/domain/cover-letter/print-job';
import type { ResumeDocument } from '../../src/domain/resume/document';
import type { SheetDrawing } from '../../src/domain/resume-document/drawing';
import { linesOf } from '../../src/domain/resume-document/lines';
import { DownloadPdf } from '../../src/features/resume-form/download-pdf';
import { filled } from '../domain/resume-document/support';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const resume = { ...filled, lkdn: '', gthb: '', prtf: '', cnt: '' };
const job = resumeJob(resume);
const bytes = new Uint8Array([37, 80, 68, 70]);
const readAs = (change: (text: string) => string): ResumeDocument => {
  const lines = linesOf(resume, 'page').map(({ kind, text, when = '' }) =>
    change(`${kind === 'bullet' ? '• ' : ''}${text} ${when}`.trim()),
  );
  return { pages: [{ number: 1, columns: 1, images: 0, lines: lines.map((text) => ({ text, size: 0 })) }], links: [] };
};
const downloadButton = () => screen.getByRole('button', { name: 'Download PDF' });

async function download(parts: Partial<ReturnType<typeof fakeDevice>['pdf']> = {}) {
  const device = fakeDevice();
  Object.assign(device.pdf, { read: async () => readAs((text) => text), ...parts });
  const view = await renderScreen(<DownloadPdf job={job} />, { device });
  await view.user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  return { ...view, device };
}

test('a PDF that gives every word back is downloaded, and the screen says so', async () => {
  const borrowed = [{ family: 'Noto Sans SC', characters: ['東', '京'] }];
  const { device } = await download({ write: async () => ({ bytes, lost: [], borrowed }) });
  expect(
    await screen.findByText(/^Nothing was lost: the assistant’s own reader found all \d+ words, in order\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^Drawn in Noto Sans SC,.*東 京\.$/)).toBeVisible();
  expect(device.downloads).toMatchObject([{ name: 'For backends.pdf' }]);
});

test('what the file does not give back is shown before the download, with the way to its field', async () => {
  const { device, user } = await download({
    read: async () => readAs((text) => text.replace('Built a ledger in Go.', 'Built a in Go.')),
  });
  expect(await screen.findByText('One line is read otherwise than written. Not downloaded yet.')).toBeVisible();
  expect(screen.getByText('Built a ledger in Go.')).toBeVisible();
  expect(screen.getByText('• Built a in Go.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the field' })).toHaveAttribute(
    'href',
    '/resume-form?resume=resume-1&find=Built+a+ledger+in+Go.',
  );
  expect(device.downloads).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Download all the same' }));
  expect(device.downloads).toMatchObject([{ name: 'For backends.pdf' }]);
  expect(screen.queryByText(/Not downloaded yet/)).toBeNull();
});

test('characters that no font has are named, and hold the download back', async () => {
  const { device } = await download({ write: async () => ({ bytes, lost: ['한', '글'], borrowed: [] }) });
  expect(await screen.findByText('No font here has these, and the file is without them: 한 글')).toBeVisible();
  expect(device.downloads).toEqual([]);
});

test('a reader that does not come leaves the file to take as it is', async () => {
  const { device, user } = await download({ read: () => Promise.reject(new Error('offline')) });
  expect(await screen.findByText('The PDF is written and could not be checked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download all the same' }));
  expect(device.downloads).toHaveLength(1);
});

test('a writer that does not come is said, and nothing is downloaded', async () => {
  const { device } = await download({ write: () => Promise.reject(new Error('offline')) });
  expect(await screen.findByText('The PDF could not be written.')).toBeVisible();
  expect(device.downloads).toEqual([]);
});

test('Cancel ends the reading, and nothing is downloaded', async () => {
  let stopped = false;
  const { device, user } = await download({
    read: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(signal.reason);
        });
      }),
  });
  await screen.findByText('Reading it again…');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(downloadButton()).toBeEnabled());
  expect(stopped).toBe(true);
  expect(device.downloads).toEqual([]);
  expect(screen.queryByText(/could not be checked/)).toBeNull();
});

const sheet = () => {
  const desk = document.createElement('div');
  desk.className = 'resume-desk';
  desk.innerHTML =
    '<article class="resume-sheet"><h2 style="font: 700 20px Lato">Ada</h2><p style="font: 400 12px Lato">Ledgers</p><p style="font: 400 12px Lato">Go</p></article>';
  document.body.append(desk);
  onTestFinished(() => desk.remove());
};

test('when the page rests, a line in each font of the sheet is written and read for practice', async () => {
  sheet();
  const rehearseResumePdf = vi.fn(async (_: SheetDrawing) => {});
  await renderScreen(<DownloadPdf job={job} />, {
    device: Object.assign(fakeDevice(), { rehearseResumePdf }),
  });
  await waitFor(() => expect(rehearseResumePdf).toHaveBeenCalledTimes(1));
  const texts = rehearseResumePdf.mock.calls[0]?.[0].nodes.flatMap(({ children }) => children);
  expect(texts).toMatchObject([
    { text: 'Ada', style: { families: ['Lato'], weight: 700 } },
    { text: 'Ledgers', style: { families: ['Lato'], weight: 400 } },
  ]);
});

test('where the browser is to save data, nothing is fetched before the click', async () => {
  sheet();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const rehearseResumePdf = vi.fn(async (_: SheetDrawing) => {});
  await renderScreen(<DownloadPdf job={job} />, {
    device: Object.assign(fakeDevice(), { rehearseResumePdf }),
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(rehearseResumePdf).not.toHaveBeenCalled();
});
