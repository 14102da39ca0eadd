import subjects from 'content:subjects';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';

const group = (topic: string) => {
  const found = screen.getByText(`Status of ${topic}`, { selector: 'legend' }).closest('fieldset');
  if (!found) throw new Error(`${topic} has no group`);
  return within(found);
};

test('subjects are listed when they are asked for, by kind, and lead to their topics', async () => {
  const { user, at } = await renderScreen('/roadmap');
  await user.click(await screen.findByRole('button', { name: 'Show all subjects' }));
  const languages = within(await screen.findByRole('region', { name: 'Languages' }));
  expect(languages.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(
    subjects.filter(({ kind }) => kind === 'language').map(({ title }) => title),
  );
  await user.click(languages.getByRole('link', { name: 'Rust' }));
  await at('/roadmap/rust');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rust roadmap' })).toBeVisible();
});

test('a search looks through subjects too, and names the topics that it found', async () => {
  const { user } = await renderScreen('/roadmap');
  await user.type(await screen.findByRole('searchbox', { name: 'Search tracks and topics' }), 'lifetimes');
  const rust = (await screen.findByRole('link', { name: 'Rust' })).closest('article');
  expect(rust).toHaveTextContent('Found in Lifetimes');
  await user.type(screen.getByRole('searchbox'), ' zzz');
  expect(await screen.findByText(/^None of the \d+ subjects contains all of these words\.$/)).toBeVisible();
});

test('a topic of a subject says what it is, what one can do after it, and what to do; a mark is kept', async () => {
  const { user, store } = await renderScreen('/roadmap/rust?topic=ownership');
  const row = within(await screen.findByRole('listitem', { name: 'Ownership and borrowing' }));
  expect(await row.findByText(/^Every value has exactly one owner/)).toBeVisible();
  expect(row.getByRole('heading', { name: 'Afterwards you can' })).toBeVisible();
  expect(row.getByText(/^Write a function that takes a list of texts/)).toBeVisible();
  expect(await row.findByRole('link', { name: 'Ask the tutor' })).toBeVisible();
  await user.click(group('Ownership and borrowing').getByRole('radio', { name: 'Done' }));
  expect(store.getState().trackProgress.entities.rust).toMatchObject({
    title: 'Rust',
    topics: { 'rust/ownership': { status: 'done', name: 'Ownership and borrowing' } },
  });
});

test('a wish is read while it is written: what is there, what is not, and a slip that is asked about', async () => {
  const { user } = await renderScreen('/personalized-roadmap');
  const topic = await screen.findByRole('textbox', { name: 'What do you want to learn?' });
  await user.type(topic, 'pyhton and beekeeping');
  expect(await screen.findByText('“pyhton” is read as that.', { exact: false })).toHaveTextContent(
    'Did you mean Python? “pyhton” is read as that.',
  );
  expect(screen.getByText(/^In the catalogue:/)).toHaveTextContent('In the catalogue: Python.');
  expect(screen.getByText(/^Not in the catalogue:/)).toHaveTextContent('beekeeping');
  await user.click(screen.getByRole('button', { name: 'Python' }));
  expect(topic).toHaveValue('Python and beekeeping');
  expect(screen.queryByText('Did you mean', { exact: false })).not.toBeInTheDocument();
});

test('cards that the catalogue names for a topic are offered first', async () => {
  const { user } = await renderScreen('/roadmap/javascript');
  const { loaders } = await import('content:subjects/pages');
  const page = (await loaders.javascript?.())?.default;
  const topic = page?.topics.find(({ cards }) => cards.length > 1);
  if (!topic) throw new Error('no topic names cards');
  const cards = await import('content:cards');
  const titles = topic.cards.map((id) => cards.default.find((card) => card.id === id)?.title);
  const row = within(await screen.findByRole('listitem', { name: topic.name }));
  await user.click(row.getByRole('button', { name: 'Read, practise and plan' }));
  const read = await row.findAllByRole('link', { name: /^Read/ });
  expect(read.map((link) => link.textContent)).toEqual(titles.slice(0, 4).map((title) => `Read: ${title}`));
});
