import { describe, expect, test } from 'vitest';
import { paths } from '../../../src/app/paths';
import { guideFacts } from '../../../src/domain/catalogue/guides';
import { factsOf, guides, pageOf, videosOf } from '../../../src/features/guides/guides';

test('the eight guides, each on its own path', () => {
  expect(guides.map(({ title, path }) => [title, path])).toEqual([
    ['LinkedIn', '/linkedin'],
    ['GitHub', '/github'],
    ['LeetCode', '/leetcode'],
    ['Twitter', '/twitter'],
    ['Codeforces', '/codeforces'],
    ['Devfolio', '/devfolio'],
    ['Stack Overflow', '/stackoverflow'],
    ['Portfolio', '/portfolio'],
  ]);
  expect(Object.values(paths)).toEqual(expect.arrayContaining(guides.map(({ path }) => path)));
  expect(guideFacts.map(({ id }) => id).sort()).toEqual(guides.map(({ id }) => id).sort());
});

describe.each(guides.map((guide) => [guide.title, guide] as const))('%s', (_, guide) => {
  const facts = factsOf(guide.id);

  test('has as many parts as the product says', () => {
    expect(guide.tips).toHaveLength(2);
    for (const { tips } of guide.tips) expect(tips.length === 4 || tips.length === 5).toBe(true);
    expect(guide.features).toHaveLength(guide.id === 'linkedin' ? 3 : 6);
    expect(guide.prompts).toHaveLength(3);
    expect(guide.videos).toHaveLength(guide.id === 'twitter' || guide.id === 'stackoverflow' ? 0 : 3);
    expect(facts.docs.length).toBeGreaterThan(2);
  });

  test('takes every page and video from the catalogue', () => {
    for (const { read } of guide.features) if (read) expect(pageOf(facts, read).url).toBe(read);
    const shown = videosOf(guide, facts);
    expect(shown.map(({ embedId }) => embedId)).toEqual(facts.videos.map(({ embedId }) => embedId));
    for (const { embedId } of shown) expect(embedId).toMatch(/^[\w-]{11}$/);
  });

  test('gives a title as a title only where it is known word for word', () => {
    for (const { embedId, title } of videosOf(guide, facts)) {
      const known = facts.videos.find((video) => video.embedId === embedId);
      expect(title === known?.title).toBe(known?.titleExact);
      if (!known?.titleExact) expect(title).toMatch(/^About: /);
    }
  });

  test('says each thing once, in whole sentences', () => {
    const titles = [...guide.tips.flatMap(({ tips }) => tips), ...guide.features].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const texts = [guide.summary, guide.lead, guide.featuresLead, ...guide.videos.map(({ why }) => why)];
    for (const text of [...texts, ...[...guide.tips.flatMap(({ tips }) => tips), ...guide.features].map((t) => t.text)])
      expect(text).toMatch(/^[\p{Lu}“].+[.]$/u);
  });
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
