import { listed } from './counted';
import type { Course, CourseTopic } from './course';
import { clip, nameOf, namesNothing, type Subject, type TopicMatch } from './match-topic';
import { ratherBefore, subjectOf, taughtBy } from './order';
import type { PlanningCatalogue } from './planning-catalogue';
import { reviewed } from './review';
import type { Depth, LeftOut, Level } from './types';

/** A topic that may come into the roadmap. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly subtopics: readonly string[];
  readonly track: string | null;
  /** Hours it takes at this level and depth. */
  readonly need: number;
  /** 0: what was asked for, or its core, which never gives way; the higher, the sooner it does when time is short. */
  readonly rank: number;
  /** Less than this share of its hours makes it pointless. */
  readonly least?: number;
  /** The learner knows it: it is gone through once more, and shorter. */
  readonly review?: boolean;
  readonly part: 'subject' | 'groundwork' | 'next' | 'general' | 'project';
  /** Id in the catalogue; `null` for what it does not have. */
  readonly source: string | null;
  /** Ids in the catalogue of what it directly builds on. */
  readonly needs: readonly string[];
}

export interface Choice {
  readonly candidates: readonly Candidate[];
  readonly leftOut: readonly LeftOut[];
  /** What it is about, for titles: `React`, `Docker and Kubernetes`. */
  readonly name: string;
}

/** Share of the catalogue's hours, which are those of somebody who goes through all of a topic. */
const DEPTH_SHARE: Readonly<Record<Depth, number>> = { overview: 0.5, moderate: 1, 'in-depth': 1.5 };
const GROUNDWORK_SHARE = 0.4;
/** Of a whole subject, as far as another one needs it. */
const COURSE_GROUNDWORK_SHARE = 0.25;
const NEXT_SHARE = 0.6;
/** The core gets a first look before it is cut; of what it builds on a little is better than nothing. */
export const LEAST = { core: 0.3, before: 0.15 } as const;
const RANK = { prerequisite: 0.3, groundwork: 0.4, extra: 0.6, next: 0.9 } as const;

/**
 * The topics for what a learner named, in learning order, with the hours each takes. Nothing is cut for time here.
 * @param topic the learner's own words, for what the catalogue does not have
 */
export function chooseTopics(
  catalogue: PlanningCatalogue,
  match: TopicMatch,
  {
    level,
    depth,
    topic: said,
    known = [],
  }: { readonly level: Level; readonly depth: Depth; readonly topic: string; readonly known?: readonly string[] },
): Choice {
  const subjects = inTeachingOrder(catalogue, match.subjects.filter(isOwn(match.subjects)));
  const pool = new Pool(catalogue, level, depth, subjects);
  const whole = subjects.filter((subject) => subject.kind === 'course');
  for (const subject of subjects)
    if (subject.kind === 'course') pool.addCourse(subject.course);
    else pool.addTopic(subject, whole.length === 0);
  const strangers =
    subjects.length === 0 && match.unknown.length === 0
      ? [namesNothing(said) ? UNNAMED : clip(said, 60)]
      : match.unknown;
  const alone = subjects.length === 0 && strangers.length === 1;
  const general = strangers.flatMap((name, index) =>
    alone ? generalTopics(name, level, depth) : [shortTopic(name, index, depth)],
  );
  const name = titleOf(match.subjects, strangers);
  const candidates = reviewed(catalogue, [...pool.inOrder(), ...general], [...known, ...match.known]);
  return { candidates, leftOut: [...pool.leftOut, ...tooMany(match.more)], name };
}

const tooMany = (names: readonly string[]): LeftOut[] =>
  names.map((name) => ({ name, reason: 'You named more than one roadmap takes. Make another one for it.' }));

/** What a plan is about whose learner told a story without naming a subject. */
export const UNNAMED = 'your subject';

/** A topic that a course teaches which is asked for as well is no subject of its own: the cloud beside Azure. */
const isOwn = (subjects: readonly Subject[]) => {
  const courses = new Set(subjects.flatMap((subject) => (subject.kind === 'course' ? [subject.course.id] : [])));
  return (subject: Subject) =>
    subject.kind === 'course' || subject.focus !== null || !taughtBy(subject.topic.id).some((id) => courses.has(id));
};

