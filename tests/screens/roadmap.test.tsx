import tracks from 'content:tracks/list';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TrackProgress } from '../../src/domain/track-progress/types';
import { selectOwnTasks } from '../../src/features/board/selectors';
import { selectEvents } from '../../src/features/calendar/selectors';
import { inToast, renderScreen } from '../support/render-screen';

const AT = '2026-11-20T10:00:00.000Z';
const withProgress = (...documents: TrackProgress[]) => ({
  preloadedState: {
    trackProgress: {
      ids: documents.map(({ id }) => id),
      entities: Object.fromEntries(documents.map((document) => [document.id, document])),
    },
  },
});
const begun: TrackProgress = {
  id: 'frontend',
  topics: {
    'frontend/internet-basics': { status: 'done', at: AT },
    'frontend/html': { status: 'learning', at: AT },
    'frontend/package-managers': { status: 'skipped', at: AT },
  },
};

describe('/roadmap', () => {
  const open = async (...documents: TrackProgress[]) => {
    const view = await renderScreen('/roadmap', withProgress(...documents));
    await screen.findByRole('heading', { level: 1, name: 'Roadmaps' });
    return view;
  };

  test('twelve tracks with their descriptions, and the anchor', async () => {
    await open();
    expect(document.getElementById('roadmap')).not.toBeNull();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(
      tracks.map(({ title }) => title),
    );
    for (const [index, card] of cards.entries()) expect(card).toHaveTextContent(tracks[index]?.description ?? '?');
  });

  test('each track’s modal has its title, a close icon and four buttons that open elsewhere', async () => {
    const { user } = await open();
    for (const { title, links } of tracks) {
      const button = screen.getByText(title, { selector: 'button' });
      await user.click(button);
      const modal = screen.getByRole('dialog', { name: title });
      await within(modal).findByRole('link', { name: 'Roadmap' });
      expect(
        within(modal)
          .getAllByRole('link')
          .slice(0, 4)
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Roadmap', links.roadmap.url],
        ['Resources', links.resources.url],
        ['YouTube', links.youtube.url],
        ['Get Certified', links.certification.url],
      ]);
      for (const link of modal.querySelectorAll('a[target]')) {
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        expect(link).toHaveAccessibleDescription(/opens in a new tab$/);
      }
      expect(modal.querySelectorAll('a[target]')).toHaveLength(4);
      await user.click(within(modal).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(button).toHaveFocus());
    }
  });

  test('the modal and the card lead to the whole track', async () => {
    const { user, at } = await open();
    await user.click(screen.getByRole('button', { name: 'Backend' }));
    await user.click(await screen.findByRole('link', { name: 'See all topics' }));
    await at('/roadmap/backend');
    await user.click(await screen.findByRole('link', { name: 'All roadmaps' }));
    await user.click(await screen.findByRole('link', { name: 'All topics in iOS' }));
    await at('/roadmap/ios');
  });

  test('a begun track shows how far one is and what comes next, and is offered first', async () => {
    await open(begun);
    expect(screen.getByRole('img', { name: 'Frontend: 1 of 14 topics done, 1 skipped' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next: HTML in Frontend' })).toHaveAttribute('href', '/roadmap/frontend');
    expect(screen.getByRole('link', { name: 'Continue with Frontend' })).toHaveAttribute('href', '/roadmap/frontend');
    expect(screen.getByText('1 track begun, 1 topic done. What you mark is kept on this device.')).toBeVisible();
  });

  test('search finds tracks by their topics, names those, and offers a way back from none', async () => {
    const { user } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search tracks and topics' });
    await user.type(field, 'flexbox');
    expect(await screen.findByText('1 track shown')).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Tracks' }));
    expect(cards.getByRole('article')).toHaveTextContent('Found in CSS');
    await user.type(field, 'zzz');
    await user.click(screen.getByRole('button', { name: 'Show all tracks' }));
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });
});

describe('/roadmap/:track', () => {
  const open = async (...documents: TrackProgress[]) => {
    const view = await renderScreen('/roadmap/frontend', withProgress(...documents));
    await screen.findByRole('heading', { level: 1, name: 'Frontend roadmap' });
    return view;
  };
  const status = (topic: string, name: string) => {
    const group = screen.getByText(`Status of ${topic}`, { selector: 'legend' }).closest('fieldset');
    if (!group) throw new Error(`${topic} has no group`);
    return within(group).getByRole('radio', { name });
  };
  const panel = () => screen.getByRole('region', { name: 'Your progress' });

  test('15 topics in learning order with hours, subtopics and pages; nothing begun', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: 'Topics in learning order' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('group'));
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      tracks[0]?.topics.map(({ name }) => name),
    );
    expect(rows[2]).toHaveTextContent('30 h');
    expect(rows[2]).toHaveTextContent('box model, selectors and specificity, flexbox');
    expect(within(rows[12] as HTMLElement).getByRole('link', { name: 'roadmap.sh: typescript' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(panel()).toHaveTextContent('0 of 15 topics done');
    expect(panel()).toHaveTextContent('Hours left252 h');
    expect(screen.queryByRole('button', { name: 'Reset progress' })).not.toBeInTheDocument();
    for (const row of rows)
      expect([...row.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
        'Not started',
        'Learning',
        'Done',
        'Skipped',
      ]);
  });

  test('marked by mouse: figures, next topic and store follow', async () => {
    const { user, store } = await open();
    await user.click(status('Internet basics', 'Done'));
    await user.click(status('HTML', 'Skipped'));
    await user.click(status('CSS', 'Learning'));
    expect(panel()).toHaveTextContent('1 of 14 topics done');
    // 252 hours less the 6 done and the 14 skipped.
    expect(panel()).toHaveTextContent('Hours left232 h');
    expect(panel()).toHaveTextContent('You are atCSS');
    expect(within(panel()).getByRole('img', { name: '1 of 14 topics done, 1 skipped' })).toBeVisible();
    expect(store.getState().trackProgress.entities.frontend?.topics).toMatchObject({
      'frontend/internet-basics': { status: 'done' },
      'frontend/html': { status: 'skipped' },
      'frontend/css': { status: 'learning' },
    });
  });

  test('marked by keys: letters set, the focus goes along, other keys do nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Go to this topic' }));
    expect(status('Internet basics', 'Not started')).toHaveFocus();
    for (const [key, name] of [
      ['d', 'Done'],
      ['L', 'Learning'],
      ['s', 'Skipped'],
      ['x', 'Skipped'],
      ['{Control>}d{/Control}', 'Skipped'],
      ['n', 'Not started'],
      ['{ArrowRight}', 'Learning'],
    ] as const) {
      await user.keyboard(key);
      expect(status('Internet basics', name)).toBeChecked();
      expect(status('Internet basics', name)).toHaveFocus();
    }
  });

  test('reset takes all marks of this track, and Undo brings them back', async () => {
    const other: TrackProgress = { id: 'ios', topics: { 'ios/xcode': { status: 'done', at: AT } } };
    const { user, store } = await open(begun, other);
    await user.click(screen.getByRole('button', { name: 'Reset progress' }));
    expect(store.getState().trackProgress.entities).toEqual({ ios: other });
    expect(panel()).toHaveTextContent('0 of 15 topics done');
    await user.click(await inToast('Undo'));
    expect(store.getState().trackProgress.entities).toEqual({ frontend: begun, ios: other });
    expect(status('HTML', 'Learning')).toBeChecked();
  });

  test('everything done, and everything skipped', async () => {
    const all = (mark: 'done' | 'skipped'): TrackProgress => ({
      id: 'frontend',
      topics: Object.fromEntries((tracks[0]?.topics ?? []).map(({ id }) => [id, { status: mark, at: AT }])),
    });
    const first = await open(all('done'));
    expect(panel()).toHaveTextContent('Nothing left: 15 of 15 topics done.');
    first.unmount();
    await open(all('skipped'));
    expect(panel()).toHaveTextContent('Every topic is skipped.');
  });

  test('out as a Markdown task list', async () => {
    const { user, device } = await open(begun);
    await user.click(screen.getByRole('button', { name: 'Download Markdown' }));
    const [file] = device.downloads;
    expect(file?.name).toBe('frontend-roadmap.md');
    expect(file?.content).toContain('- [x] Internet basics (6 h), done on 2026-11-20');
  });

  test('an unknown track has a way back; a known one is found in any letter case', async () => {
    const { user, at, unmount } = await renderScreen('/roadmap/alchemy');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such roadmap' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All roadmaps' }));
    await at('/roadmap');
    unmount();
    await renderScreen('/roadmap/AI-ML');
    expect(await screen.findByRole('heading', { level: 1, name: 'AI/ML roadmap' })).toBeVisible();
  });
});

