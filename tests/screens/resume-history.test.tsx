import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyResume } from '../../src/domain/resume-document/edits';
import type { FiledReport } from '../../src/features/resume-assistant/reports-slice';
import { FRONTEND_JOB, MIDDLING } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';
import { fakeDevice } from '../support/fake-device';
import { inToast, renderScreen } from '../support/render-screen';
import { analyse, openAssistant } from './resume-steps';
import { draft, file, filed, history, job, middling, strongReport } from './samples';

const before = filed('before', { fileName: 'cv-1.pdf', createdAt: '2026-10-01T10:00:00.000Z' });
const after = filed('after', {
  fileName: 'cv-2.pdf',
  createdAt: '2026-11-01T10:00:00.000Z',
  action: 'keyword-match',
  report: strongReport,
});

async function openHistory(...reports: FiledReport[]) {
  const view = await renderScreen('/resume-enchancer?tab=history', {
    preloadedState: { resumeReports: history(...reports) },
  });
  await screen.findByRole('tab', { name: /^History/, selected: true });
  return view;
}
const remove = async ({ user }: Awaited<ReturnType<typeof openHistory>>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for the report on ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
};
const names = () => screen.getAllByRole('button', { name: /^cv-/ }).map(({ textContent }) => textContent?.slice(0, 8));

test('empty: says what will be here', async () => {
  await openHistory();
  expect(await screen.findByText('No reports yet')).toBeVisible();
});

test('the tab is in the address, and back again', async () => {
  const { user, at } = await openHistory(after, before);
  await at('/resume-enchancer?tab=history');
  await user.click(screen.getByRole('tab', { name: 'Check a resume' }));
  await at('/resume-enchancer');
  expect(await screen.findByRole('group', { name: 'Your resume as a PDF' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'History (2)' }));
  await waitFor(() => expect(names()).toEqual(['cv-2.pdf', 'cv-1.pdf']));
});

