import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';

test('the open tab is in the address', async () => {
  const { user, at } = await renderScreen('/settings');
  expect(await screen.findByRole('tab', { name: 'AI model', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Data' }));
  await at('/settings?tab=data');
  await user.keyboard('{ArrowLeft}');
  await at('/settings?tab=appearance');
  expect(await screen.findByRole('tab', { name: 'Appearance', selected: true })).toHaveFocus();
});

test('an unknown tab shows the first', async () => {
  await renderScreen('/settings?tab=nowhere');
  expect(await screen.findByRole('tab', { name: 'AI model', selected: true })).toBeVisible();
});

test.each([
  ['Light', 'light'],
  ['Dark', 'dark'],
  ['Same as the system', 'system'],
])('the theme: %s', async (label, theme) => {
  const { user, store } = await renderScreen('/settings?tab=appearance');
  const radio = await screen.findByRole('radio', { name: label });
  if (theme === 'system') await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(radio);
  expect(radio).toBeChecked();
  expect(store.getState().settings.theme).toBe(theme);
});
