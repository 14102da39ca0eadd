import tracks from 'content:tracks';
import backend from 'content:tracks/backend';
import frontend from 'content:tracks/frontend';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TrackPage } from '../../../src/domain/catalogue/types';
import { overviewOf, statusOf, summaryOf } from '../../../src/domain/track-progress/progress';
import { markdownNameOf, toMarkdown } from '../../../src/domain/track-progress/to-markdown';
import { TOPIC_STATUSES, type TopicStatus, type TrackProgress } from '../../../src/domain/track-progress/types';

const link = { name: 'Page', url: 'https://example.org/a_b', seen: true, about: [] };
const small: TrackPage = {
  id: 'small',
  title: 'Small',
  description: 'Three *stars*.',
  keywords: [],
  links: { roadmap: link, resources: link, youtube: link, certification: link },
  more: [],
  topics: [
    { id: 'small/a', name: 'A_1 [x]', hours: 3, subtopics: ['one', 'two'], resources: [], part: 'core' },
    { id: 'small/b', name: 'B', hours: 5, subtopics: ['three'], resources: [], part: 'core' },
    { id: 'small/c', name: 'C', hours: 7, subtopics: ['four'], resources: [], part: 'core' },
  ],
};
const AT = '2026-11-20T10:00:00.000Z';
/** One letter for each topic of the small track: n, l, d, s. */
const progressOf = (letters: string, track = small, at = AT): TrackProgress => ({
  id: track.id,
  topics: Object.fromEntries(
    track.topics.flatMap(({ id }, index) => {
      const status = ({ l: 'learning', d: 'done', s: 'skipped' } as const)[letters[index] ?? 'n'];
      return status ? [[id, { status, at }]] : [];
    }),
  ),
});

describe('a summary', () => {
  test.each([
    // letters, done, counted, hours left, next
    ['nnn', 0, 3, 15, 'small/a'],
    ['lnn', 0, 3, 15, 'small/a'],
    ['dnn', 1, 3, 12, 'small/b'],
    ['nln', 0, 3, 15, 'small/b'],
    ['nld', 1, 3, 8, 'small/b'],
    ['snn', 0, 2, 12, 'small/b'],
    ['sdn', 1, 2, 7, 'small/c'],
    ['sdd', 2, 2, 0, null],
    ['sss', 0, 0, 0, null],
    ['ddd', 3, 3, 0, null],
  ])('%s: %i of %i done, %i hours left, next %s', (letters, done, counted, hoursLeft, next) => {
    const summary = summaryOf(small, progressOf(letters));
    expect(summary.counts.done).toBe(done);
    expect(summary.counted).toBe(counted);
    expect(summary.share).toBe(counted === 0 ? 0 : done / counted);
    expect(summary.hours).toBe(15);
    expect(summary.hoursLeft).toBe(hoursLeft);
    expect(summary.next?.id ?? null).toBe(next);
    expect(summary.lastAt).toBe(letters === 'nnn' ? null : AT);
  });

  test('nothing kept is nothing begun; marks of topics that are gone count for nothing', () => {
    expect(summaryOf(small, undefined)).toEqual(summaryOf(small, progressOf('nnn')));
    const gone = { id: 'small', topics: { 'small/gone': { status: 'done', at: AT } } } as const;
    expect(summaryOf(small, gone)).toEqual(summaryOf(small, undefined));
  });

  test.each(['constructor', '__proto__', 'toString', ''])('no topic is called %j', (id) => {
    expect(statusOf(progressOf('ddd'), id)).toBe('not-started');
  });

  test('for any marks: the counts add up, hours left never exceed all, next is never done or skipped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<TopicStatus>(...TOPIC_STATUSES), { minLength: 15, maxLength: 15 }),
        (statuses) => {
          const letters = statuses.map((status) => status.charAt(0)).join('');
          const progress = progressOf(letters, frontend);
          const { counts, counted, share, hours, hoursLeft, next } = summaryOf(frontend, progress);
          expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(15);
          expect(counted).toBe(15 - counts.skipped);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(hoursLeft).toBeLessThanOrEqual(hours);
          expect(next === null).toBe(counts.learning + counts['not-started'] === 0);
          if (next) expect(['learning', 'not-started']).toContain(statusOf(progress, next.id));
          const items = toMarkdown(frontend, progress).match(/^- \[[x ]\] /gm) ?? [];
          expect(items).toHaveLength(15);
          expect(items.filter((item) => item.includes('x'))).toHaveLength(counts.done);
        },
      ),
      { seed: 4203, numRuns: 100 },
    );
  });
});

describe('over all tracks', () => {
  test('nothing begun', () => {
    expect(overviewOf(tracks, {})).toEqual({ begun: [], topicsDone: 0, share: 0, next: null });
  });

  test('the last changed first; next is of the first in which something is left', () => {
    const documents = {
      frontend: progressOf('dl', frontend, '2026-11-01T10:00:00.000Z'),
      backend: progressOf('d'.repeat(15), backend, '2026-11-03T10:00:00.000Z'),
      unknown: progressOf('ddd'),
    };
    const overview = overviewOf(tracks, documents);
    expect(overview.begun.map(({ track }) => track.id)).toEqual(['backend', 'frontend']);
    expect(overview.topicsDone).toBe(16);
    expect(overview.share).toBe(16 / 30);
    expect(overview.next?.topic.id).toBe(frontend.topics[1]?.id);
  });
});

describe('as Markdown', () => {
  test('a task list with what is done, being learned and skipped; nothing in a name means anything', () => {
    expect(markdownNameOf(frontend)).toBe('frontend-roadmap.md');
    expect(toMarkdown(small, progressOf('dls'))).toBe(
      [
        '# Small roadmap',
        '',
        'Three \\*stars\\*.',
        '',
        '1 of 2 topics done, 1 skipped. 5 of 15 hours left; hours are rough estimates for a beginner.',
        '',
        '## Topics',
        '',
        '- [x] A\\_1 \\[x\\] (3 h), done on 2026-11-20',
        '  - one, two',
        '- [ ] B (5 h), learning since 2026-11-20',
        '  - three',
        '- [ ] ~~C~~ (7 h), skipped',
        '  - four',
        '',
        '## Resources',
        '',
        '- Roadmap: [Page](<https://example.org/a_b>)',
        '- Resources: [Page](<https://example.org/a_b>)',
        '- YouTube: [Page](<https://example.org/a_b>)',
        '- Get Certified: [Page](<https://example.org/a_b>)',
        '',
      ].join('\n'),
    );
  });

  test('nothing begun: every box is empty; a topic’s pages stand under it', () => {
    const text = toMarkdown(frontend, undefined);
    expect(text).not.toContain('[x]');
    expect(text).toContain('0 of 15 topics done. 252 of 252 hours left');
    expect(text).toContain('  - [roadmap.sh: typescript](<https://roadmap.sh/typescript>)');
  });
});
