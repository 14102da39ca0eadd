import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { selectEvents } from '../../src/features/calendar/selectors';
import { interviewCourseSlice } from '../../src/features/terminal/course/course-slice';
import { selectInterviewCourse } from '../../src/features/terminal/selectors';
import { challengesSlice } from '../../src/features/terminal/work-slice';
import { inToast, renderScreen } from '../support/render-screen';

configure({ defaultHidden: true });

beforeAll(async () => {
  await Promise.all([
    import('../../src/features/terminal/code-practice-screen'),
    import('../../src/features/terminal/course/interview-75'),
    import('../../src/features/study-plan/study-plan-dialog'),
    import('../../src/features/roadmap-generator/topic-reading'),
  ]);
}, 120_000);

const open = (course: { hours: number | null; begun: string | null }, solved: readonly number[] = []) => {
  const empty = challengesSlice.getInitialState();
  const documents = solved.map((id) => ({
    id: `challenge-${id}`,
    title: `${id}`,
    solvedAt: '2026-11-01T12:00:00.000Z',
    hints: 0,
    solutionAskedAt: null,
  }));
  return renderScreen('/code-practice?plan=interview-75', {
    preloadedState: {
      interviewCourse: { ...interviewCourseSlice.getInitialState(), ...course },
      challenges: {
        ...empty,
        progress: {
          ids: documents.map(({ id }) => id),
          entities: Object.fromEntries(documents.map((one) => [one.id, one])),
        },
      },
    },
  });
};

test('lists the weeks with their dates and progress, and says truthfully how many it takes', async () => {
  const { user, store } = await open({ hours: null, begun: '2026-11-30' }, [16]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Interview 75' })).toBeVisible());
  expect(screen.getByText(/1 of 75 are solved\.$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^It takes 8 weeks, until Jan 24, 2027\.$/);
  const first = screen.getByRole('region', { name: 'Week 1' });
  expect(first).toHaveTextContent('Nov 30, 2026 to Dec 6, 2026');
  expect(first).toHaveTextContent(/1 of \d+ solved/);
  expect(within(first).getByRole('region', { name: 'Arrays and hashing' })).toBeVisible();
  expect(within(first).getByRole('link', { name: '57. A Pair That Adds Up' })).toBeVisible();
  const hours = screen.getByRole('spinbutton', { name: 'Hours a week' });
  await user.clear(hours);
  await user.type(hours, '4');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^4 hours a week are not enough for eight weeks: it takes 2\d weeks/,
  );
  expect(selectInterviewCourse(store.getState())).toEqual({ hours: 4, begun: '2026-11-30' });
  await user.clear(hours);
  expect(screen.getByText(/^From 1\.5 to 40 hours/)).toBeVisible();
  expect(selectInterviewCourse(store.getState()).hours).toBe(4);
}, 60_000);

test('goes into the calendar as blocks of its challenges, with one Undo', async () => {
  const { user, store } = await open({ hours: 10, begun: null });
  await user.click(await screen.findByRole('button', { name: 'Put it into my calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put it into my calendar' });
  await user.click(await within(dialog).findByRole('button', { name: /^Put \d+ blocks into my calendar$/ }));
  const events = () => Object.values(selectEvents(store.getState()));
  await waitFor(() => expect(events().length).toBeGreaterThan(60));
  expect(events().every(({ about }) => /^challenge \d+$/.test(about))).toBe(true);
  expect(selectInterviewCourse(store.getState()).begun).not.toBeNull();
  await user.click(await inToast('Undo'));
  expect(events()).toEqual([]);
}, 60_000);

test('a wish for such a list in the generator leads to it', async () => {
  const { user, at } = await renderScreen('/personalized-roadmap');
  await user.type(await screen.findByRole('textbox', { name: 'What do you want to learn?' }), 'Blind 75');
  await user.click(await screen.findByRole('link', { name: 'Interview 75' }, { timeout: 30_000 }));
  await at('/code-practice?plan=interview-75');
}, 60_000);
