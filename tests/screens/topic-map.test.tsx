import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../support/render-screen';

const AT = '2026-11-20T10:00:00.000Z';
const begun = {
  preloadedState: {
    trackProgress: {
      ids: ['frontend'],
      entities: {
        frontend: {
          id: 'frontend',
          topics: {
            'frontend/internet-basics': { status: 'done' as const, at: AT },
            'frontend/html': { status: 'learning' as const, at: AT },
            'frontend/package-managers': { status: 'skipped' as const, at: AT },
          },
        },
      },
    },
  },
};
/** As wide as a window on a desk. */
const wide = () =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(min-width: 900px)', media: query }),
  );
const map = () => screen.findByRole('region', { name: 'Map of the topics' });
const node = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the map of a track', () => {
  test('the address and a switch say whether it is a list or a map; the way back stays', async () => {
    const { user, at } = await renderScreen('/roadmap/frontend');
    const view = within(await screen.findByRole('navigation', { name: 'View' }));
    expect(view.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
    await user.click(view.getByRole('link', { name: 'Map' }));
    await at('/roadmap/frontend?view=map');
    await map();
    expect(screen.queryByRole('heading', { name: 'Topics in learning order' })).not.toBeInTheDocument();
    expect(view.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'page');
    await user.click(view.getByRole('link', { name: 'List' }));
    await at('/roadmap/frontend');
    expect(await screen.findByRole('heading', { name: 'Topics in learning order' })).toBeVisible();
  });

  test('every topic says its status, its place, its hours, and what it builds on and leads to', async () => {
    await renderScreen('/roadmap/frontend?view=map', begun);
    const topics = within(within(await map()).getByRole('list', { name: 'Topics in learning order' }));
    expect(topics.getAllByRole('button')).toHaveLength(15);
    expect(node('Internet basics – Done')).toHaveTextContent('6 h · Done');
    expect(node('HTML – Learning, Now')).toHaveTextContent('14 h · Now');
    expect(node('Package managers – Skipped')).toHaveTextContent('Skipped');
    expect(node('CSS – Not started')).toHaveAttribute(
      'aria-description',
      expect.stringMatching(/^Topic 3 of 15, 30 h\. Builds on HTML\. Leads to .*CSS architecture/),
    );
  });

  test('a subject has what comes before it on its map, which leads to that map', async () => {
    const { user, at } = await renderScreen('/roadmap/typescript?view=map');
    const before = within(within(await map()).getByRole('list', { name: 'What comes before' }));
    await user.click(before.getByRole('link', { name: 'First: JavaScript' }));
    await at('/roadmap/javascript?view=map');
    expect(await screen.findByRole('heading', { level: 1, name: 'JavaScript roadmap' })).toBeVisible();
  });

  test('arrows follow the lines, Home and End go to the ends, Tab goes in learning order', async () => {
    const { user } = await renderScreen('/roadmap/typescript?view=map');
    const first = (await map()).querySelector<HTMLElement>('[data-node="course:javascript"]');
    const topics = within(screen.getByRole('list', { name: 'Topics in learning order' })).getAllByRole('button');
    first?.focus();
    const steps: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowRight}', '{ArrowUp}', '{ArrowLeft}']) {
      await user.keyboard(key);
      steps.push(document.activeElement?.getAttribute('data-node'));
    }
    expect(steps).toContain(topics[0]?.getAttribute('data-node'));
    await user.keyboard('{End}');
    expect(topics.at(-1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.tab();
    expect(topics[0]).toHaveFocus();
    await user.tab();
    expect(topics[1]).toHaveFocus();
  });

  test('a letter on a topic sets its status, and says so', async () => {
    const { user, store } = await renderScreen('/roadmap/frontend?view=map', begun);
    await map();
    node('CSS – Not started').focus();
    await user.keyboard('d');
    expect(node('CSS – Done')).toHaveFocus();
    expect(screen.getByText('CSS: Done. 2 of 14 topics done, 1 skipped.')).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    expect(store.getState().trackProgress.entities.frontend?.topics['frontend/css']?.status).toBe('done');
  });

  test('keys and buttons zoom as far as it goes, and show all again', async () => {
    const { user } = await renderScreen('/roadmap/frontend?view=map');
    await map();
    const layer = () =>
      (screen.getByRole('list', { name: 'Topics in learning order' }).parentElement as HTMLElement).style.transform;
    const zoom = within(screen.getByRole('toolbar', { name: 'Zoom' }));
    await user.click(zoom.getByRole('button', { name: 'Show all (0)' }));
    const whole = layer();
    await user.click(zoom.getByRole('button', { name: 'Zoom in (+)' }));
    const nearer = layer();
    expect(nearer).not.toBe(whole);
    for (let n = 0; n < 8; n++) await user.keyboard('+');
    expect(zoom.getByRole('button', { name: 'Zoom in (+)' })).toHaveAttribute('aria-disabled', 'true');
    expect(layer()).toMatch(/scale\(2\)$/);
    for (let n = 0; n < 12; n++) await user.keyboard('-');
    expect(zoom.getByRole('button', { name: 'Zoom out (-)' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('0');
    expect(layer()).toBe(whole);
  });
});

describe('the panel of a topic', () => {
  test('beside the map it has all there is to the topic; what is set and noted there is on the map and kept', async () => {
    wide();
    const { user, store, at } = await renderScreen('/roadmap/frontend?view=map');
    await map();
    node('CSS – Not started').focus();
    await user.keyboard('{Enter}');
    await at('/roadmap/frontend?view=map&topic=css');
    const panel = within(screen.getByRole('complementary', { name: 'CSS' }));
    await waitFor(() => expect(panel.getByRole('radio', { name: 'Not started' })).toHaveFocus());
    expect(node('CSS – Not started')).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Afterwards you can', 'Exercise', 'Resources', 'Ask, practise and plan'])
      expect(panel.getByRole('heading', { name })).toBeVisible();
    expect(panel.getByText('Topic 3 of 15 · 30 h')).toBeVisible();
    expect(await panel.findByRole('link', { name: 'Ask the tutor' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Plan a task' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Put time into the calendar' })).toBeVisible();
    await user.keyboard('d');
    expect(node('CSS – Done')).toBeVisible();
    await user.type(panel.getByRole('textbox', { name: 'Your notes on CSS' }), 'Grid d+0');
    expect(store.getState().topicNotes.entities['frontend/css']?.text).toBe('Grid d+0');
    expect(store.getState().trackProgress.entities.frontend?.topics['frontend/css']?.status).toBe('done');
    await user.click(panel.getByRole('button', { name: 'HTML' }));
    await at('/roadmap/frontend?view=map&topic=html');
    await waitFor(() =>
      expect(
        within(screen.getByRole('complementary', { name: 'HTML' })).getByRole('radio', { name: 'Not started' }),
      ).toHaveFocus(),
    );
    await user.keyboard('{Escape}');
    await at('/roadmap/frontend?view=map');
    expect(node('HTML – Not started')).toHaveFocus();
    expect(screen.queryByRole('complementary', { name: 'HTML' })).not.toBeInTheDocument();
  });

  test('on a narrow screen it is a sheet; Escape closes it and gives the focus back', async () => {
    const { user, at } = await renderScreen('/roadmap/rust?view=map');
    await map();
    await user.click(node('Ownership and borrowing – Not started'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ownership and borrowing' }));
    await waitFor(() => expect(sheet.getByRole('radio', { name: 'Not started' })).toHaveFocus());
    expect(sheet.getByText(/^Every value has exactly one owner/)).toBeVisible();
    await user.keyboard('l{Escape}');
    await at('/roadmap/rust?view=map');
    await waitFor(() => expect(node('Ownership and borrowing – Learning, Now')).toHaveFocus());
  });

  test('an address opens it, and the button of the next topic does', async () => {
    wide();
    const { user, at } = await renderScreen('/roadmap/frontend?view=map&topic=typescript');
    expect(await screen.findByRole('complementary', { name: 'TypeScript' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to this topic' }));
    await at('/roadmap/frontend?view=map&topic=internet-basics');
    expect(screen.getByRole('complementary', { name: 'Internet basics' })).toBeVisible();
  });
});

test('a note is the same in the list and on the map, and quoted in the Markdown file', async () => {
  const { user, device, store } = await renderScreen('/roadmap/rust');
  const row = within(await screen.findByRole('listitem', { name: 'Ownership and borrowing' }));
  await user.click(row.getByRole('button', { name: 'Read, practise and plan' }));
  await user.type(
    await row.findByRole('textbox', { name: 'Your notes on Ownership and borrowing' }),
    'One owner.{Enter}{Enter}A *borrow* ends.',
  );
  await user.click(within(screen.getByRole('navigation', { name: 'View' })).getByRole('link', { name: 'Map' }));
  await map();
  await user.click(node('Ownership and borrowing – Not started'));
  const field = await screen.findByRole('textbox', { name: 'Your notes on Ownership and borrowing' });
  expect(field).toHaveValue('One owner.\n\nA *borrow* ends.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Download Markdown' }));
  expect(device.downloads.at(-1)).toMatchObject({
    name: 'rust-roadmap.md',
    content: expect.stringContaining('\n\n  > One owner.\n  >\n  > A *borrow* ends.\n\n'),
  });
  expect(Object.keys(store.getState().topicNotes.entities)).toEqual(['rust/ownership']);
});
