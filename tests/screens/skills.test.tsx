import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
