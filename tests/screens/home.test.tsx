import { screen, waitFor, within } from '@testing-library/react';
import { addDays, formatISO } from 'date-fns';
import { beforeAll, describe, expect, test } from 'vitest';
import { newEvent } from '../../src/domain/calendar/edits';
import type { CalendarEvent } from '../../src/domain/calendar/types';
import { taskAdded } from '../../src/features/board/board-slice';
import { selectOwnTasks } from '../../src/features/board/selectors';
import { eventsPut } from '../../src/features/calendar/calendar-slice';
import { selectEvents } from '../../src/features/calendar/selectors';
import { firstRunFinished, initialHomeSettings } from '../../src/features/home/home-slice';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { jobWith } from '../domain/jobs/samples';
import { sample } from '../slices/interview-samples';
import { inToast, renderScreen } from '../support/render-screen';
import { did, ledger } from './activity-samples';
import { ada, draft, file, filed, history, middlingReport } from './samples';

// The steps have the catalogue with them, which a busy machine reads for longer than a step may take.
beforeAll(async () => {
  await Promise.all([
    import('../../src/features/home/first-run-way'),
    import('../../src/features/home/first-run-begin'),
  ]);
}, 120_000);

const path = () => screen.findByRole('region', { name: 'Getting started' });
const isGone = () => expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument();

describe('the first run', () => {
  test('whoever signs in for the first time is asked what they are after', async () => {
    const { user, store } = await renderScreen('/signin');
    await user.type(await screen.findByLabelText('Display name'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await path();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What are you after?' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Steps' })).queryByText('Your name')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(store.getState().home.firstRun).toBe('new');
  });

  test('by the keyboard: a name, an aim with a role, the track and the hours, and its first result', async () => {
    const { user, store, at } = await renderScreen('/home');
    await path();
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    screen.getByLabelText('Display name').focus();
    await user.keyboard('  Ada {Enter}');
    expect(store.getState().session.user).toMatchObject({ displayName: 'Ada', handle: '' });
    expect(await screen.findByRole('heading', { name: 'What are you after?' })).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'A job soon' })).toBeChecked();
    await user.tab();
    expect(screen.getByLabelText('The job you want')).toHaveFocus();
    await user.keyboard('Junior backend developer');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'How will you get there?' })).toHaveFocus();
    await user.tab();
    const track = screen.getByLabelText('Track');
    expect(track).toHaveFocus();
    expect(track).toHaveDisplayValue('Backend');
    expect(track).toHaveAccessibleDescription('Suggested by the role you named.');
    await user.tab();
    await user.keyboard('6');
    expect(
      screen.getByText(
        /^Backend has \d+ topics, about \d+ hours for a beginner: at 6 hours a week, about \d+ weeks\.$/,
      ),
    ).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your first result' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
    await user.tab();
    expect(within(await path()).getByRole('link', { name: /^Open the Backend track/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await at('/roadmap/backend');
    expect(store.getState().home).toEqual({
      firstRun: 'done',
      goal: 'job',
      wanted: 'Junior backend developer',
      track: 'backend',
      hoursAWeek: 6,
    });
  });

  test('a posting suggests the track that teaches most of it, and is read as a job', async () => {
    const { user, store, at } = await renderScreen('/home', { preloadedState: { session: { user: ada } } });
    await path();
    await user.click(screen.getByLabelText('The job you want'));
    await user.paste('Data analyst (m/f/d)\n\nRequirements\n- SQL and Excel\n- Tableau\n- Statistics');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const track = await screen.findByLabelText('Track');
    expect(track).toHaveDisplayValue('Data Analyst');
    expect(track).toHaveAccessibleDescription('Suggested: it teaches 4 of the 4 skills that the posting names.');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('link', { name: /^See what your posting asks for/ }));
    await at('/jobs');
    expect(
      await screen.findByRole('heading', { name: 'It asks for 4 skills. You can correct each once the job is kept.' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep this job' }));
    await screen.findByRole('heading', { level: 1, name: /Data analyst/ });
    expect(store.getState().jobs.jobs.ids).toHaveLength(1);
    expect(store.getState().home.hoursAWeek).toBeNull();
  });

  test('each step can be left empty; Back leads back, and what was chosen stays chosen', async () => {
    const { user, store } = await renderScreen('/home');
    await path();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(store.getState().session.user).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Practising' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Track')).toHaveDisplayValue('Not sure yet');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: /^Answer an interview question/ })).toBeVisible();
    for (const shown of ['Track', 'The job you want', 'Display name']) {
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(await screen.findByLabelText(shown)).toBeVisible();
    }
    expect(store.getState().home).toMatchObject({ goal: 'practice', track: '', hoursAWeek: null });
  });

  test('hours that nobody has are explained, and not kept', async () => {
    const { user, store } = await renderScreen('/home', {
      preloadedState: { session: { user: ada }, home: { ...initialHomeSettings, firstRun: 'way', hoursAWeek: 5 } },
    });
    const hours = await screen.findByLabelText('Hours a week');
    expect(hours).toHaveValue('5');
    for (const said of ['0', '81', '2.3', 'many']) {
      await user.clear(hours);
      await user.type(hours, said);
      expect(screen.getByRole('alert')).toHaveTextContent('Enter 1 to 80, in steps of half an hour.');
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(hours).toBeVisible();
    }
    await user.clear(hours);
    expect(store.getState().home.hoursAWeek).toBeNull();
    await user.type(hours, '7.5');
    expect(store.getState().home.hoursAWeek).toBe(7.5);
  });

  test('skipped at any step, and asked for again, also later; Undo takes the skipping back', async () => {
    const { user, store } = await renderScreen('/home', {
      preloadedState: { home: { ...initialHomeSettings, firstRun: 'goal' }, activity: ledger(did('typing', '1')) },
    });
    await path();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    isGone();
    expect(store.getState().home.firstRun).toBe('skipped');
    expect(screen.getByText('Next best step')).toBeVisible();
    await user.click(await inToast('Undo'));
    expect(await screen.findByRole('heading', { name: 'What are you after?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Show the first steps' }));
    expect(await screen.findByLabelText('Display name')).toBeVisible();
  });

  test.each([
    ['something done', { activity: ledger(did('typing', '1')) }],
    ['something begun', { resumeDraft: draft({ step: 'job' }) }],
    ['a skipped path', { session: { user: ada }, home: { ...initialHomeSettings, firstRun: 'skipped' as const } }],
  ])('is not for whoever has %s', async (_, preloadedState) => {
    await renderScreen('/home', { preloadedState });
    await screen.findByRole('region', { name: 'Today' });
    isGone();
  });

  test.each([
    ['Welcome, Ada', 0],
    ['Welcome back, Ada', 1],
  ])('%s: the last thing was done %i days ago', async (name, days) => {
    await renderScreen('/home', {
      preloadedState: { session: { user: ada }, activity: ledger(did('typing', '1', days)) },
    });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});

