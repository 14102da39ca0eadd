import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { KeptProfile } from '../../src/domain/guides/github-profile';
import { renderScreen } from '../support/render-screen';
import { localModel } from './samples';

const resetAt = '2026-11-23T11:00:00.000Z';
const kept: KeptProfile = {
  readAt: '2026-11-23T10:00:00.000Z',
  etags: { user: '"u"', repositories: '"r"', readme: '' },
  profile: {
    login: 'ada',
    kind: 'user',
    name: 'Ada',
    bio: '',
    location: 'London',
    company: '',
    blog: 'https://ada.dev',
    email: '',
    publicRepositories: 1,
    repositories: [
      {
        name: 'wordcount',
        description: 'Counts words',
        homepage: '',
        fork: false,
        archived: false,
        topics: [],
        licence: null,
        language: 'Go',
        stars: 0,
        createdAt: '2026-01-01T00:00:00.000Z',
        pushedAt: '2026-10-01T00:00:00.000Z',
        readme: true,
      },
    ],
    readme: null,
  },
};

async function check() {
  const view = await renderScreen('/github?tool=profile-check');
  const tool = within(await screen.findByRole('region', { name: 'Profile check' }));
  const name = await tool.findByRole('textbox', { name: 'GitHub username' });
  return {
    ...view,
    tool,
    name,
    agree: () => tool.getByRole('checkbox', { name: 'Ask GitHub for this public profile' }),
  };
}