describe('what can be done about a topic', () => {
  const topicRow = async (name: string) => within(await screen.findByRole('listitem', { name }));

  test('challenges, questions, a card and the tutor, each with a way back; a task that Undo takes away', async () => {
    const { user, at, store } = await renderScreen('/roadmap/dsa');
    const row = await topicRow('Stacks and queues');
    expect(row.queryByRole('link', { name: /^Practise/ })).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: /ractise and plan$/ }));
    const offers = (await row.findAllByRole('link', { name: /^(Practise|Answer|Read)/ })).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(offers).toEqual([
      ['Practise: A Stack of Nodes', '/machine-coding?challenge=38'],
      ['Practise: A Pair That Adds Up', '/machine-coding?challenge=57'],
      ['Answer: Arrays versus linked lists (SDE-1)', '/interview/sde-1?question=sde-1-04'],
      ['Answer: Hash tables (SDE-1)', '/interview/sde-1?question=sde-1-05'],
      ['Read: Stacks, queues and deques', '/esmoai?ask=Explain%3A+Stacks%2C+queues+and+deques'],
    ]);
    await user.click(row.getByRole('button', { name: 'Plan a task' }));
    const tasks = () =>
      Object.values(selectOwnTasks(store.getState())).flatMap(({ content, sample }) => (sample ? [] : [content]));
    expect(tasks()).toEqual(['Learn Stacks and queues (DSA)']);
    await user.click(await inToast('Undo'));
    expect(tasks()).toEqual([]);
    await user.click(row.getByRole('link', { name: 'Ask the tutor' }));
    await user.click(await screen.findByRole('link', { name: 'Back to DSA roadmap' }));
    await at('/roadmap/dsa');
  });

  test('the next free time is shown, then put into the calendar, which leads back; Undo takes it away', async () => {
    const { user, store } = await renderScreen('/roadmap/dsa');
    const row = await topicRow('Stacks and queues');
    await user.click(row.getByRole('button', { name: /ractise and plan$/ }));
    await user.click(await row.findByRole('button', { name: 'Put time into the calendar' }));
    await user.selectOptions(row.getByRole('combobox', { name: 'How long' }), '2 hours');
    const put = await row.findByRole('button', { name: 'Put it there' });
    expect(row.getByRole('status')).toHaveTextContent(/^from .+, your next free time$/);
    const own = () => Object.values(selectEvents(store.getState())).filter(({ about }) => about !== '');
    expect(own()).toEqual([]);
    await user.click(put);
    const [event] = own();
    expect(event).toMatchObject({ text: 'Learn Stacks and queues', about: 'topic dsa/stacks-and-queues' });
    expect(Date.parse(event?.end ?? '') - Date.parse(event?.start ?? '')).toBe(2 * 3_600_000);
    expect(row.queryByRole('combobox', { name: 'How long' })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Put time into the calendar' })).toHaveFocus();
    await user.click(await inToast('Undo'));
    expect(own()).toEqual([]);
  });

  test('a link to a topic shows it with what can be done about it; any other shows none', async () => {
    await renderScreen('/roadmap/Frontend?topic=html');
    const html = await topicRow('HTML');
    const opener = html.getByRole('button', { name: /ractise and plan$/ });
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await html.findByRole('link', { name: 'Ask the tutor' })).toHaveAttribute(
      'href',
      expect.stringContaining('/esmoai?ask='),
    );
    expect(screen.getAllByRole('button', { name: /ractise and plan$/, expanded: true })).toEqual([opener]);
  });

  test.each(['cake', '', 'html"]'])('a topic that there is not opens nothing: %j', async (topic) => {
    await renderScreen(`/roadmap/frontend?topic=${encodeURIComponent(topic)}`);
    await topicRow('HTML');
    expect(screen.queryByRole('button', { name: /ractise and plan$/, expanded: true })).not.toBeInTheDocument();
  });
});
