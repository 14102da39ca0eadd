import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sample } from '../slices/interview-samples';
import { renderScreen } from '../support/render-screen';

const CARDS = [
  'SDE-1',
  'SDE-2',
  'SDE-3',
  'Data Analyst',
  'Data Scientist',
  'Cybersecurity Engineer',
  'DevOps Engineer',
  'QA Engineer',
  'UI/UX Designer',
  'Cloud Engineer',
  'ML Engineer',
  'Full Stack Developer',
  'More Roles',
];
const cards = async () => within(await screen.findByRole('region', { name: 'Roles' })).queryAllByRole('link');
const names = async () => (await cards()).map((card) => CARDS.find((name) => card.textContent?.startsWith(name)));

test('the hero, and the 13 cards in their order', async () => {
  await renderScreen('/interview');
  expect(await screen.findByRole('heading', { level: 1, name: 'Prepare for Your Next Tech Interview' })).toBeVisible();
  expect(await names()).toEqual(CARDS);
  const more = await screen.findByRole('link', { name: /^More Roles/ });
  expect(more).toHaveAttribute('href', '/more-interviews');
});

test.each([
  ['UI/UX Designer', '/interview/UI%2FUX%20Designer', 'UI/UX Designer interview'],
  ['ML Engineer', '/interview/ML%20Engineer', 'ML Engineer interview'],
])('%s leads to its room', async (name, address, title) => {
  const { user, at } = await renderScreen('/interview');
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
  await at(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('Tell me about yourself.')).toBeVisible();
});

test('Start Practicing Now leads to the first role', async () => {
  const { user, at } = await renderScreen('/interview');
  await user.click(await screen.findByRole('link', { name: 'Start Practicing Now' }));
  await at('/interview/SDE-1');
});

test('search finds every role, further ones too, and says when there is none', async () => {
  const { user } = await renderScreen('/interview');
  const search = await screen.findByRole('searchbox', { name: 'Search roles' });
  await user.type(search, 'engineer data');
  expect(screen.getByText('2 roles found')).toBeInTheDocument();
  expect((await cards()).map(({ textContent }) => textContent?.slice(0, 13))).toEqual([
    'SDE-1Your fir',
    'Data Engineer',
  ]);
  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByText('No role matches “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all roles' }));
  expect(await names()).toEqual(CARDS);
});

test('a card says what was done in its role, and what is unfinished', async () => {
  const entity = sample();
  const draft = sample({ id: 'interview-d', role: { id: 'sde-2', name: 'SDE-2' } });
  await renderScreen('/interview', {
    preloadedState: {
      interviewSessions: { ids: [entity.id], entities: { [entity.id]: entity } },
      interviewDrafts: { ids: [draft.id], entities: { [draft.id]: draft } },
    },
  });
  expect(await screen.findByRole('link', { name: /^SDE-1.*practised once/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^SDE-2.*Continue with question 2 of 3/ })).toBeVisible();
});

test('the further roles are twelve, each with its room', async () => {
  const { user, at } = await renderScreen('/more-interviews');
  expect(await screen.findByRole('heading', { level: 1, name: 'More Roles' })).toBeVisible();
  const list = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(list).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: /^Technical Writer/ }));
  await at('/interview/Technical%20Writer');
  expect(await screen.findByText(/^Question/)).toBeVisible();
});

test.each(['/interview/Astronaut', '/interview/%20'])('%s: no questions, and roles to choose', async (address) => {
  const { user, at } = await renderScreen(address);
  expect(await screen.findByText('No questions available for this role')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^QA Engineer/ }));
  await at('/interview/QA%20Engineer');
});

test.each([
  '/interview/Machine%20Learning%20Engineer',
  '/interview/ml%20engineer',
  '/interview/machine-learning-engineer',
])('%s finds the bank of the ML role', async (address) => {
  await renderScreen(address);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ML Engineer interview'));
});
