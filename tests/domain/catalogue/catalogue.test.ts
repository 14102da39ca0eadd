import lists from 'content:communities';
import { describe, expect, test } from 'vitest';
import { eventCards } from '../../../src/domain/catalogue/events';
import { addressOf, findLinks, findTracks, fits, hostOf } from '../../../src/domain/catalogue/find';
import { resourcesOf, topicResources } from '../../../src/domain/catalogue/topic-resources';
import { tracks } from '../../../src/domain/catalogue/tracks';

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

  test('ids are distinct, addresses are https, and only the communities are inside the app', () => {
    const links = [...communities, ...events];
    expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
    expect(links.filter(({ url }) => !url.startsWith('https://')).map(({ url }) => url)).toEqual(['/community']);
    const topics = tracks.flatMap((track) => track.topics);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    for (const track of tracks)
      for (const { url } of [...Object.values(track.links), ...track.more]) expect(url).toMatch(/^https:\/\//);
  });

  test('every topic has its id under its track, hours and subtopics; every track has 15', () => {
    for (const track of tracks) {
      expect(track.topics).toHaveLength(15);
      for (const topic of track.topics) {
        expect(topic.id.startsWith(`${track.id}/`)).toBe(true);
        expect(topic.hours).toBeGreaterThan(0);
        expect(topic.subtopics.length).toBeGreaterThan(1);
      }
    }
  });

  test('the pages for topics: each key is a topic, each name is a page of its track or a reference, none twice', () => {
    const known = new Set(tracks.flatMap((track) => track.topics.map(({ id }) => id)));
    expect(Object.keys(topicResources).filter((id) => !known.has(id))).toEqual([]);
    for (const track of tracks)
      for (const topic of track.topics) {
        const links = resourcesOf(track, topic);
        expect(links).toHaveLength(topicResources[topic.id]?.length ?? 0);
        expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
      }
  });

  test('a page that nobody knows is refused by name', () => {
    const [track] = tracks;
    if (!track) throw new Error('no track');
    const topic = { id: 'frontend/css', name: 'CSS', hours: 1, subtopics: [] };
    expect(() => resourcesOf({ ...track, links: tracks[1]?.links ?? track.links, more: [] }, topic)).toThrow(
      RangeError,
    );
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
