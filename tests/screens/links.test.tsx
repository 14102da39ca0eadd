import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { inToast, renderScreen } from '../support/render-screen';

const list = (name: string) => screen.getByRole('region', { name });
const linksOf = (name: string) => within(list(name)).getAllByRole('link');
const regions = () =>
  screen.queryAllByRole('region').filter((region) => within(region).queryAllByRole('link').length > 0);
const star = (name: string) => screen.getByRole('button', { name: `Save ${name}` });

describe('/community', () => {
  const open = async () => {
    const view = await renderScreen('/community');
    await screen.findByRole('heading', { level: 1, name: 'Join Tech Communities' });
    return view;
  };

  test('title, anchor, a map image with a name, three lists of seven that open elsewhere', async () => {
    await open();
    expect(document.getElementById('community')).not.toBeNull();
    expect(screen.getByRole('img', { name: /^World map/ })).toBeVisible();
    for (const name of ['Discord', 'Reddit', 'Twitter/X']) {
      expect(linksOf(name)).toHaveLength(7);
      for (const link of linksOf(name)) {
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        expect(link).toHaveAccessibleDescription('opens in a new tab');
      }
    }
  });

  test('a link that nobody read shows its name and address and nothing else', async () => {
    await open();
    const row = within(list('Twitter/X')).getByRole('link', { name: 'Major League Hacking' }).closest('li');
    expect(row?.querySelector('p')?.textContent).toBe('x.com/MLHacks');
    const read = within(list('Twitter/X')).getByRole('link', { name: 'GitHub' }).closest('li');
    expect(read?.querySelector('p')?.textContent).toBe('@github · Open source, developer tools');
  });

  test('search goes over all lists, says how many it found, and offers a way back from none', async () => {
    const { user } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search all communities' });
    await user.type(field, 'python');
    expect(screen.getByText('2 links shown')).toBeVisible();
    expect(regions()).toHaveLength(2);
    await user.type(field, ' zzz');
    expect(screen.getByText('No link matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all links' }));
    expect(field).toHaveValue('');
    expect(linksOf('Discord')).toHaveLength(7);
  });

  test('a link is saved, listed alone, let go with Undo, and the focus moves on', async () => {
    const { user, store } = await open();
    const filter = screen.getByRole('button', { name: /^Saved/ });
    await user.click(filter);
    expect(screen.getByText('Nothing saved yet')).toBeVisible();
    await user.click(filter);
    for (const name of ['Python Discord', 'r/webdev']) await user.click(star(name));
    expect(star('r/webdev')).toHaveAttribute('aria-pressed', 'true');
    expect(filter).toHaveTextContent('Saved2');
    await user.click(filter);
    expect(screen.getByText('2 links shown')).toBeVisible();
    expect(regions()).toHaveLength(2);
    await user.click(star('Python Discord'));
    expect(star('r/webdev')).toHaveFocus();
    await user.click(await inToast('Undo'));
    expect(star('Python Discord')).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().savedLinks.ids).toHaveLength(2);
    await user.click(star('Python Discord'));
    await user.click(star('r/webdev'));
    expect(filter).toHaveFocus();
    expect(store.getState().savedLinks.ids).toEqual([]);
  });
});

describe('/findevents', () => {
  const open = async () => {
    const view = await renderScreen('/findevents');
    await screen.findByRole('heading', { level: 1, name: 'Events and tips' });
    return view;
  };
  const look = () => document.getElementById('findevents')?.dataset.look;

  test('four cards of links elsewhere, and one inside', async () => {
    const { user, at } = await open();
    for (const name of ['Find Hackathons', 'Stay Updated', 'Start Coding Prep', 'For UI/UX']) {
      expect(linksOf(name)).toHaveLength(8);
      for (const link of linksOf(name))
        if (link.getAttribute('href') !== '/community') {
          expect(link).toHaveAttribute('target', '_blank');
          expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        }
    }
    const inside = within(list('Stay Updated')).getByRole('link', { name: 'Community' });
    expect(inside).not.toHaveAttribute('target');
    expect(screen.queryByRole('button', { name: 'Save Community' })).not.toBeInTheDocument();
    await user.click(inside);
    await at('/community');
  });

  test('starts dark; the toggle says what it does, and the choice stays when one comes back', async () => {
    const { user, at } = await open();
    expect(look()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light' }));
    expect(look()).toBe('light');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await at('/home');
    await user.click(screen.getByRole('link', { name: 'Skill Development' }));
    await user.click(await screen.findByRole('link', { name: 'Find Events' }));
    await waitFor(() => expect(look()).toBe('light'));
    await user.click(screen.getByRole('button', { name: 'Switch to dark' }));
    expect(look()).toBe('dark');
  });

  test('a link saved here is no concern of the other list', async () => {
    const { user } = await open();
    await user.click(star('Devpost'));
    expect(screen.getByRole('button', { name: /^Saved/ })).toHaveTextContent('Saved1');
    await user.type(screen.getByRole('searchbox', { name: 'Search all events and tips' }), 'newsletter javascript');
    expect(screen.getByText('2 links shown')).toBeVisible();
    expect(regions()).toHaveLength(1);
  });
});