test('a report is opened again, whole, with its job description', async () => {
  const { user, at } = await openHistory(after, before);
  await user.click(await screen.findByRole('button', { name: /^cv-2\.pdf/ }));
  await at('/resume-enchancer?report=after');
  expect(await screen.findByLabelText('View')).toHaveDisplayValue('Keyword match');
  expect(screen.getByText(/^cv-2\.pdf, /)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('View'), 'ATS score');
  expect(screen.queryByRole('heading', { name: 'Keyword match' })).not.toBeInTheDocument();
  expect(screen.getByText(`Score: ${strongReport.score} out of 100`)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Why this number' })).toBeVisible();
  await user.click(screen.getByText('The job description'));
  expect(screen.getByText(/You will run the services behind our checkout/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All reports' }));
  await waitFor(() => expect(names()).toEqual(['cv-2.pdf', 'cv-1.pdf']));
});

test('the PDF of a report is given back as it was; where it is on another device alone, that is said', async () => {
  const device = fakeDevice();
  await device.storage.files.put('resume-1', new File(['%PDF-1.7'], 'cv-1.pdf', { type: 'application/pdf' }));
  const { user } = await renderScreen('/resume-enchancer?report=here', {
    device,
    preloadedState: {
      resumeReports: history(
        filed('here', { fileName: 'cv-1.pdf', file: 'resume-1' }),
        filed('away', { fileName: 'cv-2.pdf', file: 'resume-2' }),
        filed('none', { fileName: 'cv-3.pdf' }),
      ),
    },
  });
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Download the PDF' }));
  await ask();
  await waitFor(() => expect(device.downloads).toHaveLength(1));
  expect(device.downloads[0]?.name).toBe('cv-1.pdf');
  await user.click(screen.getByRole('button', { name: 'All reports' }));
  await user.click(await screen.findByRole('button', { name: /^cv-2/ }));
  await ask();
  expect(await screen.findByText(/^The PDF is not on this device/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All reports' }));
  await user.click(await screen.findByRole('button', { name: /^cv-3/ }));
  await screen.findByLabelText('View');
  expect(screen.queryByRole('button', { name: 'Download the PDF' })).toBeNull();
});

test('a kept report leads on as a fresh one does: to topics, questions, the tutor and the field of its own resume', async () => {
  const resume = emptyResume('ada', '2026-11-01T10:00:00.000Z', 'Ada');
  const { user } = await renderScreen('/resume-enchancer?report=of-form', {
    preloadedState: {
      resumeDocuments: { ids: ['ada'], entities: { ada: resume } },
      resumeReports: history(
        filed('of-form', { resume: 'ada' }),
        filed('of-file', { fileName: 'cv-file.pdf' }),
        filed('of-gone', { fileName: 'cv-gone.pdf', resume: 'gone' }),
      ),
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'What is missing, and what you can do' }));
  expect(panel.getAllByRole('link', { name: /^Learn/ }).length).toBeGreaterThan(0);
  expect(panel.getAllByRole('link', { name: /^Answer/ }).length).toBeGreaterThan(0);
  const shown = (name = 'Show it on the resume') => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(shown()).toBe('/resume-form?resume=ada&field=work');
  for (const name of [/^cv-file/, /^cv-gone/]) {
    await user.click(screen.getByRole('button', { name: 'All reports' }));
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('region', { name: 'What is missing, and what you can do' });
    expect(shown()).toBe('/resume-form?field=work');
  }
});

test('the report on a written resume is filed with its id', async () => {
  const view = await openAssistant({
    preloadedState: {
      resumeDraft: draft(
        { step: 'action', jobDescription: job, file: { ...file, key: 'form:ada:visit' } },
        { document: { flow: 'form:ada:visit', value: middling } },
      ),
    },
  });
  await analyse(view);
  expect(Object.values(view.store.getState().resumeReports.entities).map(({ resume }) => resume)).toEqual(['ada']);
});

test('an address of a report that is not here says so', async () => {
  await renderScreen('/resume-enchancer?report=gone', { preloadedState: { resumeReports: history(before) } });
  expect(await screen.findByText('This report is not here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All reports' })).toBeVisible();
});

test('two are held against each other, the later one after the earlier', async () => {
  const { user } = await openHistory(after, before);
  await user.click(await screen.findByRole('checkbox', { name: /^Compare the report on cv-2\.pdf/ }));
  expect(screen.queryByRole('region', { name: 'Before and after' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Compare the report on cv-1\.pdf/ }));
  const panel = screen.getByRole('region', { name: 'Before and after' });
  const change = strongReport.score - before.report.score;
  expect(panel).toHaveTextContent(`${before.report.score} →to ${strongReport.score} (+${change})`);
  expect(panel).toHaveTextContent(/cv-1\.pdf, .* → cv-2\.pdf, /);
  expect(within(panel).queryByText(/do not measure the same thing/)).not.toBeInTheDocument();
  const gained = within(panel).getByText('Now named').nextSibling;
  expect(gained).toHaveTextContent(/Kubernetes/);
});

test('a third takes the place of the one picked first', async () => {
  const third = filed('third', { fileName: 'cv-3.pdf', createdAt: '2026-12-01T10:00:00.000Z' });
  const { user } = await openHistory(third, after, before);
  for (const name of ['cv-1', 'cv-2', 'cv-3'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`report on ${name}`) }));
  expect(screen.getByRole('checkbox', { name: /report on cv-1/ })).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'Before and after' })).toHaveTextContent(/cv-2\.pdf, .* → cv-3\.pdf, /);
});

test('reports on different jobs are not held against each other without a word', async () => {
  const other = filed('other', {
    fileName: 'cv-9.pdf',
    createdAt: '2026-12-01T10:00:00.000Z',
    report: { ...reportOn(MIDDLING, FRONTEND_JOB), rubricVersion: '0' },
  });
  const { user } = await openHistory(other, before);
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  const panel = screen.getByRole('region', { name: 'Before and after' });
  expect(panel).toHaveTextContent('These two do not measure the same thing.');
  expect(panel).toHaveTextContent('They were made by different versions of the rubric.');
  expect(panel).toHaveTextContent('They answer different job descriptions.');
});

test('removed, and brought back to its place by Undo', async () => {
  const view = await openHistory(after, before);
  const { user, store } = view;
  const whole = store.getState().resumeReports;
  await remove(view, 'cv-1.pdf');
  await waitFor(() => expect(names()).toEqual(['cv-2.pdf']));
  expect(await screen.findByText('Report on cv-1.pdf removed.')).toBeVisible();
  await user.click(await inToast('Undo'));
  await waitFor(() => expect(names()).toEqual(['cv-2.pdf', 'cv-1.pdf']));
  expect(store.getState().resumeReports).toEqual(whole);
});

test('Undo of the last one, after the screen was left', async () => {
  const view = await openHistory(before);
  const { user, store } = view;
  await remove(view, 'cv-1.pdf');
  expect(await screen.findByText('No reports yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await inToast('Undo'));
  expect(store.getState().resumeReports).toEqual(history(before));
});
