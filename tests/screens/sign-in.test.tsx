import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';
import { ada } from './samples';

const name = () => screen.findByRole('textbox', { name: 'Display name' });
const handle = () => screen.getByRole('textbox', { name: 'Handle' });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

test('a name is enough, and Continue goes home', async () => {
  const { user, store, at } = await renderScreen('/signin');
  await user.type(await name(), '  Ada Lovelace ');
  await user.click(goOn());
  expect(store.getState().session.user).toEqual({
    displayName: 'Ada Lovelace',
    handle: '',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  await at('/home');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible();
});

test('Enter in a field continues', async () => {
  const { user, at } = await renderScreen('/signin');
  await user.type(await name(), 'Ada');
  await user.type(handle(), 'ada.l{Enter}');
  await at('/home');
});

test('nothing is said before the first try; then what is wrong is said beside its field', async () => {
  const { user, store, at } = await renderScreen('/signin');
  await user.type(await name(), '   ');
  await user.type(handle(), 'ada lovelace!');
  expect(handle()).toBeValid();
  await user.click(goOn());
  expect(await name()).toBeInvalid();
  expect(await name()).toHaveAccessibleDescription('Enter a name, any name you like to go by.');
  expect(handle()).toBeInvalid();
  expect(handle()).toHaveAccessibleDescription(
    'Use letters, digits, dots, dashes and underscores only. Optional. Shown beside your name.',
  );
  expect(store.getState().session.user).toBeNull();
  await at('/signin');
});

test.each([
  ['ada', true],
  ['ada_lovelace-1815.x', true],
  ['Лада', true],
  ['', true],
  [' ada ', true],
  ['ada lovelace', false],
  ['@ada', false],
  ['<b>', false],
])('handle %j is taken: %s', async (text, taken) => {
  const { user, at } = await renderScreen('/signin');
  await user.type(await name(), 'Ada');
  if (text) await user.type(handle(), text);
  await user.click(goOn());
  await at(taken ? '/home' : '/signin');
});

test('a profile that is there can be changed', async () => {
  const { user, store } = await renderScreen('/signin', { preloadedState: { session: { user: ada } } });
  expect(await name()).toHaveValue('Ada');
  expect(handle()).toHaveValue('ada');
  await user.clear(await name());
  await user.type(await name(), 'Countess');
  await user.click(goOn());
  expect(store.getState().session.user).toMatchObject({ displayName: 'Countess', handle: 'ada' });
});

test('a change of the name keeps the day the profile was made', async () => {
  const { user, store } = await renderScreen('/signin', { preloadedState: { session: { user: ada } } });
  await user.type(await name(), '!');
  await user.click(goOn());
  expect(store.getState().session.user).toEqual({ ...ada, displayName: 'Ada!' });
});

test('no profile is demanded', async () => {
  const { user, at, store } = await renderScreen('/signin');
  expect(await screen.findByText(/There is no account and no password/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'continue without a profile' }));
  await at('/home');
  expect(store.getState().session.user).toBeNull();
});