describe('unfinished', () => {
  test.each([
    ['upload', 'ready for the job description'],
    ['job', 'at the job description'],
    ['action', 'ready to be analysed'],
  ] as const)('a resume check at step %s is the next best step', async (step, words) => {
    const { user, at } = await renderScreen('/home', { preloadedState: { resumeDraft: draft({ step }) } });
    const panel = await screen.findByRole('region', { name: 'Continue where you stopped' });
    expect(panel).toHaveTextContent(`marco.pdf, in the resume assistant: ${words}.`);
    expect(screen.queryByRole('region', { name: 'Started, not finished' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('link', { name: 'Continue' }));
    await at('/resume-enchancer');
  });

  test('of two, the newest is the next step, and the other waits below', async () => {
    const begun = sample({ begunAt: new Date().toISOString() });
    const { user, at } = await renderScreen('/home', {
      preloadedState: {
        resumeDraft: draft({ step: 'job' }),
        interviewDrafts: { ids: [begun.id], entities: { [begun.id]: begun } },
      },
    });
    expect(await screen.findByRole('region', { name: 'Continue where you stopped' })).toHaveTextContent(
      'SDE-1, in the interview room: at question 2 of 3.',
    );
    const list = within(screen.getByRole('region', { name: 'Started, not finished' })).getByRole('list');
    expect(list).toHaveTextContent(/^marco\.pdfIn the resume assistant, at the job description$/);
    await user.click(within(list).getByRole('link'));
    await at('/resume-enchancer');
  });

  test('a flow that came to its report is not unfinished', async () => {
    await renderScreen('/home', {
      preloadedState: {
        session: { user: ada },
        resumeDraft: draft({ step: 'result' }, { report: { flow: file.key, value: middlingReport } }),
      },
    });
    await screen.findByRole('region', { name: 'Today' });
    expect(screen.queryByRole('region', { name: 'Continue where you stopped' })).not.toBeInTheDocument();
  });
});

test('roadmaps show how far one is, each a way to itself, and stand nowhere else', async () => {
  const at = new Date().toISOString();
  const topics = {
    'frontend/html': { status: 'done', at, name: 'HTML' },
    'frontend/css': { status: 'learning', at, name: 'CSS' },
    'frontend/testing': { status: 'skipped', at, name: 'Testing' },
  } as const;
  const { user, at: reached } = await renderScreen('/home', {
    preloadedState: {
      session: { user: ada },
      trackProgress: { ids: ['frontend'], entities: { frontend: { id: 'frontend', title: 'Frontend', topics } } },
      resumeDraft: draft({ step: 'job' }),
    },
  });
  expect(await screen.findByRole('region', { name: 'Continue where you stopped' })).toHaveTextContent(
    'CSS, in the Frontend roadmap: being learned.',
  );
  const row = await screen.findByRole('link', { name: /^Frontend/ });
  expect(screen.getByRole('region', { name: 'Your roadmaps' })).toContainElement(row);
  expect(row).toHaveTextContent(/^Frontend1 of 14 topics done\. Next: CSS7 %$/);
  expect(within(screen.getByRole('region', { name: 'Started, not finished' })).getByRole('list')).toHaveTextContent(
    /^marco\.pdf/,
  );
  await user.click(row);
  await reached('/roadmap/frontend');
});

test('the next best step says why, from the last report', async () => {
  await renderScreen('/home', {
    preloadedState: {
      session: { user: ada },
      home: { ...initialHomeSettings, firstRun: 'done', goal: 'job' },
      resumeReports: history(filed('a')),
      activity: ledger(did('resume-report', 'a', 0, { label: 'marco.pdf', amount: 66 })),
    },
  });
  const panel = await screen.findByRole('region', { name: 'Improve the weakest part of your resume' });
  expect(panel).toHaveTextContent(
    /Your last report came to \d+ of 100 for form and \d+ for fit and lost most points on “.+”: [\d.]+ of \d+\./,
  );
  expect(within(panel).getByRole('link', { name: 'Check it again' })).toHaveAttribute('href', '/resume-enchancer');
});

test('the latest results, each a way to itself, a removed one without', async () => {
  const { user, at } = await renderScreen('/home', {
    preloadedState: {
      session: { user: ada },
      resumeReports: history(filed('r1')),
      activity: ledger(
        did('resume-report', 'r1', 0, { label: 'marco.pdf', amount: 66 }),
        did('resume-report', 'gone', 1, { label: 'old.pdf', amount: 40 }),
        did('typing', 't', 2, { label: '30 seconds', amount: 52 }),
        ...[3, 4, 5].map((n) => did('interview', `i${n}`, n, { label: 'SDE-1', amount: n })),
      ),
    },
  });
  const panel = await screen.findByRole('region', { name: 'Latest results' });
  const rows = within(panel).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/^marco\.pdfresume report · .*Form \d+ · Fit \d+$/);
  expect(rows[2]).toHaveTextContent(/^30 secondstyping test · .*52 net WPM$/);
  expect(within(rows[1] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(rows[0] as HTMLElement).getByRole('link'));
  await at('/resume-enchancer?report=r1');
});

test('the week in bars, words and a table; days in a row', async () => {
  const { user } = await renderScreen('/home', {
    preloadedState: {
      session: { user: ada },
      activity: ledger(did('typing', 'a'), did('typing', 'b'), did('interview', 'c', 40)),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeVisible();
  const week = screen.getByRole('region', { name: 'Your week' });
  expect(week).toHaveTextContent('2 things done on 1 active day; none in the whole of last week.');
  expect(week).toHaveTextContent('1 day in a row');
  expect(within(week).getByRole('img').getAttribute('aria-label')).toMatch(/^By day: .*day 2\.$/);
  await user.click(within(week).getByText('By kind'));
  expect(within(week).getByRole('row', { name: 'typing tests 2 0' })).toBeVisible();
  expect(within(week).getAllByRole('row')).toHaveLength(2);
});

test('nothing done this week says so', async () => {
  await renderScreen('/home', {
    preloadedState: { session: { user: ada }, activity: ledger(did('typing', 'a', 30)) },
  });
  expect(await screen.findByRole('region', { name: 'Your week' })).toHaveTextContent('Nothing yet this week.');
});

describe('today', () => {
  const today = formatISO(new Date(), { representation: 'date' });
  const block = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
    ...newEvent({
      id,
      text: `Learn ${id}`,
      start: `${today}T14:00:00`,
      end: `${today}T16:00:00`,
      allDay: false,
      zone: '',
      at: '2026-11-22T09:00:00.000Z',
      about: 'topic devops/containers',
    }),
    ...more,
  });

  test('blocks and tasks are ticked off where they are, and opened again', async () => {
    const { store, user } = await renderScreen('/home', { preloadedState: { session: { user: ada } } });
    store.dispatch(eventsPut([block('Docker')]));
    store.dispatch(taskAdded({ content: 'Send the resume', list: 'todo', due: today }));
    store.dispatch(taskAdded({ content: 'Call back', list: 'todo', due: '2020-01-02' }));
    const panel = within(await screen.findByRole('region', { name: 'Today' }));
    const lines = () => panel.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines()).toEqual(['OverdueCall back', 'DueSend the resume', '2:00 PMLearn Docker']);
    expect(panel.getByText('3 open, 0 done.')).toBeVisible();
    expect(panel.getByRole('link', { name: /Learn Docker/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/roadmap/devops'),
    );
    await user.click(panel.getByRole('checkbox', { name: 'Done', description: 'Send the resume' }));
    expect(
      Object.values(selectOwnTasks(store.getState())).find(({ content }) => content === 'Send the resume')?.list,
    ).toBe('completed');
    await user.click(panel.getByRole('checkbox', { name: 'Done', description: 'Learn Docker' }));
    expect(await panel.findByText('1 open, 2 done.')).toBeVisible();
    expect(selectEvents(store.getState()).Docker?.doneAt).toMatch(/^\d{4}-/);
    await user.click(panel.getByRole('checkbox', { name: 'Done', description: 'Learn Docker' }));
    await waitFor(() => expect(selectEvents(store.getState()).Docker?.doneAt).toBeNull());
  });

  test('an empty day says how something comes here', async () => {
    await renderScreen('/home', {
      preloadedState: { session: { user: ada }, home: { ...initialHomeSettings, firstRun: 'done' } },
    });
    const panel = within(await screen.findByRole('region', { name: 'Today' }));
    expect(panel.getByText(/Nothing is planned or due today/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Give an hour to something' })).toHaveAttribute(
      'href',
      '/planyourday/events',
    );
    expect(
      within(screen.getByRole('region', { name: 'Your current job' })).getByRole('link', {
        name: 'Add the job you want',
      }),
    ).toHaveAttribute('href', '/jobs?add');
  });

  test('the week is held against the hours that the learner wants', async () => {
    const { store, user } = await renderScreen('/home', { preloadedState: { session: { user: ada } } });
    const week = within(await screen.findByRole('region', { name: 'Your week' }));
    await user.click(week.getByRole('button', { name: 'Set a goal' }));
    await user.type(week.getByLabelText('Hours a week'), '90{Enter}');
    expect(week.getByText('Enter 1 to 80.')).toBeVisible();
    await user.clear(week.getByLabelText('Hours a week'));
    await user.type(week.getByLabelText('Hours a week'), '8{Enter}');
    expect(week.getByRole('img', { name: '0 h of 8 h' })).toBeVisible();
    store.dispatch(
      eventsPut([block('a', { doneAt: new Date().toISOString() }), block('b'), block('job', { about: 'job x' })]),
    );
    expect(await week.findByRole('img', { name: '2 h of 8 h' })).toBeVisible();
    expect(week.getByText(/of 8 h studied, 2 h planned/)).toBeVisible();
  });
});

test('the current job with an interview in two days comes first, and leads to its preparation', async () => {
  const { store, user, at } = await renderScreen('/home', { preloadedState: { session: { user: ada } } });
  const day = formatISO(addDays(new Date(), 2), { representation: 'date' });
  store.dispatch(
    eventsPut([
      newEvent({
        id: 'talk',
        text: 'Interview',
        start: `${day}T10:00:00`,
        end: `${day}T11:00:00`,
        allDay: false,
        zone: '',
        at: '2026-11-22T09:00:00.000Z',
      }),
    ]),
  );
  store.dispatch(jobKept(jobWith({ interviews: [{ event: 'talk' }] })));
  store.dispatch(firstRunFinished());
  const step = within(await screen.findByRole('region', { name: 'Prepare for your interview' }));
  expect(step.getByText(/is in 2 days/)).toBeVisible();
  await user.click(step.getByRole('link', { name: 'Open the preparation' }));
  await at('/jobs/job-1?prepare=yes');
});
