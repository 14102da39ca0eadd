import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PdfProblem } from '../../machines/contracts/pdf';
import { fakeDevice } from '../support/fake-device';
import { chooseFile, currentStep, openAssistant, readFile, started } from './resume-steps';
import { draft, file, middling, pdf } from './samples';

const next = () => screen.getByRole('button', { name: 'Next: job description' });
const picker = () => screen.findByRole('group', { name: 'Your resume as a PDF' });

describe('a file is read', () => {
  test('stored, read page by page, and shown with its size in MB with 2 decimals', async () => {
    const view = await openAssistant();
    await chooseFile(view, pdf('marco.pdf', 1_310_720));
    await started(view.device.readPdf);
    const [stored] = view.device.storeFile.calls;
    expect(stored?.input.fileKey).toMatch(/^resume-/);
    expect(view.device.readPdf.latest.input).toEqual({ fileKey: stored?.input.fileKey });
    const work = await screen.findByRole('status');
    expect(work).toHaveTextContent('Reading marco.pdf');
    expect(work).toHaveTextContent('1.25 MB');
    const bar = within(work).getByRole('progressbar', { name: 'Reading marco.pdf' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(next()).toBeDisabled();

    view.device.readPdf.latest.send({ type: 'pdf.progressed', page: 2, pages: 3 });
    await waitFor(() => expect(work).toHaveTextContent('Page 2 of 3 · 1.25 MB'));
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(bar).toHaveAttribute('aria-valuemax', '3');

    await readFile(view);
    expect(screen.getByText('marco.pdf')).toBeVisible();
    expect(screen.getByText(/1 page · \d+ words/)).toHaveTextContent(/^1\.25 MB/);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(view.device.readPdf.latest.stopped).toBe(true);
    expect(view.store.getState().resumeDraft.document?.value).toBe(middling);
    await view.user.click(next());
    expect(currentStep()).toBe('Job description');
  });

  test.each([
    [1, '0.00 MB'],
    [5_243, '0.01 MB'],
    [1_048_576, '1.00 MB'],
    [2_621_440, '2.50 MB'],
  ])('%i bytes are %s', async (size, words) => {
    const view = await openAssistant();
    await chooseFile(view, pdf('cv.pdf', size));
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  });

  test('by drop', async () => {
    const view = await openAssistant();
    fireEvent.drop(await picker(), { dataTransfer: { files: [pdf('dropped.pdf')] } });
    expect(await screen.findByText('Reading dropped.pdf')).toBeVisible();
    await readFile(view);
  });

  test('Cancel stops the reader and asks for a file again', async () => {
    const view = await openAssistant();
    await chooseFile(view);
    await started(view.device.readPdf);
    await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await picker()).toBeVisible();
    expect(view.device.readPdf.latest.stopped).toBe(true);
    view.device.readPdf.latest.send({ type: 'pdf.read', document: middling });
    expect(screen.queryByText('What a parser sees')).not.toBeInTheDocument();
    expect(view.store.getState().resumeDraft).toMatchObject({ main: { file: null }, document: null });
  });

  test('another PDF can be chosen', async () => {
    const view = await openAssistant({ preloadedState: { resumeDraft: draft({ step: 'upload' }) } });
    expect(await screen.findByRole('button', { name: 'Choose another PDF' })).toBeEnabled();
    await view.user.upload(screen.getByLabelText('Another resume as a PDF'), pdf('other.pdf'));
    expect(await screen.findByText('Reading other.pdf')).toBeVisible();
  });

  test('a device that does not keep the file says so, and goes on', async () => {
    const device = fakeDevice();
    device.storeFile.always((call) => call.resolve({ kept: false }));
    const view = await openAssistant({ device });
    await chooseFile(view);
    await readFile(view);
    expect(screen.getByText('The file is held in memory only.')).toBeVisible();
    expect(next()).toBeEnabled();
  });
});

describe('what a parser sees', () => {
  test('the lines in reading order, with the addresses behind words', async () => {
    const document = {
      pages: [
        { number: 1, columns: 2 as const, images: 1, lines: [{ text: 'Ada <b>Lovelace</b>', size: 12 }] },
        { number: 2, columns: 1 as const, images: 0, lines: [{ text: 'Second page', size: 12 }] },
      ],
      links: [{ url: 'javascript:alert(1)', page: 1, text: 'My site' }],
    };
    const { user } = await openAssistant({
      preloadedState: { resumeDraft: draft({}, { document: { flow: file.key, value: document } }) },
    });
    await user.click(await screen.findByText('What a parser sees'));
    const first = screen.getByRole('region', { name: 'Page 1' });
    expect(first).toHaveTextContent('two columns');
    expect(first).toHaveTextContent('1 picture');
    expect(within(first).getByText('Ada <b>Lovelace</b>')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Page 2' })).toHaveTextContent('Second page');
    const links = screen.getByRole('region', { name: 'Links in the file' });
    expect(links).toHaveTextContent('Page 1: “My site” leads to javascript:alert(1)');
    expect(within(links).queryByRole('link')).not.toBeInTheDocument();
  });

  test('of a long document, more pages on demand', async () => {
    const pages = Array.from({ length: 25 }, (_, n) => ({
      number: n + 1,
      columns: 1 as const,
      images: 0,
      lines: [{ text: `Line of page ${n + 1}`, size: 10 }],
    }));
    const { user } = await openAssistant({
      preloadedState: { resumeDraft: draft({}, { document: { flow: file.key, value: { pages, links: [] } } }) },
    });
    await user.click(await screen.findByText('What a parser sees'));
    expect(screen.getAllByRole('region', { name: /^Page/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 20 more pages' }));
    expect(screen.getAllByRole('region', { name: /^Page/ })).toHaveLength(23);
    await user.click(screen.getByRole('button', { name: 'Show 2 more pages' }));
    expect(screen.getAllByRole('region', { name: /^Page/ })).toHaveLength(25);
    expect(screen.queryByRole('button', { name: /more page/ })).not.toBeInTheDocument();
  });
});

describe('what does not go', () => {
  test('a file of another kind: Please select a PDF file', async () => {
    const view = await openAssistant();
    fireEvent.drop(await picker(), { dataTransfer: { files: [new File(['x'], 'cv.docx', { type: '' })] } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Please select a PDF file')).toBeVisible();
    expect(view.device.storeFile.calls).toEqual([]);
    await chooseFile(view);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('a file of another kind keeps the one that was read', async () => {
    await openAssistant({ preloadedState: { resumeDraft: draft({}) } });
    const input = await screen.findByLabelText('Another resume as a PDF');
    fireEvent.change(input, { target: { files: [new File(['x'], 'cv.docx', { type: '' })] } });
    expect(await screen.findByText('Please select a PDF file')).toBeVisible();
    expect(screen.getByText('marco.pdf')).toBeVisible();
  });

  test('the next step without a file: Please upload a resume first', async () => {
    const { user } = await openAssistant();
    await picker();
    await user.click(next());
    expect(within(await screen.findByRole('alert')).getByText('Please upload a resume first')).toBeVisible();
    expect(currentStep()).toBe('Upload PDF');
  });

  const EXTRACT = 'Failed to extract text from the PDF';
  test.each<[PdfProblem, string, RegExp, boolean]>([
    ['encrypted', EXTRACT, /opens only with a password.*Save a copy without a password/, false],
    ['damaged', EXTRACT, /The file is damaged.*Export it again/, false],
    ['scanned', EXTRACT, /The pages are pictures.*Export the resume as a PDF/, false],
    ['blank', EXTRACT, /The pages are empty.*Choose the finished file/, false],
    ['unreadable', EXTRACT, /reader failed on its pages.*your job description are kept.*Choose Retry/, true],
    ['empty', EXTRACT, /The file has 0 bytes.*Choose a complete copy/, false],
    ['not-pdf', 'Please select a PDF file', /the contents are something else.*Nothing in it was opened or run/, false],
    ['missing', EXTRACT, /no longer in this browser’s storage.*your job description is kept/, false],
    ['offline', EXTRACT, /There is no network, and the reader of PDFs is not on this device yet.*Connect once/, true],
    ['reader-failed', EXTRACT, /The reader could not start or stopped in the middle.*Choose Retry/, true],
  ])('%s: %s, in its own words, and never a score', async (problem, title, words, retry) => {
    const view = await openAssistant();
    await chooseFile(view);
    await started(view.device.readPdf);
    view.device.readPdf.latest.send({ type: 'pdf.failed', problem });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(alert).toHaveTextContent(/marco\.pdf \(1\.25 MB\): /);
    expect(alert).toHaveTextContent(words);
    expect(alert).not.toHaveTextContent('!');
    expect(screen.queryByRole('region', { name: 'Score' })).not.toBeInTheDocument();
    expect(await picker()).toBeVisible();
    const button = within(alert).queryByRole('button', { name: 'Retry' });
    expect(button !== null).toBe(retry);
    if (!button) return;
    await view.user.click(button);
    await started(view.device.readPdf, 2);
  });

  test('Retry takes back what was said of the first try', async () => {
    const view = await openAssistant();
    await chooseFile(view);
    await started(view.device.readPdf);
    view.device.readPdf.latest.send({ type: 'pdf.failed', problem: 'reader-failed' });
    await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await started(view.device.readPdf, 2);
    view.device.readPdf.latest.send({ type: 'pdf.read', document: middling });
    await screen.findByText('What a parser sees');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a store that cannot take the file is reported as a reader that failed', async () => {
    const device = fakeDevice();
    device.storeFile.always((call) => call.reject());
    const view = await openAssistant({ device });
    await chooseFile(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(EXTRACT);
  });
});
