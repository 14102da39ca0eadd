import bank from 'content:bank-words';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InterviewQuestion, TrainerSession } from '../../machines/contracts/trainer';
import type { RootState } from '../../src/app/store';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import type { Story } from '../../src/domain/stories/types';
import { answerId } from '../../src/features/interview-trainer/sessions-slice';
import { selectResumes } from '../../src/features/resume-form/selectors';
import { selectStories } from '../../src/features/stories/selectors';
import { inToast, renderScreen } from '../support/render-screen';

const story: Story = {
  id: 'story-1',
  title: 'The slow build',
  situation: 'The build took 40 minutes.',
  action: 'I split the tests.',
  result: 'It took 8 minutes.',
  skills: ['Docker'],
  theme: 'Conflict',
  from: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
};
const kept = { stories: { ids: [story.id], entities: { [story.id]: story } } };

const question: InterviewQuestion = {
  id: 'bank-conflict',
  question: 'Tell me about a conflict at work.',
  category: 'behavioral',
  topic: 'Conflict',
  concepts: [{ label: 'conflict', match: ['conflict'] }],
  outline: '',
  from: 'behavioural',
};
const words =
  'In my last job we had a conflict over the build in Docker. I measured it, I listened to both sides, and I wrote down what we agreed. As a result the build went from 40 to 8 minutes.';
const session: TrainerSession = {
  id: 'interview-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seed: 'seed',
  role: 'QA Engineer',
  jobDescription: 'Selenium.',
  resume: '',
  questions: [question],
  fromModel: 0,
  feedback: null,
  remark: null,
};
/** The interview, at its only question. */
const inInterview = (text: string, evaluated = true): Partial<RootState> => ({
  trainerDraft: {
    main: {
      step: 'interview',
      session: session.id,
      index: 0,
      role: 'QA',
      count: 5,
      difficulty: 'mixed',
      preparation: 0,
      questionTime: 0,
    },
    job: null,
    generation: 0,
  },
  trainerSessions: {
    sessions: { ids: [session.id], entities: { [session.id]: session } },
    answers: {
      ids: [answerId(session.id, 0)],
      entities: {
        [answerId(session.id, 0)]: {
          ...{ id: answerId(session.id, 0), session: session.id, index: 0, text, seconds: null, remark: null },
          evaluation: evaluated ? evaluateAnswer({ bank, question, answer: text }) : null,
          evaluatedText: evaluated ? text : '',
        },
      },
    },
  },
});

// Their code is fetched when it is first needed, which a busy machine takes its time for.
beforeAll(async () => {
  await Promise.all([
    import('../../src/features/stories/keep-story'),
    import('../../src/features/stories/fitting-stories'),
    import('../../src/domain/skills/find-skills'),
  ]);
});

