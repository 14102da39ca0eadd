import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';
import { ada, draft, file, filed, history, middlingReport, strongReport } from './samples';

test('empty: says what will be here, and one first step', async () => {
  const { user, at } = await renderScreen('/home');
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.getByText('Nothing begun yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Latest resume reports' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Check a resume' }));
  await at('/resume-enchancer');
});

test.each([
  ['upload', 'ready for the job description'],
  ['job', 'at the job description'],
  ['action', 'ready to be analysed'],
] as const)('an unfinished flow at step %s can be gone on with', async (step, words) => {
  const { user, at } = await renderScreen('/home', { preloadedState: { resumeDraft: draft({ step }) } });
  const panel = await screen.findByRole('region', { name: 'Go on where you stopped' });
  expect(panel).toHaveTextContent(`marco.pdf in the resume assistant, ${words}.`);
  expect(screen.queryByText('Nothing begun yet')).not.toBeInTheDocument();
  await user.click(within(panel).getByRole('link', { name: 'Continue' }));
  await at('/resume-enchancer');
});

test('a flow that came to its report is not unfinished', async () => {
  await renderScreen('/home', {
    preloadedState: {
      resumeDraft: draft({ step: 'result' }, { report: { flow: file.key, value: middlingReport } }),
      resumeReports: history(filed('a')),
    },
  });
  expect(await screen.findByRole('region', { name: 'Latest resume reports' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Go on where you stopped' })).not.toBeInTheDocument();
});

test('the five newest reports, each a way to itself', async () => {
  const reports = Array.from({ length: 7 }, (_, n) =>
    filed(`report-${n}`, { fileName: `cv-${n}.pdf`, createdAt: `2024-03-1${9 - n}T10:00:00.000Z` }),
  );
  const { user, at } = await renderScreen('/home', { preloadedState: { resumeReports: history(...reports) } });
  const panel = await screen.findByRole('region', { name: 'Latest resume reports' });
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => /cv-\d/.exec(link.textContent ?? '')?.[0])).toEqual([
    'cv-0',
    'cv-1',
    'cv-2',
    'cv-3',
    'cv-4',
  ]);
  expect(links[0]).toHaveTextContent(/cv-0\.pdfSenior Backend Engineer · .*66$/);
  await user.click(links[1] as HTMLElement);
  await at('/resume-enchancer?report=report-1');
  expect(await screen.findByText(/^ATS score of cv-1\.pdf/)).toBeVisible();
});

test('counts the reports of this week, and greets by name', async () => {
  const today = new Date().toISOString();
  await renderScreen('/home', {
    preloadedState: {
      session: { user: ada },
      resumeReports: history(
        filed('a', { createdAt: today }),
        filed('b', { createdAt: today, report: strongReport }),
        filed('old', { createdAt: '2020-01-01T00:00:00.000Z' }),
      ),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeVisible();
  expect(screen.getByText('This week: 2 resume reports.')).toBeVisible();
});

test('quick actions lead somewhere', async () => {
  await renderScreen('/home');
  const panel = await screen.findByRole('region', { name: 'Quick actions' });
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Check a resume against a job', '/resume-enchancer'],
    ['Ask the AI tutor', '/esmoai'],
    ['Choose a model, or go without', '/settings'],
    ['Set up a local profile', '/signin'],
  ]);
});
