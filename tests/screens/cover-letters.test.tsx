import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RootState } from '../../src/app/store';
import { newLetter } from '../../src/domain/cover-letter/letter';
import { type PrintJob, printedLines } from '../../src/domain/cover-letter/print-job';
import type { SheetDrawing } from '../../src/domain/resume-document/drawing';
import { selectLetters } from '../../src/features/resume-form/selectors';
import { jobWith } from '../domain/jobs/samples';
import { filled } from '../domain/resume-document/support';
import { inToast, renderScreen } from '../support/render-screen';

const POSTING = 'Backend Engineer\n\nRequirements\n- Go\n- Kafka';
const job = jobWith({ posting: POSTING, title: 'Backend Engineer', company: 'Acme' });
const kept: Partial<RootState> = {
  resumeDocuments: { ids: [filled.id], entities: { [filled.id]: filled } },
  jobs: { jobs: { ids: [job.id], entities: { [job.id]: job } }, settings: { current: job.id } },
};
const letter = newLetter({
  ...{ id: 'letter-1', title: 'First', at: '2026-11-20T10:00:00.000Z', day: '2026-11-20' },
  ...{ job: null, resume: { id: filled.id, city: '' } },
});
const withLetter = { ...kept, coverLetters: { ids: [letter.id], entities: { [letter.id]: letter } } };
const sheet = () => screen.getByRole('article', { name: 'Cover letter' });

const open = async (path = '/cover-letters', preloadedState: Partial<RootState> = kept) => {
  const view = await renderScreen(path, { preloadedState });
  await screen.findByRole('heading', { level: 1, name: 'Cover letters' });
  return view;
};

test('a new letter is for the current job, keeps each key, and is drawn under the head of its resume', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'New cover letter' }));
  expect(screen.getByLabelText('For the job')).toHaveDisplayValue('Backend Engineer at Acme');
  expect(screen.getByLabelText('With the resume')).toHaveDisplayValue(filled.title);
  expect(screen.getByLabelText('To')).toHaveValue('Acme');
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  await user.type(screen.getByLabelText('Letter'), 'I build ledgers.');
  expect(selectLetters(store.getState())[0]).toMatchObject({ body: 'I build ledgers.', job: job.id });
  expect(sheet()).toHaveTextContent('Ada Łovelace');
  expect(sheet()).toHaveTextContent('I build ledgers.');
  expect(sheet()).toHaveAttribute('data-template', filled.template);
});

test('the outline quotes what is there, says what it left out, is marked as one, and Undo takes it back', async () => {
  const { user, store } = await open('/cover-letters', withLetter);
  await user.selectOptions(await screen.findByLabelText('For the job'), 'Backend Engineer at Acme');
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'Mine.' } });
  await user.click(await screen.findByRole('button', { name: 'Make the outline again' }));
  await screen.findByText('This is an outline, not a letter yet.');
  expect(screen.getByText('Left out, as nothing of yours shows it: Apache Kafka.')).toBeVisible();
  expect(sheet()).toHaveTextContent('You ask for Go. At Initech: “Built a ledger in Go.”');
  expect(screen.getByText(/^No paragraph is in your own words/)).toBeVisible();
  await user.type(screen.getByLabelText('Letter'), ' Yours.');
  expect(screen.getByText(/^1 of 3 paragraphs is in your own words/)).toBeVisible();
  await user.click(await inToast('Undo'));
  expect(selectLetters(store.getState())[0]).toMatchObject({ body: 'Mine.', outline: '' });
  expect(screen.queryByText('This is an outline, not a letter yet.')).not.toBeInTheDocument();
});

