import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { challengeSolved } from '../../src/features/terminal/work-slice';
import { jobWith } from '../domain/jobs/samples';
import { filled } from '../domain/resume-document/support';
import { renderScreen } from '../support/render-screen';
import { ada, draft, filed, history, middlingReport, strongReport } from './samples';

const card = () => screen.findByRole('link', { name: /Enhance Your Resume/ });

test('leads to the resume assistant', async () => {
  const { user, at } = await renderScreen('/career');
  expect(await screen.findByRole('heading', { level: 1, name: 'Build Your Dream Resume' })).toBeVisible();
  expect(await card()).toHaveTextContent('Upload a PDF');
  await user.click(await card());
  await at('/resume-enchancer');
});

test('names the resume that was begun, and the reports that are kept', async () => {
  await renderScreen('/career', {
    preloadedState: { resumeDraft: draft({ step: 'job' }), resumeReports: history(filed('a')) },
  });
  expect(await card()).toHaveTextContent('Continue with marco.pdf');
  expect(await card()).toHaveTextContent('1 report kept on this device.');
});

test.each([
  [null, '/signin'],
  [ada, '/home'],
])('Start Your Journey, profile %j, leads to %s', async (user, target) => {
  const view = await renderScreen('/career', { preloadedState: { session: { user } } });
  await view.user.click(await screen.findByRole('button', { name: 'Start Your Journey' }));
  await view.at(target);
});

test('leads to the resume form, and names the resume that was opened last', async () => {
  const { user, at } = await renderScreen('/career', {
    preloadedState: { resumeDocuments: { ids: [filled.id], entities: { [filled.id]: filled } } },
  });
  const link = await screen.findByRole('link', { name: /Create Your Resume In Minutes/ });
  expect(link).toHaveTextContent('Continue with For backends');
  await user.click(link);
  await at('/resume-form');
});

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('with nothing yet, each panel says what will be in it', async () => {
  await renderScreen('/career');
  expect((await panel('Your resumes')).getByText(/^Each resume that you write or import is listed here/)).toBeVisible();
  expect((await panel('Last report')).getByText(/^Once you have checked a PDF against a job/)).toBeVisible();
  expect((await panel('Your current job')).getByRole('link', { name: 'Add the job you want' })).toBeVisible();
});

test('lists the resumes, the one opened last first; each opens itself', async () => {
  const older = { ...filled, id: 'older', title: 'For frontends', openedAt: '2026-01-02T03:04:05.000Z' };
  const many = ['a', 'b', 'c'].map((id) => ({ ...older, id, title: id, openedAt: `2025-01-02T03:04:05.000Z` }));
  const all = [...many, older, filled];
  const { user } = await renderScreen('/career', {
    preloadedState: {
      resumeDocuments: { ids: all.map(({ id }) => id), entities: Object.fromEntries(all.map((one) => [one.id, one])) },
    },
  });
  const resumes = await panel('Your resumes');
  expect(resumes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^For backendsOpened /),
    'For frontendsOpened Jan 2, 2026, 3:04 AM',
    expect.stringMatching(/^a/),
    expect.stringMatching(/^b/),
  ]);
  expect(resumes.getByRole('link', { name: 'and 1 more' })).toHaveAttribute('href', '/resume-form');
  await user.click(resumes.getByRole('link', { name: /^For frontends/ }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Which resume' })).toHaveDisplayValue('For frontends'),
  );
});

test('shows the last report with its parts, and opens it', async () => {
  const { user, at } = await renderScreen('/career', {
    preloadedState: {
      resumeReports: history(
        filed('new'),
        filed('old', { createdAt: '2025-01-01T00:00:00.000Z', report: strongReport, fileName: 'old.pdf' }),
      ),
    },
  });
  const last = await panel('Last report');
  expect(last.getByText(/^marco\.pdf, Nov 20, 2026/)).toBeVisible();
  expect(last.getByText(String(middlingReport.score)).parentElement).toHaveTextContent(/of 100/);
  const parts = last.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts).toEqual(
    middlingReport.areas.map(({ title, points, maxPoints }) =>
      maxPoints > 0 ? `${title}${points} / ${maxPoints}` : `${title}skipped`,
    ),
  );
  await user.click(last.getByRole('link', { name: 'Open' }));
  await at('/resume-enchancer?report=new');
});

test('says how many musts of the current job are shown', async () => {
  const { store } = await renderScreen('/career');
  act(() => void store.dispatch(jobKept(jobWith({ posting: 'Programmer\n\nRequirements\n- C\n- Docker\n- SQL' }))));
  const job = await panel('Your current job');
  expect(await job.findByText('0 of 3 musts shown')).toBeVisible();
  act(() => void store.dispatch(challengeSolved({ id: 'challenge-1', title: 'Hello World' })));
  expect(await job.findByText('1 of 3 musts shown')).toBeVisible();
});
