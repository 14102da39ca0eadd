import type { CatalogueLink, Reference } from '../catalogue/types';
import type { Subject } from './match-topic';
import type { Depth, RoadmapResource, RoadmapTopic } from './types';

const MOST = 12;
const COMMON = new Set(
  'the and for with full course tutorial beginners beginner basics roadmap sh crash free video data web pick development developer learn learning using from to of in on a an introduction complete developers principles tools one ways'.split(
    ' ',
  ),
);

/**
 * Pages of the catalogue that suit a roadmap: those of the tracks it comes from, and those whose name speaks of one of
 * its topics. At most twelve.
 * @param unknown subjects that no track has; only references can match them
 */
export function resourcesFor(
  references: readonly Reference[],
  subjects: readonly Subject[],
  topics: readonly Pick<RoadmapTopic, 'name' | 'subtopics' | 'track'>[],
  unknown: readonly string[],
  depth: Depth,
): RoadmapResource[] {
  const words = new Set([
    ...topics
      .filter(({ track }) => track !== null)
      .flatMap(({ name, subtopics }) => wordsOf([name, ...subtopics.filter((sub) => /[A-Z]/.test(sub))])),
    ...wordsOf(unknown),
  ]);
  const asked = new Set([
    ...wordsOf(
      subjects.flatMap((subject) =>
        subject.kind === 'topic' ? [subject.topic.name, subject.focus ?? '', subject.said] : [subject.said],
      ),
    ),
    ...wordsOf(unknown),
  ]);
  const found = new Map<string, RoadmapResource & { readonly score: number }>();
  const add = (link: Pick<CatalogueLink, 'name' | 'url'>, kind: RoadmapResource['kind'], score: number) => {
    if (score > (found.get(link.url)?.score ?? 0)) found.set(link.url, { name: link.name, url: link.url, kind, score });
  };
  const score = (texts: readonly string[]) => {
    const own = wordsOf(texts);
    return own.some((word) => asked.has(word)) ? 5 : own.some((word) => words.has(word)) ? 2 : 0;
  };
  const whole = new Set(subjects.flatMap((subject) => (subject.kind === 'course' ? [subject.course] : [])));
  for (const course of new Set(subjects.map((one) => one.course))) {
    const base = whole.has(course) ? 4 : 1;
    course.pages.forEach((page, at) => {
      add(page, 'resource', Math.max(base + 2 - at / 2, 0.5, score([page.name]) - at / 10));
    });
    if (!course.track) continue;
    const { links, more } = course.track;
    add(links.roadmap, 'roadmap', base + 2);
    add(links.resources, 'resource', base + 1);
    add(links.youtube, 'video', Math.max(base, score([links.youtube.name])));
    if (depth === 'in-depth') add(links.certification, 'certification', base);
    for (const link of more) {
      const points = score([link.name, ...link.about]);
      if (points > 0 || (whole.has(course) && link.kind !== 'certification')) add(link, link.kind, Math.max(points, 1));
    }
  }
  for (const reference of references) {
    const own = reference.words;
    if (own.some((word) => asked.has(word))) add(reference, 'reference', 5.5);
    else if (own.some((word) => words.has(word))) add(reference, 'reference', 1.5);
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ score: _, ...resource }) => resource);
}

function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.+#]*/gu) ?? [])
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => word !== '' && !COMMON.has(word) && (word.length > 1 || word === 'c'));
}
