import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import { createStore } from '../../src/app/store';
import type { Job } from '../../src/domain/jobs/job-types';
import { currentJobChosen, jobKept } from '../../src/features/jobs/jobs-slice';
import { selectCurrentAsked } from '../../src/features/jobs/selectors';
import { jobWith } from '../domain/jobs/samples';
import { renderScreen } from '../support/render-screen';

const NAME = 'Backend Developer at Acme';

/** The state with one job, which is the current one. */
function withJob(changes: Partial<Job> = {}): { preloadedState: Partial<RootState> } {
  const store = createStore({ secrets: { read: () => null } });
  store.dispatch(jobKept(jobWith(changes)));
  store.dispatch(currentJobChosen('job-1'));
  return { preloadedState: { jobs: store.getState().jobs } };
}

describe('what the current job asks for', () => {
  const asked = (changes: Partial<Job>) => selectCurrentAsked(withJob(changes).preloadedState as RootState);

  test('skills, musts first', () => {
    expect(asked({})).toEqual({
      id: 'job-1',
      name: NAME,
      musts: ['Docker', 'Kubernetes', 'PostgreSQL'],
      skills: ['Docker', 'Kubernetes', 'PostgreSQL', 'Redis'],
    });
  });

  test('not what the learner set aside, nor what no skill stands behind; none for nothing', () => {
    const [first, ...others] = jobWith().requirements;
    if (!first) throw new Error('no requirement');
    expect(asked({ requirements: [{ ...first, need: 'not-asked' }, ...others] })?.skills).not.toContain(first.skill);
    expect(asked({ requirements: [{ ...first, skill: null, words: 'patience' }] })).toBeNull();
    expect(asked({ requirements: [] })).toBeNull();
    expect(selectCurrentAsked(createStore({ secrets: { read: () => null } }).getState())).toBeNull();
  });
});

describe('the roadmap generator', () => {
  const topic = () => screen.findByRole('textbox', { name: 'What do you want to learn?' });

  test('begins with what the job asks for, says so, and goes back to it after a change', async () => {
    const { user } = await renderScreen('/personalized-roadmap', withJob());
    await waitFor(async () => expect(await topic()).toHaveValue('Docker, Kubernetes, PostgreSQL, Redis'));
    expect(screen.getByText(/^From your current job/)).toHaveTextContent(`${NAME}. You can change it here.`);
    await user.clear(await topic());
    await user.type(await topic(), 'Rust');
    expect(screen.queryByText(/^From your current job/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Use what ${NAME} asks for` }));
    expect(await topic()).toHaveValue('Docker, Kubernetes, PostgreSQL, Redis');
  });

  test('what was entered before stays', async () => {
    const form = {
      topic: 'Rust',
      time: '',
      correction: { hoursPerWeek: null, end: null },
      level: 'beginner',
      depth: 'moderate',
      known: [],
    } as const;
    const planDraft = { draft: { step: 'topic', form, plan: null, reply: null } } as const;
    await renderScreen('/personalized-roadmap', { preloadedState: { ...withJob().preloadedState, planDraft } });
    expect(await topic()).toHaveValue('Rust');
  });
});

describe('the interview roles', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'For your current job' }));

  test('the nearest role is offered first, and its room leads back', async () => {
    const { user, at } = await renderScreen('/interview', withJob());
    expect((await region()).getByRole('link', { name: NAME })).toHaveAttribute('href', '/jobs/job-1');
    await user.click((await region()).getByRole('link', { name: 'Practise Backend Developer' }));
    await at('/interview/Backend%20Developer');
    await user.click(await screen.findByRole('link', { name: 'Back to the roles' }));
    await at('/interview');
  });

  test('without a near role, the trainer is offered; without a job, nothing', async () => {
    const { unmount } = await renderScreen('/interview', withJob({ title: 'Head Baker' }));
    const links = (await region()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/jobs/job-1', '/interview-trainer']);
    unmount();
    await renderScreen('/interview');
    await screen.findByRole('region', { name: 'Roles' });
    expect(screen.queryByRole('region', { name: 'For your current job' })).not.toBeInTheDocument();
  });
});

test('the tutor offers a question about each skill that the job asks for', async () => {
  const { user } = await renderScreen('/esmoai', withJob());
  const skills = within(await screen.findByRole('group', { name: `${NAME} asks for` }));
  expect(skills.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Docker',
    'Kubernetes',
    'PostgreSQL',
    'Redis',
  ]);
  await user.click(skills.getByRole('button', { name: 'Kubernetes' }));
  expect(await screen.findAllByText('What should I know about Kubernetes for an interview?')).not.toHaveLength(0);
  expect(screen.queryByRole('group', { name: `${NAME} asks for` })).not.toBeInTheDocument();
});

test('the resume form says which musts of the job it does not name yet, and follows the typing', async () => {
  const { user, store } = await renderScreen('/resume-form', withJob());
  const hint = within(await screen.findByRole('region', { name: 'For your current job' }));
  await hint.findByText(/^0 of 3 musts named here\./);
  const missing = () => hint.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(missing()).toEqual(['Docker', 'Kubernetes', 'PostgreSQL']);
  await user.click(screen.getByRole('textbox', { name: 'Skills, first list' }));
  await user.paste('Docker, Postgres');
  await hint.findByText(/^2 of 3 musts named here\./);
  expect(missing()).toEqual(['Kubernetes']);
  expect(hint.getByRole('link', { name: NAME })).toHaveAttribute('href', '/jobs/job-1');
  await user.paste(', Kubernetes');
  await hint.findByText('3 of 3 musts named here. Nothing is missing.');
  await act(async () => {
    store.dispatch(currentJobChosen(null));
  });
  expect(screen.queryByRole('region', { name: 'For your current job' })).not.toBeInTheDocument();
});