test('letters are listed, duplicated, renamed, and deleted with Undo', async () => {
  const { user, store } = await open('/cover-letters', withLetter);
  const more = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for this letter' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await more('Duplicate');
  await waitFor(() => expect(screen.getByLabelText('Which letter')).toHaveDisplayValue('First (copy)'));
  await more('Rename…');
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Second{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Which letter')).toHaveDisplayValue('Second'));
  await more('Delete letter');
  await waitFor(() => expect(screen.getByLabelText('Which letter')).toHaveDisplayValue('First'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Which letter')).toHaveDisplayValue('Second');
  expect(
    within(screen.getByLabelText('Which letter'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Second', 'First']);
  expect(selectLetters(store.getState())).toHaveLength(2);
});

test('printing gives the letter alone, or the letter and then the resume', async () => {
  const written = { ...letter, body: 'I build ledgers.' };
  const { user } = await open('/cover-letters', {
    ...kept,
    coverLetters: { ids: [written.id], entities: { [written.id]: written } },
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const printed = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = document.querySelector('.resume-print');
    const names = [...(paper?.querySelectorAll('article') ?? [])].map((article) => article.getAttribute('aria-label'));
    const title = document.title;
    act(() => void window.dispatchEvent(new Event('afterprint')));
    return { names, title };
  };
  expect(printed()).toEqual({ names: ['Cover letter'], title: 'Ada Łovelace – cover letter' });
  await user.click(screen.getByRole('radio', { name: 'The letter, then the resume' }));
  expect(printed()).toEqual({ names: ['Cover letter', 'Resume'], title: 'Ada Łovelace – cover letter and resume' });
  expect(document.querySelector('.resume-print')).toBeNull();
  expect(document.title).toBe('Cover letters · Elevate');
  print.mockRestore();
});

test('out as Markdown and as plain text', async () => {
  const { user, device } = await open('/cover-letters', withLetter);
  for (const name of ['Markdown', 'Plain text']) {
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  expect(device.downloads.map((file) => file.name)).toEqual(['First.md', 'First.txt']);
  expect(device.downloads[1]?.content).toContain('Dear hiring team,');
});

test('a PDF and a Word document by one click have the letter alone, or the letter and then the resume', async () => {
  const written = { ...letter, body: 'I build ledgers.' };
  const { user, device } = await open('/cover-letters', {
    ...kept,
    coverLetters: { ids: [letter.id], entities: { [letter.id]: written } },
  });
  const jobs: PrintJob[] = [];
  device.pdf.draw = async (job) => {
    jobs.push(job);
    return {} as SheetDrawing;
  };
  const [lines = []] = [printedLines({ title: '', letter: written, resume: filled, printsResume: false })[0]?.lines];
  device.pdf.read = async () => ({
    pages: [{ number: 1, columns: 1, images: 0, lines: lines.map(({ text }) => ({ text, size: 10 })) }],
    links: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText(/^Nothing was lost/)).toBeVisible();
  expect(device.downloads.map(({ name }) => name)).toEqual([`${letter.title}.pdf`]);
  await user.click(screen.getByRole('radio', { name: /The letter, then the resume/ }));
  expect(screen.queryByText(/^Nothing was lost/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  // The file that was read has no resume in it.
  expect(await screen.findByText(/read otherwise than written\. Not downloaded yet\.$/)).toBeVisible();
  expect(jobs.map(({ printsResume }) => printsResume)).toEqual([false, true]);
});

test('a letter whose job and resume are gone is still there to read and to write', async () => {
  const orphan = { ...letter, job: 'job-gone', resume: 'resume-gone', body: 'Still here.' };
  await open('/cover-letters', { coverLetters: { ids: [orphan.id], entities: { [orphan.id]: orphan } } });
  expect(await screen.findByLabelText('For the job')).toHaveDisplayValue('A job that was removed');
  expect(screen.getByLabelText('With the resume')).toHaveDisplayValue('A resume that was deleted');
  expect(sheet()).toHaveTextContent('Still here.');
});

test('a job leads to its letter: a new one first, then the same; its page lists it', async () => {
  const { user, store, at } = await renderScreen(`/jobs/${job.id}`, { preloadedState: kept });
  await user.click(await screen.findByRole('link', { name: 'Write a cover letter' }));
  await at('/cover-letters');
  expect(await screen.findByLabelText('Which letter')).toHaveDisplayValue('Letter: Backend Engineer at Acme');
  await user.click(screen.getByRole('link', { name: 'Back to Backend Engineer at Acme' }));
  const panel = within(await screen.findByRole('region', { name: 'Written for this job' }));
  expect(panel.queryByRole('link', { name: 'Write a cover letter' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('link', { name: /Letter: Backend Engineer at Acme/ }));
  await at('/cover-letters');
  expect(selectLetters(store.getState())).toHaveLength(1);
});
