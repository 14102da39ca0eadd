import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { INTERVIEW_RUBRIC_VERSION } from '../../src/domain/interview/answer/rubric';
import '../../src/features/interview/sessions-trend';
import type { FiledSession } from '../../src/features/interview/sessions-slice';
import { sample } from '../slices/interview-samples';
import { renderScreen } from '../support/render-screen';

const QA = { id: 'qa-engineer', name: 'QA Engineer' };

/** A session of a day of October that was judged with this score. */
function judged(day: number, score: number, change: Partial<FiledSession> = {}): FiledSession {
  const answer = { kind: 'score', score, covered: 3, of: 5 } as const;
  return {
    ...sample({ id: `interview-${day}`, begunAt: `2026-10-0${day}T10:00:00.000Z`, parts: [] }),
    scores: { rubric: INTERVIEW_RUBRIC_VERSION, answers: [answer, answer] },
    ...change,
  };
}

async function open(...sessions: readonly FiledSession[]) {
  return renderScreen('/interview', {
    preloadedState: {
      interviewSessions: {
        ids: sessions.map(({ id }) => id),
        entities: Object.fromEntries(sessions.map((session) => [session.id, session])),
      },
    },
  });
}
const trend = () => screen.findByRole('region', { name: 'Trend' });
const scores = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('the sessions of all roles or of one, the oldest first, drawn and as a table', async () => {
  const { user } = await open(judged(5, 8), judged(2, 6.5, { role: QA }), judged(1, 5));
  const region = await trend();
  expect(within(region).getByText('From 5.0 to 8.0 of 10 in 3 sessions.')).toBeVisible();
  expect(within(region).getByRole('img', { name: /^Mean scores of 3 sessions, from 5.0 to 8.0 of 10/ })).toBeVisible();
  expect(scores(region)).toEqual(['5.0', '6.5', '8.0']);
  expect(within(region).getByText('QA Engineer', { selector: 'span' })).toBeVisible();
  await user.selectOptions(within(region).getByLabelText('Role'), 'SDE-1');
  expect(scores(region)).toEqual(['5.0', '8.0']);
  await user.selectOptions(within(region).getByLabelText('Role'), 'QA Engineer');
  expect(within(region).queryByRole('img')).not.toBeInTheDocument();
  expect(within(region).getByText('One session has a score, 6.5 of 10. A trend begins with the second.')).toBeVisible();
  expect(scores(region)).toEqual(['6.5']);
});

test('retakes, and sessions in which nothing was said, are no part of it', async () => {
  const silent = [{ spoken: [], typed: '', spent: 9000, prepared: 0 }];
  await open(
    judged(4, 9, { retakes: { session: 'interview-1', question: 'sde-1-01' } }),
    judged(3, 1, { answers: silent }),
    judged(2, 7),
    judged(1, 6),
  );
  const region = await trend();
  expect(scores(region)).toEqual(['6.0', '7.0']);
  expect(within(region).queryByLabelText('Role')).not.toBeInTheDocument();
});

test('scores of another rubric are not drawn among these, but judged again', async () => {
  const old = judged(1, 10, { scores: { rubric: 'old', answers: [{ kind: 'score', score: 10, covered: 1, of: 1 }] } });
  const { store } = await open(judged(2, 7), old);
  const region = await trend();
  expect(within(region).queryByText('10.0')).not.toBeInTheDocument();
  expect(
    await within(region).findByRole('img', { name: /^Mean scores of 2 sessions, from \d\.\d to 7\.0/ }),
  ).toBeVisible();
  expect(store.getState().interviewSessions.entities['interview-1']?.scores?.rubric).toBe(INTERVIEW_RUBRIC_VERSION);
});
