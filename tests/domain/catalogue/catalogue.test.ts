import lists from 'content:communities';
import communityIds from 'content:communities/ids';
import eventCards from 'content:events';
import eventIds from 'content:events/ids';
import outlines from 'content:tracks';
import tracks from 'content:tracks/list';
import { loaders } from 'content:tracks/pages';
import { describe, expect, test } from 'vitest';
import { addressOf, findLinks, findTracks, fits, hostOf } from '../../../src/domain/catalogue/find';

const communities = [...lists.discord, ...lists.reddit, ...lists.x];
const events = eventCards.flatMap(({ links }) => links);

describe('the catalogue', () => {
  test('holds what the product names: twelve tracks in its order, three lists of seven, four cards', () => {
    expect(tracks.map(({ title }) => title)).toEqual([
      'Frontend',
      'Backend',
      'DSA',
      'AI/ML',
      'Data Science',
      'Blockchain',
      'Data Analyst',
      'Dev Ops',
      'UX Design',
      'Android',
      'Cybersecurity',
      'iOS',
    ]);
    expect([lists.discord, lists.reddit, lists.x].map((list) => list.length)).toEqual([7, 7, 7]);
    expect(eventCards.map(({ title }) => title)).toEqual([
      'Find Hackathons',
      'Stay Updated',
      'Start Coding Prep',
      'For UI/UX',
    ]);
  });

  test('every track has 15 topics, and the same in the outline, in the list and on its page', async () => {
    for (const [at, { id, title, topics }] of tracks.entries()) {
      expect(topics).toHaveLength(15);
      expect(outlines[at]).toEqual({ id, title, topics: topics.map(({ subtopics: _, ...outline }) => outline) });
      const page = (await loaders[id]?.())?.default;
      expect(page).toMatchObject({ id, title, topics });
    }
    expect(outlines).toHaveLength(tracks.length);
  });

  test('a topic has the pages that its file names: of the track, of references.yaml, of a guide, of another track', async () => {
    const pagesOf = async (id: string) => {
      const page = (await loaders[id.slice(0, id.indexOf('/'))]?.())?.default;
      return page?.topics.find((topic) => topic.id === id)?.resources.map(({ name }) => name);
    };
    expect(await pagesOf('frontend/html')).toEqual(['MDN Web Docs', 'freeCodeCamp Responsive Web Design', 'WCAG 2.2']);
    expect(await pagesOf('dsa/trees')).toEqual(['NeetCode Roadmap', 'USACO Guide']);
    expect(await pagesOf('backend/ci-cd-and-containers')).toHaveLength(2);
    expect(await pagesOf('frontend/package-managers')).toEqual([]);
  });

  test('what the skills hub counts: the places, and the links of events that lead outside', () => {
    expect(communityIds).toEqual(communities.map(({ id }) => id));
    expect(eventIds).toEqual(events.filter(({ url }) => url !== '/community').map(({ id }) => id));
    expect(events.length - eventIds.length).toBe(1);
    expect(new Set([...communityIds, ...eventIds]).size).toBe(communityIds.length + eventIds.length);
  });
});

test.each([
  ['https://www.reddit.com/r/webdev/', 'reddit.com/r/webdev', 'reddit.com'],
  ['https://roadmap.sh/frontend', 'roadmap.sh/frontend', 'roadmap.sh'],
  ['https://devpost.com?x=1', 'devpost.com?x=1', 'devpost.com'],
  ['/community', '/community', ''],
])('%s is read as %s at %s', (url, address, host) => {
  expect(addressOf(url)).toBe(address);
  expect(hostOf(url)).toBe(host);
});

describe('search', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['PYTHON', true],
    ['help pyth', true],
    ['café', true],
    ['cafe', true],
    ['c++', true],
    ['.net', true],
    ['c+++', false],
    ['python java', false],
    ['[', false],
    ['\\', false],
  ])('%j fits: %s', (query, expected) => {
    expect(fits(query, ['Python help channels', 'Café', 'C++ and .NET'])).toBe(expected);
  });

  test('links are found by name, address, handle and subject', () => {
    const names = (query: string) => findLinks(communities, query).map(({ id }) => id);
    expect(names('fireship')).toEqual(['x/fireship_dev']);
    expect(names('@neetcode1')).toEqual(['x/neetcode1']);
    expect(names('reddit.com webdev')).toEqual(['reddit/webdev']);
    expect(names('career advice')).toEqual(['discord/programmers-hangout']);
    expect(names('no such thing')).toEqual([]);
    expect(names('')).toHaveLength(21);
  });

  test('what is said of a link that nobody read finds nothing', () => {
    const mlh = communities.find(({ id }) => id === 'x/mlhacks');
    expect(mlh).toMatchObject({ seen: false, about: ['student hackathons'] });
    expect(findLinks(communities, 'student hackathons')).toEqual([]);
    expect(findLinks(communities, 'major league').map(({ id }) => id)).toEqual(['x/mlhacks']);
  });

  test('tracks are found by themselves, else by their topics, which are named', () => {
    const found = (query: string) =>
      findTracks(tracks, query).map(({ track, topics }) => [track.id, topics.map(({ name }) => name)]);
    expect(found('kotlin')).toEqual([['android', []]]);
    expect(found('flexbox')).toEqual([['frontend', ['CSS']]]);
    expect(found('ios testflight')).toEqual([['ios', ['Distribution']]]);
    expect(found('kubernetes helm')).toEqual([['devops', ['Container orchestration']]]);
    expect(found('')).toHaveLength(12);
    expect(found('zzz')).toEqual([]);
  });
});
