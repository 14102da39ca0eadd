import challenges from 'content:challenges/ids';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import { topicMarked } from '../../src/features/roadmap/track-progress-slice';
import { planFiled } from '../../src/features/roadmap-generator/plans-slice';
import { challengeSolved } from '../../src/features/terminal/work-slice';
import { typingResultsReceived } from '../../src/features/typing-test/typing-slice';
import { resultWith } from '../domain/typing/support';
import { planning } from '../support/planning';
import { renderScreen } from '../support/render-screen';

const AT = '2026-11-20T10:00:00.000Z';
const card = (title: string) => {
  const found = screen.getByRole('link', { name: title }).closest('article');
  if (!found) throw new Error(`${title} is in no card`);
  return found;
};

test('five cards, each a link as a whole with Get Started over it, the last full width; the sidebar leads here', async () => {
  const { user, at } = await renderScreen('/home');
  await user.click(await screen.findByRole('link', { name: 'Skill Development' }));
  await at('/skills');
  await screen.findByRole('link', { name: 'Community' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Skills', '/roadmap'],
    ['Community', '/community'],
    ['AI Tutor', '/esmoai'],
    ['Find Events', '/findevents'],
    ['Personalized Roadmaps and Resources', '/personalized-roadmap'],
  ]);
  for (const link of links) expect(card(link.textContent ?? '')).toHaveTextContent(/Get Started$/);
  const wide = links.map((link) => link.closest('li')?.classList.contains('sm:col-span-2'));
  expect(wide).toEqual([false, false, false, false, true]);
});

test('with nothing done, the cards say what is in them', async () => {
  await renderScreen('/skills');
  await screen.findByRole('link', { name: 'Skills' });
  expect(card('Skills')).toHaveTextContent('12 tracks of 15 topics each.');
  expect(card('Community')).toHaveTextContent('21 places to explore.');
  expect(card('Find Events')).toHaveTextContent('31 links to explore.');
});

test('they say how far one is, what comes next and what was saved', async () => {
  await renderScreen('/skills', {
    preloadedState: {
      trackProgress: {
        ids: ['frontend'],
        entities: {
          frontend: { id: 'frontend', topics: { 'frontend/internet-basics': { status: 'done', at: AT } } },
        },
      },
      savedLinks: {
        ids: ['discord/python', 'event/mlh', 'event/gone'],
        entities: {
          'discord/python': { id: 'discord/python', at: AT },
          'event/mlh': { id: 'event/mlh', at: AT },
          'event/gone': { id: 'event/gone', at: AT },
        },
      },
    },
  });
  await screen.findByRole('link', { name: 'Skills' });
  expect(card('Skills')).toHaveTextContent('1 topic done in 1 track.Next: HTML');
  expect(card('Community')).toHaveTextContent('21 places, 1 saved by you.');
  expect(card('Find Events')).toHaveTextContent('31 links, 1 saved by you.');
});

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('with nothing done, one line says what will be here', async () => {
  await renderScreen('/skills');
  expect(
    (await panel('Your progress')).getByText(/^Each track and roadmap that you begin is listed here/),
  ).toBeVisible();
});

test('a subject that was begun is among the roadmaps, with its next topic', async () => {
  const { store } = await renderScreen('/skills');
  const marked = { trackId: 'react', title: 'React', name: 'Components', status: 'done' } as const;
  act(() => void store.dispatch(topicMarked({ ...marked, topicId: 'react/components' })));
  expect(await screen.findByText(/^1 of \d+ topics done/)).toHaveTextContent(/Next: \S/);
  expect((await panel('Your roadmaps')).getByRole('link', { name: 'React' })).toHaveAttribute('href', '/roadmap/react');
});

test('tracks and own roadmaps show how far one is, with the next topic; challenges and typing their figures', async () => {
  const form = {
    topic: 'React',
    time: '6 weeks',
    correction: { hoursPerWeek: null, end: null },
    level: 'beginner',
    depth: 'overview',
    known: [],
  } as const;
  const roadmap = planRoadmap(planning, { ...form, budget: readTimeLimit(form.time, '2026-11-21').budget });
  const { store, user, at } = await renderScreen('/skills');
  act(() => {
    const marked = { trackId: 'frontend', title: 'Frontend', name: 'Internet basics', status: 'done' } as const;
    store.dispatch(topicMarked({ ...marked, topicId: 'frontend/internet-basics' }));
    store.dispatch(
      planFiled({
        id: 'p',
        createdAt: AT,
        name: 'React in six weeks',
        form,
        roadmap,
        made: null,
        locked: [],
        reply: null,
      }),
    );
    store.dispatch(challengeSolved({ id: 'challenge-1', title: 'Hello World' }));
    store.dispatch(challengeSolved({ id: 'challenge-9999', title: 'Of a later app' }));
    store.dispatch(typingResultsReceived({ documents: [resultWith({ netWpm: 61.6, accuracy: 97.2 })], removed: [] }));
  });
  const list = (await panel('Your roadmaps')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(list).toEqual([
    expect.stringMatching(/^Frontend.*1 of 15 topics done\. Next: HTML7 %$/),
    `React in six weeks0 of ${roadmap.topics.length} topics done. Next: ${roadmap.topics[0]?.name}0 %`,
  ]);
  const practice = await panel('Your practice');
  expect(practice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    `1 of ${challenges.length} solved`,
    'Solve the next',
    '62 words a minute, 97 % right',
    expect.stringMatching(/ · Take another$/),
  ]);
  expect(screen.queryByRole('region', { name: 'Your progress' })).not.toBeInTheDocument();
  await user.click((await panel('Your roadmaps')).getByRole('link', { name: 'React in six weeks' }));
  await at('/personalized-roadmap?plan=p');
});
