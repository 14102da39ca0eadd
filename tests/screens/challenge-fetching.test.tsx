import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchChallenge } from '../../src/features/terminal/challenge-content';
import { selectFiles, selectOpenChallenge } from '../../src/features/terminal/selectors';
import { challenges } from '../support/challenges';
import { type RenderOptions, renderScreen } from '../support/render-screen';
import { takeComplaints } from '../support/setup-screens';

configure({ defaultHidden: true });

const network = vi.hoisted(() => ({ lost: false, asked: [] as string[], ready: Promise.resolve() }));

vi.mock('content:challenges/groups', async (original) => {
  const { loaders } = await original<typeof import('content:challenges/groups')>();
  const load = (name: string, real: (typeof loaders)[string]) => () => {
    network.asked.push(name);
    return network.lost
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : network.ready.then(real);
  };
  return { loaders: Object.fromEntries(Object.entries(loaders).map(([name, real]) => [name, load(name, real)])) };
});

afterEach(() => {
  network.lost = false;
  network.asked.length = 0;
});

async function open(path: string, options: RenderOptions = {}) {
  const view = await renderScreen(path, options);
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull());
  for (const style of document.querySelectorAll('style')) style.remove();
  await act(async () => view.device.checkToolchain.latest.resolve({ stored: false, bytes: 26_000_000 }));
  return view;
}

const title = (id: number) => `${id}. ${challenges.find((challenge) => challenge.id === id)?.title}`;
const choose = (id: number) =>
  within(screen.getByRole('navigation', { name: 'Coding Challenges' })).getByRole('button', { name: title(id) });
const editor = () => screen.getByRole('textbox', { name: 'Code editor' });

test('a group is fetched when one of its challenges is first opened; one that is lost leaves all as it was', async () => {
  const { user, store, at } = await open('/machine-coding?challenge=31');
  expect(screen.getByRole('heading', { level: 3, name: title(31) })).toBeVisible();
  expect(network.asked).toEqual(['Recursion']);
  await user.click(choose(32));
  expect(await screen.findByRole('heading', { level: 3, name: title(32) })).toBeVisible();
  expect(network.asked).toEqual(['Recursion']);

  network.lost = true;
  await user.click(choose(54));
  expect(await screen.findByText(/That challenge could not be loaded/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: title(32) })).toBeVisible();
  expect(selectOpenChallenge(store.getState())).toBe(32);
  expect(network.asked).toEqual(['Recursion', 'Bit work', 'Bit work']);

  network.lost = false;
  await user.click(choose(54));
  expect(await screen.findByRole('heading', { level: 3, name: title(54) })).toBeVisible();
  await at('/machine-coding?challenge=54');
});

test('the challenge chosen last is the one that opens, however late another one comes', async () => {
  const { user, store } = await open('/machine-coding?challenge=31');
  let arrive = () => {};
  network.ready = new Promise((resolve) => {
    arrive = resolve;
  });
  await user.click(choose(46));
  await user.click(choose(32));
  expect(await screen.findByRole('heading', { level: 3, name: title(32) })).toBeVisible();
  await act(async () => arrive());
  await act(() => fetchChallenge(46));
  expect(screen.getByRole('heading', { level: 3, name: title(32) })).toBeVisible();
  expect(selectOpenChallenge(store.getState())).toBe(32);
});

test('a visit without a network says what is missing, and Retry fetches it', async () => {
  network.lost = true;
  const { user } = await renderScreen('/machine-coding?challenge=49');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('A part of the app could not be loaded.')).toBeVisible();
  expect(network.asked).toEqual(['Algorithms', 'Algorithms']);
  expect(takeComplaints().length).toBeGreaterThan(0);
  network.lost = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 3, name: title(49) })).toBeVisible();
});

test('an example of Code Practice is fetched when it is chosen', async () => {
  const { user, store } = await open('/code-practice');
  expect(network.asked).toEqual([]);
  network.lost = true;
  const example = screen.getByRole('button', { name: /Hello World/ });
  await user.click(example);
  expect(await screen.findByText(/That example could not be loaded/)).toBeVisible();
  network.lost = false;
  await user.click(example);
  await waitFor(() => expect(selectFiles(store.getState()).map(({ name }) => name)).toEqual(['hello-world.c']));
  await waitFor(() => expect(editor()).toHaveTextContent('Hello, World!'));
});
