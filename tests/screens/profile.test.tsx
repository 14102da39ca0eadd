import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '../../src/domain/coding-profile/types';
import { renderScreen } from '../support/render-screen';
import { did, ledger } from './activity-samples';
import { ada } from './samples';

// The year has hundreds of cells: whether each is hidden is not checked again for every button.
const statistics = () => screen.findByLabelText('Statistics');
const panel = () => screen.getByLabelText('Profile panel');
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('statistics', () => {
  test('nothing done: the spec’s sample figures, each under a Sample badge', async () => {
    await renderScreen('/userprofile');
    const region = await statistics();
    expect(within(region).getByText('These are sample figures')).toBeVisible();
    for (const figure of ['Questions answered239Sample', 'Active days94Sample', 'Contests3Sample'])
      expect(
        within(region)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toContain(figure);
    expect(within(region).getAllByText('Sample')).toHaveLength(within(region).getAllByRole('listitem').length);
    expect(screen.queryByText('Download CSV')).not.toBeInTheDocument();
  });

  test('the first thing done: real figures, and no sample anywhere', async () => {
    await renderScreen('/userprofile', {
      preloadedState: { activity: ledger(did('interview', 'a', 0, { label: 'SDE-1', amount: 6 })) },
    });
    const region = await statistics();
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
    const items = within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items.slice(0, 3)).toEqual([
      'Questions answered6In the room and with the trainer',
      'Things done1Since you began here',
      'Active days1Days with something done here',
    ]);
    expect(items.join()).not.toContain('Contests');
    expect(within(screen.getByLabelText('Topics')).getByRole('listitem')).toHaveTextContent('SDE-11');
  });
});

describe('the side panel', () => {
  test('edited, kept with each key, and the local profile takes the name', async () => {
    const { user, store } = await renderScreen('/userprofile');
    await statistics();
    expect(panel()).toHaveTextContent('No name yet');
    await user.click(button('Edit profile'));
    expect(screen.getByLabelText('Display name')).toHaveFocus();
    await user.type(screen.getByLabelText('Display name'), 'Ada');
    await user.type(screen.getByLabelText('Handle'), '@ada');
    await user.type(screen.getByLabelText('Bio'), 'Compilers');
    await user.type(screen.getByLabelText('Country'), 'UK');
    await user.type(screen.getByLabelText('University'), 'London');
    await user.type(screen.getByLabelText('Last refresh date'), '2026-11-02');
    await user.type(screen.getByLabelText('Profile views'), '1,280');
    await user.type(screen.getByLabelText('Rating'), '1512');
    expect(store.getState().profile).toMatchObject({ bio: 'Compilers', views: 1280, contests: null, rating: 1512 });
    expect(store.getState().session.user).toMatchObject({ displayName: 'Ada', handle: 'ada' });
    await user.click(button('Done'));
    expect(within(panel()).getByText('Ada')).toBeVisible();
    for (const shown of ['@ada', 'Compilers', 'CountryUK', 'UniversityLondon', 'Profile views1,280'])
      expect(panel()).toHaveTextContent(shown);
    expect(screen.getByLabelText('Statistics')).toHaveTextContent('Rating1,512Entered by you');
  });

  test('Undo changes brings back what stood there, the name too', async () => {
    const { user, store } = await renderScreen('/userprofile', {
      preloadedState: { session: { user: ada }, profile: { ...emptyProfile, displayName: 'Ada', bio: 'Before' } },
    });
    await statistics();
    await user.click(button('Edit profile'));
    await user.clear(screen.getByLabelText('Bio'));
    await user.clear(screen.getByLabelText('Display name'));
    await user.type(screen.getByLabelText('Display name'), 'Grace');
    expect(store.getState().session.user?.displayName).toBe('Grace');
    await user.click(button('Undo changes'));
    expect(panel()).toHaveTextContent('Before');
    expect(store.getState().session.user).toMatchObject({ displayName: 'Ada', handle: 'ada' });
  });

  test('10,000 characters are kept; one more is said, not cut, and the text before stays', async () => {
    const { user, store } = await renderScreen('/userprofile');
    await statistics();
    await user.click(button('Edit profile'));
    const bio = screen.getByLabelText('Bio');
    await user.click(bio);
    await user.paste('b'.repeat(10_000));
    expect(screen.getByText('10,000 of 10,000 characters.')).toBeVisible();
    await user.paste('!');
    expect(screen.getByText(/^1 too many characters\./)).toBeVisible();
    expect(bio).toHaveValue(`${'b'.repeat(10_000)}!`);
    expect(store.getState().profile.bio).toBe('b'.repeat(10_000));
    await user.click(button('Done'));
    expect(screen.getByText(/A field above is not saved yet/)).toBeVisible();
    expect(bio).toHaveFocus();
    await user.type(bio, '{Backspace}');
    await user.click(button('Done'));
    await user.click(within(panel()).getByRole('button', { name: 'Show all' }));
    expect(within(panel()).getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('what is not a number is refused in words and not kept', async () => {
    const { user, store } = await renderScreen('/userprofile');
    await statistics();
    await user.click(button('Edit profile'));
    await user.type(screen.getByLabelText('Contests'), 'many');
    expect(screen.getByText('Enter a whole number from 0 to 9,999.')).toBeVisible();
    expect(store.getState().profile.contests).toBeNull();
  });
});

describe('Problem Solving Stats', () => {
  test('open by default, closes and opens', async () => {
    const { user } = await renderScreen('/userprofile');
    await statistics();
    const toggle = button('Problem Solving Stats');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['LeetCode', 'Codeforces', 'CodeChef', 'HackerRank', 'GeeksforGeeks'])
      expect(screen.getByText(name)).toBeVisible();
    expect(screen.getAllByText('Not connected')).toHaveLength(5);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('LeetCode')).not.toBeVisible();
  });

  test('a handle connects, a bad one is refused in words, Disconnect can be undone', async () => {
    const { user, store } = await renderScreen('/userprofile');
    await statistics();
    await user.click(button('Connect LeetCode'));
    const field = screen.getByLabelText('Handle on LeetCode');
    expect(field).toHaveFocus();
    await user.keyboard('javascript:alert(1){Enter}');
    expect(screen.getByText(/not the address of a profile on LeetCode/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'https://leetcode.com/u/ada_l/');
    await user.type(screen.getByLabelText('Problems solved'), '212{Enter}');
    const link = await screen.findByText('ada_l');
    expect(link).toHaveAccessibleName('ada_l on LeetCode, opens in a new tab');
    expect(link).toHaveAttribute('href', 'https://leetcode.com/u/ada_l');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/1 of 5 connected, 212 problems solved by your count\./)).toBeVisible();
    await user.click(button('Edit LeetCode'));
    await user.click(button('Disconnect'));
    expect(store.getState().profile.platforms.leetcode).toEqual({ handle: '', solved: null });
    await user.click(await screen.findByText('Undo'));
    expect(store.getState().profile.platforms.leetcode).toEqual({ handle: 'ada_l', solved: 212 });
  });
});