/** What comes before another of them first; else as they were named. */
function inTeachingOrder(catalogue: PlanningCatalogue, subjects: readonly Subject[]): readonly Subject[] {
  const placed: Subject[] = [];
  const place = (subject: Subject) => {
    if (placed.includes(subject)) return;
    const before = coursesBefore(catalogue, subject.course);
    const rather = ratherBefore(subject.course.id);
    for (const other of subjects)
      if (other.course !== subject.course && (before.has(other.course.id) || rather.includes(other.course.id)))
        place(other);
    if (!placed.includes(subject)) placed.push(subject);
  };
  for (const subject of subjects) place(subject);
  return placed;
}

/** The courses that one builds on, directly or by others, with how far away each is; the nearest first. */
function coursesBefore({ courseById }: PlanningCatalogue, course: Course): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let ring = course.before;
  for (let distance = 1; ring.length > 0; distance += 1) {
    for (const id of ring) if (!found.has(id)) found.set(id, distance);
    ring = ring.flatMap((id) => courseById(id)?.before ?? []).filter((id) => !found.has(id));
  }
  return found;
}

/** The candidate that takes what time is over, or makes the learner use all of it. */
export function projectTopic(name: string, need: number): Candidate {
  return {
    id: 'project',
    name: `A project of your own: ${name}`,
    subtopics: [
      'choose something small that you would use',
      'build it in steps that work',
      'show it to somebody',
      'write down what you would change',
    ],
    track: null,
    need,
    rank: 0.7,
    part: 'project',
    source: null,
    needs: [],
  };
}

/** Topics of the catalogue that are projects themselves. */
export const isProject = ({ source }: Candidate): boolean => /\/(portfolio|contest|labs)-/.test(source ?? '');

class Pool {
  private readonly chosen = new Map<string, Candidate & { focus: readonly string[] }>();
  private readonly left = new Map<string, LeftOut>();
  /** Ids of the courses in the order in which they are learnt. */
  private readonly order: string[] = [];
  private readonly wanted: ReadonlySet<string>;

  constructor(
    private readonly catalogue: PlanningCatalogue,
    private readonly level: Level,
    private readonly depth: Depth,
    subjects: readonly Subject[],
  ) {
    this.wanted = new Set(
      subjects.map((subject) => (subject.kind === 'course' ? subject.course.id : subject.topic.id)),
    );
  }

  get leftOut(): readonly LeftOut[] {
    const taken = new Set([...this.chosen.values()].map(({ source }) => subjectOf(source ?? '')));
    return [...this.left].filter(([id]) => !taken.has(subjectOf(id))).map(([, left]) => left);
  }

  addCourse(course: Course): void {
    this.addCoursesBefore(course);
    this.order.push(course.id);
    course.topics.forEach((topic, at) => {
      if (taughtBy(topic.id).some((id) => this.wanted.has(id))) return;
      if (topic.hours[this.level] === 0) this.known(course, topic);
      else {
        const rank = topic.part === 'core' ? 0 : RANK[topic.part] + (0.25 * at) / course.topics.length;
        const needs = topic.needs.length > 0 || topic.part !== 'core' ? topic.needs : course.before;
        this.take(course, { ...topic, needs }, { share: 1, rank, least: leastOf(topic), part: 'subject', focus: null });
      }
    });
  }

  addTopic({ course, topic, focus }: Extract<Subject, { kind: 'topic' }>, alone: boolean): void {
    if (alone) {
      this.addCoursesBefore(course);
      for (const [need, distance] of groundworkOf(course, topic)) {
        if (this.level === 'beginner')
          this.take(course, need, {
            share: GROUNDWORK_SHARE,
            rank: RANK.groundwork + 0.1 * distance,
            least: LEAST.before,
            part: 'groundwork',
            focus: null,
          });
        else if (distance === 1) this.known(course, need);
      }
    }
    if (!this.order.includes(course.id)) this.order.push(course.id);
    const hours = topic.hours[this.level];
    const asked =
      hours === 0 ? { ...topic, hours: { ...topic.hours, [this.level]: topic.hours.beginner * 0.7 } } : topic;
    this.take(course, asked, { share: 1, rank: 0, part: 'subject', focus });
    if (!alone || (this.depth === 'overview' && this.level !== 'advanced')) return;
    course.topics
      .filter(({ needs }) => needs.includes(topic.id))
      .forEach((next, index) => {
        if (next.hours[this.level] > 0)
          this.take(course, next, { share: NEXT_SHARE, rank: RANK.next + index / 100, part: 'next', focus: null });
      });
  }

