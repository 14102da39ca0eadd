import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import type { WrittenResume } from '../../src/domain/resume-document/types';
import { resumeRemoved } from '../../src/features/resume-form/documents-slice';
import { selectResume, selectResumes } from '../../src/features/resume-form/selectors';
import { jobWith } from '../domain/jobs/samples';
import { filled } from '../domain/resume-document/support';
import { inToast, renderScreen } from '../support/render-screen';

const job = jobWith({ title: 'Backend Engineer', company: 'Acme' });
const version: WrittenResume = {
  ...filled,
  id: 'version-1',
  title: 'For Acme',
  openedAt: '2026-11-23T10:00:00.000Z',
  master: filled.id,
  job: job.id,
  intro: 'Backend engineer with five years of services in Go.',
  experiences: filled.experiences.slice(0, 1),
};
const kept = (...resumes: WrittenResume[]): Partial<RootState> => ({
  resumeDocuments: {
    ids: resumes.map(({ id }) => id),
    entities: Object.fromEntries(resumes.map((one) => [one.id, one])),
  },
  jobs: { jobs: { ids: [job.id], entities: { [job.id]: job } }, settings: { current: job.id } },
});
const open = async (state: Partial<RootState>, path = '/resume-form') => {
  const view = await renderScreen(path, { preloadedState: state });
  await screen.findByRole('heading', { level: 1, name: 'Enter Your Details' });
  return view;
};

test('a version for the current job is made, opened, named as what it is, and undone', async () => {
  const { user, store } = await open(kept(filled));
  await user.click(screen.getByRole('button', { name: 'More for this resume' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New version for a job…' }));
  expect(await screen.findByLabelText('For the job')).toHaveDisplayValue('Backend Engineer at Acme');
  await user.click(screen.getByRole('button', { name: 'Make the version' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Which resume')).toHaveDisplayValue(
      'Backend Engineer at Acme (version of For backends)',
    ),
  );
  expect(selectResumes(store.getState())[0]).toMatchObject({ master: filled.id, job: job.id, name: filled.name });
  await user.click(await inToast('Undo'));
  expect(screen.getByLabelText('Which resume')).toHaveDisplayValue('For backends');
  expect(selectResumes(store.getState())).toHaveLength(1);
});

test('what differs is shown word by word; each is taken back or over by itself, with Undo', async () => {
  const { user, store } = await open(kept(filled, version));
  await user.click(screen.getByRole('button', { name: 'What differs from the master' }));
  const panel = within(await screen.findByRole('region', { name: 'What differs from the master' }));
  expect(panel.getByText('2 differences.')).toBeVisible();
  expect(panel.getByText('four', { exact: false, selector: 'del' })).toBeVisible();
  expect(panel.getByText('five', { exact: false, selector: 'ins' })).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Take over into the master: About you: Self-description' }));
  expect(selectResume(store.getState(), filled.id)?.intro).toBe(version.intro);
  expect(panel.getByText('1 difference.')).toBeVisible();
  await user.click(await inToast('Undo'));
  expect(selectResume(store.getState(), filled.id)).toEqual(filled);

  await user.click(await panel.findByRole('button', { name: 'Take back: Experience: Intern' }));
  expect(selectResume(store.getState(), version.id)?.experiences).toEqual(filled.experiences);
  await user.click(panel.getByRole('button', { name: 'Take back: About you: Self-description' }));
  expect(panel.getByText('Nothing. Both say the same and look the same.')).toBeVisible();
});

test('a version whose master is gone is a resume like any other', async () => {
  const { store } = await open(kept(filled, version));
  store.dispatch(resumeRemoved(filled.id));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'What differs from the master' })).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Which resume')).toHaveDisplayValue('For Acme');
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Ada' } });
  expect(selectResume(store.getState(), version.id)?.name).toBe('Ada');
});

test('a job leads to the version for it, and offers to make one where there is none', async () => {
  const { user, at, store } = await renderScreen(`/jobs/${job.id}`, { preloadedState: kept(filled, version) });
  const written = () => screen.findByRole('region', { name: 'Written for this job' });
  expect(within(await written()).getByRole('link', { name: /For Acme/ })).toHaveAttribute(
    'href',
    `/resume-form?resume=${version.id}&find=`,
  );
  store.dispatch(resumeRemoved(version.id));
  await user.click(await within(await written()).findByRole('link', { name: 'Make a version of your resume' }));
  expect(await screen.findByLabelText('For the job')).toHaveDisplayValue('Backend Engineer at Acme');
  await at('/resume-form');
});
