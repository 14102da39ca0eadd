import guides from 'content:guides';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '../../machines/contracts/chat';
import { paths } from '../../src/app/paths';
import { fakeDevice } from '../support/fake-device';
import { type RenderedScreen, renderScreen } from '../support/render-screen';

const region = (name: string) => screen.findByRole('region', { name });
/** jsdom's files have no `text()`. */
const fileOf = (name: string, content: string) =>
  Object.assign(new File([content], name, { type: 'text/markdown' }), { text: async () => content });
/** Presses the newest Undo, once the toasts take presses. */
const undo = (user: RenderedScreen['user']) =>
  waitFor(async () => {
    const newest = screen.getAllByRole('button', { name: 'Undo' }).at(-1);
    if (!newest) throw new Error('no Undo');
    await user.click(newest);
  });
const textOf = (content: string | Blob) => (typeof content === 'string' ? content : '');

test('the hub: its headline, and eight cards that link as a whole', async () => {
  const { user, at } = await renderScreen('/enhance-social');
  expect(await screen.findByRole('heading', { level: 1, name: 'Enhance Your Social Profiles' })).toBeVisible();
  const cards = within(screen.getByRole('main')).getAllByRole('link', { name: /Learn More/ });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(guides.map(({ id }) => paths[id]));
  expect(screen.getByRole('link', { name: 'Enhance Social' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: /^Stack Overflow/ }));
  await at('/stackoverflow');
  expect(await screen.findByRole('heading', { level: 1, name: /Stack Overflow/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enhance Social' })).toHaveAttribute('aria-current', 'true');
});

describe('the hub of whoever was here before', () => {
  const lines = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('with nothing looked at, one line says what will be here', async () => {
    await renderScreen('/enhance-social');
    expect((await region('Your profiles')).textContent).toMatch(/The guides you have looked at are listed here/);
  });

  test('a guide that is opened is among those looked at, the last one first', async () => {
    const { user, at } = await renderScreen('/enhance-social');
    for (const name of ['GitHub', 'Portfolio', 'GitHub']) {
      await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}.*Learn More`) }));
      await user.click(await screen.findByRole('link', { name: /All guides/ }));
    }
    expect(await screen.findByText('2 of 8 profiles, the last one first.')).toBeVisible();
    expect(lines('Profiles looked at')).toEqual([
      expect.stringMatching(/^GitHub\w{3} \d/),
      expect.stringMatching(/^Portfolio\w{3} \d/),
    ]);
    expect(screen.getByText(/^None yet/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Portfolio \w{3} \d/ }));
    await at('/portfolio');
  });

  test('the last conversation with each assistant leads to it; the tutor’s and empty ones are not among them', async () => {
    const talk = (id: string, guide: string | null, updatedAt: string, messages = 1): Conversation => ({
      id,
      guide,
      name: `Asked ${id}`,
      createdAt: updatedAt,
      updatedAt,
      messages: Array.from({ length: messages }, () => ({ id, role: 'user', content: 'Hello', at: updatedAt })),
    });
    const talks = [
      talk('first', 'github', '2026-11-01T10:00:00.000Z'),
      talk('second', 'github', '2026-11-20T10:00:00.000Z'),
      talk('third', 'linkedin', '2026-11-10T10:00:00.000Z'),
      talk('tutor', null, '2026-11-21T10:00:00.000Z'),
      talk('empty', 'leetcode', '2026-11-21T10:00:00.000Z', 0),
    ];
    await renderScreen('/enhance-social', {
      preloadedState: {
        conversations: {
          ids: talks.map(({ id }) => id),
          entities: Object.fromEntries(talks.map((one) => [one.id, one])),
        },
      },
    });
    await region('Asked');
    expect(lines('Conversations')).toEqual([
      'Asked secondGitHub, Nov 20, 2026, 10:00 AM',
      'Asked thirdLinkedIn, Nov 10, 2026, 10:00 AM',
    ]);
    expect(screen.getByRole('link', { name: /^Asked second/ })).toHaveAttribute('href', '/github#assistant');
  });
});

describe('a guide', () => {
  test('tabs, tips, features, videos, prompts; GitHub’s foot has its links and the year', async () => {
    const { user } = await renderScreen('/github');
    const nav = await screen.findByRole('navigation', { name: 'Sections of the GitHub guide' });
    for (const name of ['Enhancement Tips', 'Key Features', 'Videos', 'AI Assistant']) {
      expect(within(nav).getByRole('link', { name })).toBeInTheDocument();
      expect(await region(name)).toBeVisible();
    }
    expect(screen.getAllByRole('button', { name: /^Play: / })).toHaveLength(3);
    const prompts = await screen.findByRole('list', { name: 'Suggested questions' });
    expect(within(prompts).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText(`© ${new Date().getFullYear()} Elevate`)).toBeVisible();
    for (const name of ['Quick links', 'Resources'])
      expect(within(screen.getByRole('navigation', { name })).getAllByRole('link').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Try AI Assistant' }));
    expect(await region('AI Assistant')).toHaveFocus();
  });

  test('every link elsewhere opens a new tab that learns nothing of this one', async () => {
    await renderScreen('/stackoverflow');
    await region('Videos');
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http'));
    expect(links.length).toBeGreaterThan(7);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('where no good video is known it says so and gives pages to read', async () => {
    await renderScreen('/twitter');
    const videos = within(await region('Videos'));
    expect(videos.getByText(/No video here/)).toBeVisible();
    expect(videos.queryByRole('button')).toBeNull();
    expect(videos.getByRole('link', { name: /Customize your profile/ })).toBeVisible();
  });

  test('the section being read is marked; the page’s end belongs to the last', async () => {
    const observers: { seen: IntersectionObserverCallback; targets: Element[]; band: boolean }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly known: (typeof observers)[number];
        constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          this.known = { seen, targets: [], band: options !== undefined };
          observers.push(this.known);
        }
        observe(target: Element) {
          this.known.targets.push(target);
        }
        disconnect() {}
      },
    );
    await renderScreen('/leetcode');
    const nav = within(await screen.findByRole('navigation', { name: 'Sections of the LeetCode guide' }));
    const meet = (id: string, isIntersecting: boolean) =>
      act(() => {
        for (const { seen, targets } of observers)
          for (const target of targets.filter((element) => element.id === id))
            seen(
              [{ target, isIntersecting } as unknown as IntersectionObserverEntry],
              undefined as unknown as IntersectionObserver,
            );
      });
    const current = () => nav.queryAllByRole('link', { current: 'location' }).map((link) => link.textContent);
    expect(current()).toEqual([]);
    meet('tips', true);
    expect(current()).toEqual(['Enhancement Tips']);
    meet('features', true);
    meet('tips', false);
    expect(current()).toEqual(['Key Features']);
    meet('guide-end', true);
    expect(current()).toEqual(['AI Assistant']);
    meet('guide-end', false);
    expect(current()).toEqual(['Key Features']);
    vi.unstubAllGlobals();
  });

  test('the sections menu of small screens opens, and closes on a choice', async () => {
    const { user } = await renderScreen('/portfolio');
    await user.click(await screen.findByRole('button', { name: 'Open the sections menu' }));
    const button = screen.getByRole('button', { name: 'Close the sections menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Key Features' }));
    expect(screen.getByRole('button', { name: 'Open the sections menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(await region('Key Features')).toHaveFocus();
  });
});

describe('videos', () => {
  const online = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('no player before the press; then one from the host without cookies, locked in', async () => {
    online(true);
    const { user } = await renderScreen('/codeforces');
    await region('Videos');
    expect(document.querySelector('iframe, img[src^="http"]')).toBeNull();
    await user.click(
      screen.getByRole('button', { name: 'Play: How to start Competitive Programming? For beginners!' }),
    );
    const frame = screen.getByTitle('How to start Competitive Programming? For beginners!');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/xAeiXy8-9Y8(?:\?|$)/);
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame).toHaveFocus();
  });

  test('offline it says so, and plays once the network is back', async () => {
    const network = online(false);
    const { user } = await renderScreen('/codeforces');
    await region('Videos');
    await user.click(screen.getByRole('button', { name: /^Play: How to start/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(document.querySelector('iframe')).toBeNull();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  });
});

describe('Profile Analysis', () => {
  const open = async () => {
    const view = await renderScreen('/linkedin');
    await region('Key Features');
    await view.user.click(within(await region('Key Features')).getByRole('button', { name: 'Analyse my profile' }));
    const tool = within(await region('Profile Analysis'));
    return { ...view, tool, headline: await tool.findByRole('textbox', { name: 'Headline' }) };
  };

  test('findings quote the words and say what to do; changed words are noticed; Clear can be undone', async () => {
    const { user, tool, headline, store, at } = await open();
    await at('/linkedin?tool=profile-analysis');
    await user.click(headline);
    await user.paste('Aspiring ninja at Acme');
    expect(tool.getByText('22')).toBeVisible();
    await user.click(tool.getByRole('button', { name: 'Analyse' }));
    const findings = within(await region('Findings'));
    const part = within(findings.getByRole('region', { name: 'Headline' }));
    expect(part.getByText('Names a role')).toBeVisible();
    expect(part.getAllByText('Aspiring ninja at Acme').length).toBeGreaterThan(0);
    expect(part.getByText(/Name the role you do or train for/)).toBeVisible();
    expect(findings.getByText('ninja')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Findings' })).toHaveFocus());
    await user.type(headline, '!');
    expect(findings.getByText(/You have changed the texts since/)).toBeVisible();
    await user.click(tool.getByRole('button', { name: 'Clear' }));
    expect(headline).toHaveValue('');
    await undo(user);
    await waitFor(() => expect(headline).toHaveValue('Aspiring ninja at Acme!'));
    expect(store.getState().guideDrafts.ids).toEqual(['linkedin-profile']);
  });

  test('nothing pasted: it says so; it closes', async () => {
    const { user, tool, at } = await open();
    await user.click(tool.getByRole('button', { name: 'Analyse' }));
    expect(tool.getByText('There is nothing to read yet.')).toBeVisible();
    await user.click(tool.getByRole('button', { name: 'Close Profile Analysis' }));
    await at('/linkedin');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Profile Analysis' })).toBeNull());
  });
});

describe('Analytics Dashboard', () => {
  test('weeks are checked, drawn in words, replaced and removed with a way back', async () => {
    const { user, store } = await renderScreen('/linkedin?tool=analytics');
    const tool = within(await region('Analytics Dashboard'));
    const day = await tool.findByLabelText('Any day of that week');
    const fill = async (date: string, views: string) => {
      await user.clear(day);
      await user.type(day, date);
      for (const [name, value] of [
        ['Profile views', views],
        ['Search appearances', '3'],
        ['Followers', '1,200'],
      ] as const) {
        const field = tool.getByRole('textbox', { name });
        await user.clear(field);
        await user.type(field, value);
      }
      await user.click(tool.getByRole('button', { name: 'Save this week' }));
    };
    await fill('2026-11-03', 'many');
    expect(tool.getByText('Enter a whole number, 0 or more.')).toBeVisible();
    expect(tool.getByText('No week entered yet')).toBeVisible();
    await fill('2026-11-03', '30');
    await fill('2026-11-10', '50');
    expect(
      tool.getByRole('img', { name: /30 in the week of 2026-11-02, 50 in the week of 2026-11-09, up by 20/ }),
    ).toBeVisible();
    await fill('2026-11-12', '60');
    expect(tool.getByRole('img', { name: /60 in the week of 2026-11-09/ })).toBeVisible();
    await undo(user);
    await waitFor(() => expect(tool.getByRole('img', { name: /50 in the week of 2026-11-09/ })).toBeVisible());
    await user.selectOptions(tool.getByRole('combobox', { name: 'Shown in the chart' }), 'Followers');
    expect(tool.getByRole('img', { name: /^Followers: 1,200 .* unchanged\.$/ })).toBeVisible();
    await user.click(tool.getByRole('button', { name: 'Remove the week of 2026-11-02' }));
    expect(store.getState().guideDrafts.ids).toEqual(['week-2026-11-09']);
  });
});

describe('Content Scheduler', () => {
  test('a post is planned, edited, ticked off, exported, removed and brought back', async () => {
    const { user, device, store } = await renderScreen('/linkedin?tool=scheduler');
    const tool = within(await region('Content Scheduler'));
    await user.click(await tool.findByRole('button', { name: 'Plan this post' }));
    expect(tool.getByText('Choose the day of the post.')).toBeVisible();
    await user.type(tool.getByLabelText('Day'), '2026-12-01');
    await user.type(tool.getByRole('textbox', { name: 'Post' }), 'What I fixed');
    await user.click(tool.getByRole('button', { name: 'Plan this post' }));
    expect(tool.getByRole('textbox', { name: 'Post' })).toHaveValue('');
    await user.click(tool.getByRole('checkbox', { name: /^Posted: / }));
    await user.click(tool.getByRole('button', { name: /^Edit the post of/ }));
    const [edited] = tool.getAllByRole('textbox', { name: 'Post' }).slice(-1);
    if (!edited) throw new Error('no field');
    await user.type(edited, ' today');
    await user.click(tool.getByRole('button', { name: 'Save' }));
    await user.click(tool.getByRole('button', { name: 'Download Markdown' }));
    expect(device.downloads.map(({ name, content }) => [name, textOf(content)])).toEqual([
      ['linkedin-posts.md', '# LinkedIn posts\n\n- [x] 2026-12-01\n\n  ```\n  What I fixed today\n  ```\n'],
    ]);
    await user.click(tool.getByRole('button', { name: /^Copy the post of/ }));
    expect(device.copied).toEqual(['What I fixed today']);
    await user.click(tool.getByRole('button', { name: /^Remove the post of/ }));
    expect(tool.getByText('No posts planned yet')).toBeVisible();
    await undo(user);
    await waitFor(() => expect(store.getState().guideDrafts.ids).toHaveLength(1));
  });
});

describe('Profile README', () => {
  const open = async (noClipboard = false) => {
    const view = await renderScreen('/github?tool=profile-readme', { device: fakeDevice({ noClipboard }) });
    const tool = within(await region('Profile README'));
    return { ...view, tool, name: await tool.findByRole('textbox', { name: 'Name' }) };
  };

  test('the page appears as one types; Copy and Download give the same text', async () => {
    const { user, tool, name, device } = await open();
    expect(tool.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await user.type(name, 'Ada <script>');
    await user.click(tool.getByRole('button', { name: 'Add a project' }));
    await user.type(tool.getByRole('textbox', { name: 'Project 1: name' }), 'Engine');
    await user.type(tool.getByRole('textbox', { name: 'Project 1: link' }), 'javascript:x');
    expect(tool.getByText('Not a web or mail address yet, so it is left out.')).toBeVisible();
    expect(await tool.findByRole('heading', { name: 'Ada <script>' })).toBeVisible();
    await user.click(tool.getByRole('button', { name: 'Copy' }));
    await user.click(tool.getByRole('button', { name: 'Download README.md' }));
    const text = '# Ada \\<script\\>\n\n## Projects\n\n- **Engine**\n';
    expect(device.copied).toEqual([text]);
    expect(device.downloads.map(({ name: file, content }) => [file, textOf(content)])).toEqual([['README.md', text]]);
    await user.click(tool.getByRole('tab', { name: 'Markdown' }));
    expect(tool.getByRole('tabpanel')).toHaveTextContent('# Ada \\<script\\>');
  });

  test('a README is taken in behind what is there; what is no text is refused; a removed project comes back', async () => {
    const { user, tool, name, store } = await open();
    const readme = () => {
      const draft = store.getState().guideDrafts.entities['github-readme'];
      return draft?.kind === 'github-readme' ? draft : null;
    };
    await user.type(name, 'Ada');
    const file = tool.getByLabelText('README file');
    await user.upload(file, fileOf('photo.md', '\0\0'));
    expect(await screen.findByText(/That file is not text/)).toBeVisible();
    await user.upload(file, fileOf('README.md', '## Hello\r\n'));
    await waitFor(() => expect(readme()?.extra).toBe('## Hello'));
    await user.click(tool.getByRole('button', { name: 'Add a project' }));
    await user.type(tool.getByRole('textbox', { name: 'Project 1: name' }), 'Engine');
    await user.click(tool.getByRole('button', { name: 'Remove project 1' }));
    expect(readme()?.projects).toEqual([]);
    await undo(user);
    await waitFor(() => expect(readme()?.projects.map((project) => project.name)).toEqual(['Engine']));
  });

  test('a clipboard that refuses is named, with another way', async () => {
    const { user, tool, name } = await open(true);
    await user.type(name, 'Ada');
    await user.click(tool.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/refused the clipboard/)).toBeVisible();
  });
});