describe('the GitHub profile', () => {
  test('nothing is asked without the agreement, which says what is fetched and who sees it', async () => {
    const { user, device, tool, name, agree } = await check();
    await user.type(name, 'github.com/ada');
    expect(tool.getByRole('button', { name: 'Read profile' })).toBeDisabled();
    await user.type(name, '{Enter}');
    expect(device.readGithub.calls).toHaveLength(0);
    expect(agree()).not.toBeChecked();
    expect(agree()).toHaveAccessibleDescription(/From api\.github\.com.*60.*GitHub sees your network address/);
    await user.click(agree());
    await user.click(tool.getByRole('button', { name: 'Read profile' }));
    expect(device.readGithub.latest.input).toEqual({ name: 'ada', kept: null });
  });

  test('it is shown with its findings and the limit, kept, offered to the README, and can be forgotten', async () => {
    const { user, device, store, tool, name, agree } = await check();
    await user.type(name, 'ada');
    await user.click(agree());
    await user.click(tool.getByRole('button', { name: 'Read profile' }));
    expect(await tool.findByText('Reading the profile from GitHub')).toBeVisible();
    device.readGithub.latest.send({ type: 'github.read', kept, limit: { remaining: 56, resetAt } });
    const found = within(await tool.findByRole('region', { name: 'What a visitor finds on ada' }));
    expect(found.getByText('The bio is empty.')).toBeVisible();
    expect(found.getByText('1 of 1 own repository has no licence that GitHub finds.')).toBeVisible();
    expect(found.getByText(/GitHub answers 56 more requests/)).toBeVisible();
    expect(found.getAllByText('Look yourself')).toHaveLength(2);
    expect(store.getState().guideDrafts.entities['github-profile']).toMatchObject(kept);

    await user.click(
      within(await screen.findByRole('region', { name: 'Key Features' })).getByRole('button', {
        name: 'Build your README',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Add wordcount' }, { timeout: 5_000 }));
    expect(store.getState().guideDrafts.entities['github-readme']).toMatchObject({
      projects: [{ name: 'wordcount', text: 'Counts words', link: 'https://github.com/ada/wordcount' }],
    });
    expect(screen.queryByRole('button', { name: 'Add wordcount' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Check my profile' }));
    await user.click(await screen.findByRole('button', { name: 'Forget this profile' }));
    expect(store.getState().guideDrafts.entities['github-profile']).toBeUndefined();
  });

  test('the limit is told with its time, and another try before it sends nothing', async () => {
    const { user, device, tool, name, agree } = await check();
    await user.type(name, 'ada');
    await user.click(agree());
    await user.click(tool.getByRole('button', { name: 'Read profile' }));
    const later = new Date(Date.now() + 1_800_000).toISOString();
    device.readGithub.latest.send({
      type: 'github.failed',
      problem: { kind: 'limit', resetAt: later },
      limit: { remaining: 0, resetAt: later },
    });
    expect(await tool.findByRole('alert')).toHaveTextContent(/limit for this hour is reached.*Try again after/);
    await user.click(tool.getByRole('button', { name: 'Read profile' }));
    expect(device.readGithub.calls).toHaveLength(1);
    await user.clear(name);
    await user.type(name, 'no such name{Enter}');
    expect(tool.getByRole('alert')).toHaveTextContent('That is no GitHub username.');
    await user.click(tool.getByRole('button', { name: 'Close' }));
    expect(tool.queryByRole('alert')).toBeNull();
  });
});

test('the README: sections, looks and pictures are chosen; those of other sites are off, and said when they are on', async () => {
  const { user, store } = await renderScreen('/github?tool=profile-readme');
  const builder = within(await screen.findByRole('region', { name: 'Profile README' }));
  const source = async () => {
    await user.click(builder.getByRole('tab', { name: 'Markdown' }));
    return builder.getByRole('tabpanel', { name: 'Markdown' }).textContent;
  };
  await user.type(await builder.findByLabelText('Name'), 'Ada');
  await user.type(builder.getByLabelText('Skills'), 'Go, C++');
  await user.type(builder.getByRole('textbox', { name: 'Now' }), 'Learning Kafka');
  await user.type(builder.getByRole('textbox', { name: 'Fun' }), 'I bake.');
  expect(await source()).toBe('# Ada\n\n## Now\n\nLearning Kafka\n\n## Skills\n\nGo · C++\n\n## Fun\n\nI bake.\n');
  expect(builder.queryByText(/Pictures come from/)).toBeNull();
  await user.click(builder.getByRole('checkbox', { name: 'Show fun' }));
  await user.selectOptions(builder.getByLabelText('Skills look like'), 'badges');
  expect(await source()).toBe(
    '# Ada\n\n## Now\n\nLearning Kafka\n\n## Skills\n\n![Go](https://img.shields.io/badge/Go-informational) ![C++](https://img.shields.io/badge/C%2B%2B-informational)\n',
  );
  expect(builder.getByText('Pictures come from img.shields.io.')).toBeVisible();
  await user.click(builder.getByRole('checkbox', { name: 'A card with figures of my account' }));
  expect(builder.getByText('Not a username yet, so the card is left out.')).toBeVisible();
  await user.type(builder.getByLabelText('GitHub username of the card'), '@ada');
  expect(await source()).toContain('https://github-readme-stats.vercel.app/api?username=ada)');
  await user.selectOptions(builder.getByLabelText('Skills look like'), 'list');
  expect(await source()).toContain('- Go\n- C++');
  expect(store.getState().guideDrafts.entities['github-readme']).toMatchObject({
    leftOut: ['fun'],
    stats: true,
    fun: 'I bake.',
  });
});

describe('what the assistant is sent', () => {
  const profile = {
    ids: ['linkedin-profile'],
    entities: {
      'linkedin-profile': {
        id: 'linkedin-profile' as const,
        kind: 'linkedin-profile' as const,
        headline: 'Backend developer',
        about: '',
        experience: '',
      },
    },
  };
  test('with the built-in coach nothing is asked, as nothing leaves the device', async () => {
    await renderScreen('/linkedin', { preloadedState: { guideDrafts: profile } });
    await screen.findByRole('region', { name: 'Chat with the assistant' });
    expect(screen.queryByRole('checkbox', { name: /Send my texts/ })).toBeNull();
  });

  test('with a model it is a choice of each guide, off at first, that shows the texts', async () => {
    const { user, store } = await renderScreen('/linkedin', {
      preloadedState: { settings: localModel, guideDrafts: profile },
    });
    const choice = await screen.findByRole('checkbox', {
      name: 'Send my texts to the model with each question about LinkedIn',
    });
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription(/^1 text, 17 characters/);
    await user.click(screen.getByText('What would be sent'));
    expect(screen.getByText('LinkedIn headline')).toBeVisible();
    await user.click(choice);
    expect(store.getState().guideDrafts.entities['sharing-linkedin']).toMatchObject({ shares: true });
    expect(store.getState().guideDrafts.entities['sharing-github']).toBeUndefined();
  });
});