test('starts dark; the toggle makes it light, for this screen alone', async () => {
  const { user, store } = await renderScreen('/userprofile');
  const look = () => document.querySelector('[data-look]')?.getAttribute('data-look');
  await statistics();
  expect(look()).toBe('dark');
  await user.click(button('Switch to light'));
  expect(look()).toBe('light');
  expect(store.getState().settings.theme).toBe('system');
  await user.click(button('Switch to dark'));
  expect(look()).toBe('dark');
});

test('the year as a table, in words and by month; the ledger as files', async () => {
  const all = [did('typing', 'a', 0, { label: '30 seconds', amount: 52 }), did('training', '=1+1', 1, { amount: 5 })];
  const { user, device } = await renderScreen('/userprofile', { preloadedState: { activity: ledger(...all) } });
  const year = await screen.findByLabelText('Your year');
  expect(year).toHaveTextContent(/2 things done on 2 days of the last 53 weeks\. The busiest: .*, with 1\./);
  const days = screen.getByLabelText('Your year, day by day');
  expect(days).toHaveAttribute('tabindex', '0');
  const table = within(days).getByRole('table', { name: /^Things done by day/, hidden: true });
  expect(within(table).getAllByRole('rowheader', { hidden: true })).toHaveLength(7);
  expect(within(table).getAllByText(/^1 on /)).toHaveLength(2);
  await user.click(within(year).getByText('By month, as a table'));
  expect(within(year).getAllByRole('table', { hidden: true })[1]).toBeVisible();
  await user.click(button('Download CSV'));
  await user.click(button('Download JSON'));
  const [csv, json] = device.downloads;
  expect(csv?.name).toMatch(/^elevate-activity-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv?.content).toContain(",training,'=1+1,5\r\n");
  expect(JSON.parse(String(json?.content)).activities).toHaveLength(2);
});
