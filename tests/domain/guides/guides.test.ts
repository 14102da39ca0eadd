import heads from 'content:guides';
import { loaders } from 'content:guides/pages';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/app/paths';
import { GUIDE_IDS } from '../../../src/domain/catalogue/guide-types';

const guides = await Promise.all(GUIDE_IDS.map(async (id) => (await loaders[id]()).default));

test('the eight guides, each on its own path', () => {
  expect(heads.map(({ id, title }) => [title, paths[id]])).toEqual([
    ['LinkedIn', '/linkedin'],
    ['GitHub', '/github'],
    ['LeetCode', '/leetcode'],
    ['Twitter', '/twitter'],
    ['Codeforces', '/codeforces'],
    ['Devfolio', '/devfolio'],
    ['Stack Overflow', '/stackoverflow'],
    ['Portfolio', '/portfolio'],
  ]);
  expect(guides.map(({ id, title, summary }) => ({ id, title, summary }))).toEqual(heads);
});

describe.each(guides.map((guide) => [guide.title, guide] as const))('%s', (_, guide) => {
  test('has as many parts as the product says', () => {
    expect(guide.features).toHaveLength(guide.id === 'linkedin' ? 3 : 6);
    expect(guide.videos).toHaveLength(guide.id === 'twitter' || guide.id === 'stackoverflow' ? 0 : 3);
  });
});

test('a video whose title is not known word for word is named by what it is about', () => {
  const shown = guides.flatMap(({ videos }) => videos.map(({ title }) => title));
  expect(shown.filter((title) => title.startsWith('About: '))).toContain(
    'About: Finding a developer job with LinkedIn',
  );
  expect(shown).toContain('5 LinkedIn Profile Tips that Get You Hired (backed by data)');
});

test('a feature that says where to read more leads to a page of its guide', () => {
  const github = guides.find(({ id }) => id === 'github');
  const pinned = github?.features.find(({ title }) => title === 'Pinned Repositories')?.read;
  expect(pinned).toEqual(github?.docs.find(({ name }) => name === 'Pinning items to your profile'));
  expect(pinned).toBeDefined();
});

test('the features that the product names', () => {
  expect(guides[0]?.features.map(({ title }) => title)).toEqual([
    'Profile Analysis',
    'Analytics Dashboard',
    'Content Scheduler',
  ]);
  expect(guides[1]?.features[0]?.tool?.id).toBe('profile-readme');
});

test('a figure that was not read in the site’s own pages is not given as certain', () => {
  const unsure = guides.flatMap(({ figures }) => figures.filter(({ sure }) => !sure).map(({ term }) => term));
  expect(unsure).toEqual([
    'About',
    'Pinned items',
    'Levels',
    'Contests',
    'Post, without a subscription',
    'Pupil from',
    'Specialist from',
    'Expert from',
    'Candidate Master from',
    'Master from',
    'Upvote on your post',
    'Your answer accepted',
    'Badges',
    'Free hosts',
  ]);
});