  inOrder(): Candidate[] {
    const place = (source: string) => {
      const found = this.catalogue.topicById(source);
      const index = found?.course.topics.findIndex(({ id }) => id === source) ?? 0;
      return 1000 * this.order.indexOf(found?.course.id ?? source) + index;
    };
    const grounds = new Set(
      [...this.chosen.values()]
        .filter(({ rank }) => rank === 0)
        .flatMap(({ source }) => {
          const found = this.catalogue.topicById(source ?? '');
          return found ? [...groundworkOf(found.course, found.topic).keys()].map(({ id }) => id) : [];
        }),
    );
    return [...this.chosen.values()]
      .map(({ focus: _, ...candidate }) =>
        // What was asked for by name does not stay without what it builds on while the rest of a course stays.
        candidate.part === 'subject' && grounds.has(candidate.source ?? '')
          ? { ...candidate, rank: Math.min(candidate.rank, 0.1) }
          : candidate,
      )
      .sort((a, b) => place(a.source ?? '') - place(b.source ?? ''));
  }

  /** What a course builds on: one row each, as far as it is needed; from intermediate on it is known. */
  private addCoursesBefore(course: Course): void {
    for (const [id, distance] of [...coursesBefore(this.catalogue, course)].sort(([, a], [, b]) => b - a)) {
      const before = this.catalogue.courseById(id);
      if (!before || this.isCovered(before)) continue;
      if (this.level !== 'beginner') {
        if (distance === 1 && !this.left.has(id))
          this.left.set(id, { name: before.title, reason: knownAt(this.level) });
        continue;
      }
      if (this.chosen.has(id)) continue;
      const core = before.topics.filter(({ part }) => part === 'core');
      const hours = core.reduce((sum, topic) => sum + topic.hours.beginner, 0);
      this.order.push(id);
      this.chosen.set(id, {
        id,
        name: `${before.title}, as far as ${course.title} needs it`,
        subtopics: core.map((topic) => topic.name),
        track: before.title,
        need: Math.max(1, hours * COURSE_GROUNDWORK_SHARE * DEPTH_SHARE[this.depth]),
        rank: RANK.groundwork + 0.05 * distance,
        least: LEAST.before,
        part: 'groundwork',
        source: id,
        needs: before.before,
        focus: [],
      });
    }
  }

  /** Whether what was asked for teaches a course already, itself or as topics of a track. */
  private isCovered({ id }: Course): boolean {
    if (this.wanted.has(id)) return true;
    return [...this.wanted].some((wanted) =>
      (this.catalogue.courseById(wanted)?.topics ?? []).some((topic) => taughtBy(topic.id).includes(id)),
    );
  }

  private known(course: Course, { id, name }: CourseTopic): void {
    if (!this.left.has(id)) this.left.set(id, { name: named(course, name), reason: knownAt(this.level) });
  }

  private take(
    course: Course,
    topic: CourseTopic,
    {
      share,
      rank,
      least,
      part,
      focus,
    }: { share: number; rank: number; least?: number | undefined; part: Candidate['part']; focus: string | null },
  ): void {
    const { ways } = topic;
    const way = focus !== null && topic.subtopics.indexOf(focus) < ways ? focus : null;
    const id = way === null ? topic.id : `${topic.id}:${slug(way)}`;
    const [twin] = [...this.chosen.values()].filter(
      (other) =>
        other.id === id ||
        (subjectOf(other.source ?? '') === subjectOf(topic.id) && (way === null || !other.id.includes(':'))),
    );
    const need = Math.max(1, topic.hours[this.level] * share * DEPTH_SHARE[this.depth]);
    if (twin && (twin.id === id || way === null)) {
      // Named twice: the closer reason counts, and each named part comes first.
      const foci = focus === null || twin.focus.includes(focus) ? twin.focus : [...twin.focus, focus];
      const closer = rank < twin.rank;
      this.chosen.set(twin.id, {
        ...twin,
        ...(closer ? { rank, part, need: Math.max(need, twin.need) } : {}),
        focus: foci,
        subtopics: [
          ...foci.filter((name) => twin.subtopics.includes(name)),
          ...twin.subtopics.filter((name) => !foci.includes(name)),
        ],
      });
      return;
    }
    if (twin && way !== null) this.chosen.delete(twin.id);
    const parts = way === null ? topic.subtopics : partsOf(topic, way);
    const focused = way === null && focus !== null;
    this.chosen.set(id, {
      id,
      name: way === null ? topic.name : shown(way),
      subtopics: focused ? [focus, ...parts.filter((name) => name !== focus)] : parts,
      track: course.title,
      need,
      rank,
      ...(least === undefined ? {} : { least }),
      part,
      source: topic.id,
      needs: topic.needs,
      focus: focus === null ? [] : [focus],
    });
  }
}