describe('from an answer', () => {
  test('it is kept in its parts with its skills, opened, and taken back by Undo', async () => {
    const { user, store, at } = await renderScreen('/interview-trainer', { preloadedState: inInterview(words) });
    await user.click(await screen.findByRole('button', { name: 'Keep as a story' }));
    const link = await screen.findByRole('link', { name: 'Open the story' });
    expect(selectStories(store.getState())).toMatchObject([
      {
        title: 'Conflict: I measured it, I listened to both…',
        situation: 'In my last job we had a conflict over the build in Docker.',
        action: 'I measured it, I listened to both sides, and I wrote down what we agreed.',
        result: 'As a result the build went from 40 to 8 minutes.',
        skills: ['Docker'],
        theme: 'Conflict',
        from: { session: 'interview-1', question: 0 },
      },
    ]);
    await user.click(link);
    await at(`/stories?story=${selectStories(store.getState())[0]?.id}`);
    expect(await screen.findByRole('textbox', { name: 'Result' })).toHaveValue(
      'As a result the build went from 40 to 8 minutes.',
    );
    await user.click(await inToast('Undo'));
    expect(selectStories(store.getState())).toEqual([]);
    expect(await screen.findByText('This story is not here.')).toBeVisible();
  });

  test('also from the history', async () => {
    const { user, store } = await renderScreen('/interview-trainer?session=interview-1&question=1', {
      preloadedState: inInterview(words),
    });
    await user.click(await screen.findByRole('button', { name: 'Keep as a story' }));
    await screen.findByRole('link', { name: 'Open the story' });
    expect(selectStories(store.getState())).toHaveLength(1);
  });

  test('not from an answer in which no story was found', async () => {
    await renderScreen('/interview-trainer', {
      preloadedState: inInterview('A conflict is when two people want two things that do not go together at all.'),
    });
    await screen.findByRole('region', { name: 'Evaluation' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep as a story' })).toBeNull());
  });
});

describe('beside a behavioral question', () => {
  test('a story that fits begins the answer, when its button is pressed', async () => {
    const { user } = await renderScreen('/interview-trainer', {
      preloadedState: { ...inInterview('', false), ...kept },
    });
    await user.click(await screen.findByText('1 story of yours fits'));
    const answer = screen.getByRole('textbox', { name: 'Your answer' });
    expect(answer).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Use “The slow build” as a start' }));
    expect(answer).toHaveValue('The build took 40 minutes.\n\nI split the tests.\n\nIt took 8 minutes.');
  });

  test('and follows what is written already, with an Undo', async () => {
    const { user } = await renderScreen('/interview-trainer', {
      preloadedState: { ...inInterview('Well, yes. ', false), ...kept },
    });
    await user.click(await screen.findByText('1 story of yours fits'));
    await user.click(screen.getByRole('button', { name: 'Use “The slow build” as a start' }));
    const answer = screen.getByRole('textbox', { name: 'Your answer' });
    expect(answer).toHaveValue('Well, yes.\n\nThe build took 40 minutes.\n\nI split the tests.\n\nIt took 8 minutes.');
    await user.click(await inToast('Undo'));
    expect(answer).toHaveValue('Well, yes. ');
  });
});

describe('the screen', () => {
  test('says how to come by one, begins one, and keeps each change', async () => {
    const { user, store } = await renderScreen('/stories');
    expect(await screen.findByText('No stories yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New story' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'The outage');
    await user.type(screen.getByRole('textbox', { name: 'Action' }), 'I rolled back.');
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'Go, , CI/CD, Go');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Skills' })).toHaveValue('Go, CI/CD');
    expect(selectStories(store.getState())).toMatchObject([
      { title: 'The outage', action: 'I rolled back.', skills: ['Go', 'CI/CD'], from: null },
    ]);
    expect(screen.getByRole('heading', { name: 'The outage' })).toBeVisible();
  });

  test('lists them, removes one, and brings it back', async () => {
    const { user, store, at } = await renderScreen('/stories', { preloadedState: kept });
    await user.click(await screen.findByRole('button', { name: /^The slow build/ }));
    await at('/stories?story=story-1');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await at('/stories');
    expect(selectStories(store.getState())).toEqual([]);
    await user.click(await inToast('Undo'));
    expect(selectStories(store.getState())).toEqual([story]);
  });

  test('puts a line on a resume, changed by the learner, and takes it back', async () => {
    const { user, store } = await renderScreen('/stories?story=story-1', { preloadedState: kept });
    const line = await screen.findByRole('textbox', { name: 'Line for the resume' });
    expect(line).toHaveValue('Split the tests; it took 8 minutes');
    await user.type(line, ' instead of 40');
    await user.click(screen.getByRole('button', { name: 'Add to my resume' }));
    const lines = () =>
      selectResumes(store.getState()).flatMap(({ achievements }) => achievements.map(({ text }) => text));
    expect(lines()).toEqual(['Split the tests; it took 8 minutes instead of 40']);
    expect(await screen.findByRole('button', { name: 'On your resume' })).toBeDisabled();
    await user.click(await inToast('Undo'));
    expect(lines()).toEqual([]);
  });
});

test('the palette finds a story by its words and by its skill', async () => {
  const { user, at } = await renderScreen('/skills', { preloadedState: kept });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Command palette' });
  await user.paste('docker slow build');
  await user.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: /^The slow build/ }));
  expect(box).not.toBeVisible();
  await at('/stories?story=story-1');
});