const leastOf = ({ part }: CourseTopic) =>
  part === 'core' ? LEAST.core : part === 'prerequisite' ? LEAST.before : undefined;

const knownAt = (level: Level) => `At the ${level} level you know it already.`;

/** Everything of its course that a topic builds on, with how far away it is. */
function groundworkOf(course: Course, topic: CourseTopic): ReadonlyMap<CourseTopic, number> {
  const byId = new Map(course.topics.map((one) => [one.id, one]));
  const found = new Map<CourseTopic, number>();
  let ring = topic.needs;
  for (let distance = 1; ring.length > 0; distance += 1) {
    const topics = ring.flatMap((id) => byId.get(id) ?? []);
    for (const one of topics) if (!found.has(one)) found.set(one, distance);
    ring = topics.flatMap(({ needs }) => needs).filter((id) => ![...found.keys()].some((one) => one.id === id));
  }
  return found;
}

/** `JavaScript/Node.js` is called by its last name. */
const shown = (way: string) => way.split('/').at(-1) ?? way;

function partsOf(topic: CourseTopic, way: string): readonly string[] {
  const parts = topic.subtopics.slice(topic.ways);
  if (parts.length > 2) return parts;
  const first = parts.length > 0 ? parts : [`first steps with ${shown(way)}`];
  return [...first, `everyday use of ${shown(way)}`, `what ${shown(way)} does not do well`];
}

const slug = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, '-');

const named = (course: Course, name: string) =>
  /^(Testing|Networking|Storage|Architecture|Deployment|Scaling)$/.test(name) ? `${name} (${course.title})` : name;

/** How any subject can be learnt, in the learner's own words; it states nothing about the subject. */
function generalTopics(name: string, level: Level, depth: Depth): Candidate[] {
  const share = DEPTH_SHARE[depth];
  const parts: readonly (readonly [
    id: string,
    name: string,
    need: number,
    rank: number,
    subtopics: readonly string[],
  ])[] = [
    [
      'survey',
      `Survey: what ${name} is made of`,
      level === 'beginner' ? 6 : 0,
      0.5,
      [
        'read one good introduction from start to end',
        'write down its main parts and words',
        'choose the three parts you need first',
      ],
    ],
    [
      'core',
      `Core ideas of ${name}`,
      level === 'advanced' ? 8 : 18,
      0,
      [
        'one part at a time, from the simplest',
        'explain each part in your own words',
        'keep a page of questions that stay open',
      ],
    ],
    [
      'exercises',
      `Exercises in ${name}`,
      14,
      0.1,
      [
        'a small exercise for each part',
        'do each again a few days later without help',
        'compare with how experienced people do it',
      ],
    ],
    [
      'advanced',
      `Hard parts of ${name}`,
      level === 'beginner' ? 0 : 12,
      0.6,
      [
        'the questions that stayed open',
        'what goes wrong in practice, and why',
        'one talk or paper by somebody who does it daily',
      ],
    ],
    [
      'project',
      `A project of your own: ${name}`,
      depth === 'overview' ? 0 : 14,
      0.3,
      [
        'choose something small that you would use',
        'finish it, even if it is plain',
        'show it to somebody who knows the subject',
      ],
    ],
    [
      'review',
      `Review of ${name}`,
      4,
      0.7,
      ['go through your notes', 'name what is still weak', 'decide what comes next'],
    ],
  ];
  return parts
    .filter(([, , need]) => need > 0)
    .map(([id, title, need, rank, subtopics]) => ({
      id: `general/${id}`,
      name: title,
      subtopics,
      track: null,
      need: Math.max(1, need * share),
      rank,
      part: 'general' as const,
      source: null,
      needs: [],
    }));
}

/** The same in one topic, where it is one of several subjects. */
function shortTopic(name: string, index: number, depth: Depth): Candidate {
  return {
    id: `general/${index + 1}-${slug(clip(name, 40))}`,
    name: capital(name),
    subtopics: [
      'read one good introduction',
      'learn its core ideas, one at a time',
      'do a small exercise for each',
      'use it in something of your own',
    ],
    track: null,
    need: Math.max(1, 24 * DEPTH_SHARE[depth]),
    rank: 0.05,
    part: 'general',
    source: null,
    needs: [],
  };
}

function titleOf(subjects: readonly Subject[], unknown: readonly string[]): string {
  const [first] = subjects;
  const title = listed([...new Set([...subjects.map(nameOf), ...unknown])], 4);
  // A name of the catalogue is written as it is: iOS.
  return first ? title : capital(title);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
