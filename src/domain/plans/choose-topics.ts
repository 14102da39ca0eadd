import type { Track, TrackTopic } from '../catalogue/types';
import { listed } from './counted';
import { clip, type Subject, type TopicMatch } from './match-topic';
import { needsOf, subjectOf, waysOf } from './order';
import type { PlanningCatalogue } from './planning-catalogue';
import type { Depth, LeftOut, Level } from './types';

/** A topic that may come into the roadmap. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly subtopics: readonly string[];
  readonly track: string | null;
  /** Hours it takes at this level and depth. */
  readonly need: number;
  /** 0: what was asked for; the higher, the sooner it gives way when time is short. */
  readonly rank: number;
  readonly part: 'subject' | 'groundwork' | 'next' | 'general' | 'project';
  /** Id in the catalogue; `null` for what it does not have. */
  readonly source: string | null;
}

export interface Choice {
  readonly candidates: readonly Candidate[];
  readonly leftOut: readonly LeftOut[];
  /** What it is about, for titles: `React`, `Docker and Kubernetes`. */
  readonly name: string;
}

/** Share of the catalogue's hours, which are those of a beginner who goes through all of a topic. */
const DEPTH_SHARE: Readonly<Record<Depth, number>> = { overview: 0.5, moderate: 1, 'in-depth': 1.5 };
/** Share of a track's hours that one knows before its level begins. */
const KNOWN: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 0.28, advanced: 0.52 };
const OWN_SHARE: Readonly<Record<Level, number>> = { beginner: 1, intermediate: 0.9, advanced: 0.7 };
const GROUNDWORK_SHARE = 0.4;
const NEXT_SHARE = 0.6;

/**
 * The topics for what a learner named, in learning order, with the hours each takes. Nothing is cut for time here.
 * @param topic the learner's own words, for what the catalogue does not have
 */
export function chooseTopics(
  catalogue: PlanningCatalogue,
  match: TopicMatch,
  { level, depth, topic: said }: { readonly level: Level; readonly depth: Depth; readonly topic: string },
): Choice {
  const pool = new Pool(catalogue, level, depth);
  const tracks = match.subjects.filter((subject) => subject.kind === 'track');
  const deep = match.subjects.filter((subject) => subject.kind === 'topic');
  for (const { track } of tracks) pool.addTrack(track);
  for (const subject of deep) pool.addTopic(subject, tracks.length === 0);
  const known = pool.inOrder(match.subjects);
  const strangers = match.subjects.length === 0 && match.unknown.length === 0 ? [clip(said, 60)] : match.unknown;
  const whole = match.subjects.length === 0 && strangers.length === 1;
  const general = strangers.flatMap((name, index) =>
    whole ? generalTopics(name, level, depth) : [shortTopic(name, index, depth)],
  );
  const name = nameOf(match.subjects, strangers);
  const all = [...known, ...general];
  return { candidates: all, leftOut: pool.leftOut, name };
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
    rank: 0.3,
    part: 'project',
    source: null,
  };
}

/** Topics of the catalogue that are projects themselves. */
export const isProject = ({ source }: Candidate): boolean => /\/(portfolio|contest|labs)-/.test(source ?? '');

class Pool {
  private readonly chosen = new Map<string, Candidate & { focus: readonly string[] }>();
  private readonly left = new Map<string, LeftOut>();

  constructor(
    private readonly catalogue: PlanningCatalogue,
    private readonly level: Level,
    private readonly depth: Depth,
  ) {}

  get leftOut(): readonly LeftOut[] {
    const taken = new Set([...this.chosen.values()].map(({ source }) => subjectOf(source ?? '')));
    return [...this.left].filter(([id]) => !taken.has(subjectOf(id))).map(([, left]) => left);
  }

  addTrack(track: Track): void {
    const total = track.topics.reduce((sum, { hours }) => sum + hours, 0);
    let before = 0;
    for (const topic of track.topics) {
      const middle = (before + topic.hours / 2) / total;
      before += topic.hours;
      if (middle < KNOWN[this.level]) this.known(track, topic);
      else this.take(track, topic, { share: 1, rank: middle, part: 'subject', focus: null });
    }
  }

  addTopic({ track, topic, focus }: Extract<Subject, { kind: 'topic' }>, alone: boolean): void {
    if (alone) {
      for (const [id, distance] of groundworkOf(topic.id)) {
        const place = this.catalogue.topicById(id);
        if (!place) continue;
        if (this.level === 'beginner')
          this.take(place.track, place.topic, {
            share: GROUNDWORK_SHARE,
            rank: 0.4 + 0.1 * distance,
            part: 'groundwork',
            focus: null,
          });
        else if (distance === 1) this.known(place.track, place.topic);
      }
    }
    this.take(track, topic, { share: OWN_SHARE[this.level], rank: 0, part: 'subject', focus });
    if (!alone || (this.depth === 'overview' && this.level !== 'advanced')) return;
    track.topics
      .filter(({ id }) => needsOf(id).includes(topic.id))
      .forEach((next, index) => {
        this.take(track, next, { share: NEXT_SHARE, rank: 0.9 + index / 100, part: 'next', focus: null });
      });
  }

  inOrder(subjects: readonly Subject[]): Candidate[] {
    const order = [...new Set(subjects.map(({ track }) => track.id))];
    const place = (source: string) => {
      const found = this.catalogue.topicById(source);
      const index = found?.track.topics.findIndex(({ id }) => id === source) ?? 0;
      return 1000 * order.indexOf(found?.track.id ?? '') + index;
    };
    const wanted = [...this.chosen.values()].filter(({ rank }) => rank === 0);
    const grounds = new Set(wanted.flatMap(({ source }) => [...groundworkOf(source ?? '').keys()]));
    return [...this.chosen.values()]
      .map(({ focus: _, ...candidate }) =>
        // What was asked for by name does not stay without what it builds on while the rest of a track stays.
        candidate.part === 'subject' && grounds.has(candidate.source ?? '')
          ? { ...candidate, rank: Math.min(candidate.rank, 0.1) }
          : candidate,
      )
      .sort((a, b) => place(a.source ?? '') - place(b.source ?? ''));
  }

  private known(track: Track, { id, name }: TrackTopic): void {
    if (!this.left.has(id))
      this.left.set(id, { name: named(track, name), reason: `At the ${this.level} level you know it already.` });
  }

  private take(
    track: Track,
    topic: TrackTopic,
    { share, rank, part, focus }: { share: number; rank: number; part: Candidate['part']; focus: string | null },
  ): void {
    const ways = waysOf(topic.id);
    const way = focus !== null && topic.subtopics.indexOf(focus) < ways ? focus : null;
    const id = way === null ? topic.id : `${topic.id}:${slug(way)}`;
    const [twin] = [...this.chosen.values()].filter(
      (other) =>
        other.id === id ||
        (subjectOf(other.source ?? '') === subjectOf(topic.id) && (way === null || !other.id.includes(':'))),
    );
    const need = Math.max(1, topic.hours * share * DEPTH_SHARE[this.depth]);
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
    const parts = way === null ? topic.subtopics : partsOf(topic, way, ways);
    const focused = way === null && focus !== null;
    this.chosen.set(id, {
      id,
      name: way === null ? topic.name : shown(way),
      subtopics: focused ? [focus, ...parts.filter((name) => name !== focus)] : parts,
      track: track.title,
      need,
      rank,
      part,
      source: topic.id,
      focus: focus === null ? [] : [focus],
    });
  }
}

/** Everything that a topic builds on, with how far away it is. */
function groundworkOf(id: string): Map<string, number> {
  const found = new Map<string, number>();
  let ring = needsOf(id);
  for (let distance = 1; ring.length > 0; distance += 1) {
    for (const need of ring) if (!found.has(need)) found.set(need, distance);
    ring = ring.flatMap(needsOf).filter((need) => !found.has(need));
  }
  return found;
}

/** `JavaScript/Node.js` is called by its last name. */
const shown = (way: string) => way.split('/').at(-1) ?? way;

function partsOf(topic: TrackTopic, way: string, ways: number): readonly string[] {
  const parts = topic.subtopics.slice(ways);
  if (parts.length > 2) return parts;
  const first = parts.length > 0 ? parts : [`first steps with ${shown(way)}`];
  return [...first, `everyday use of ${shown(way)}`, `what ${shown(way)} does not do well`];
}

const slug = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, '-');

const named = (track: Track, name: string) =>
  /^(Testing|Networking|Storage|Architecture|Deployment|Scaling)$/.test(name) ? `${name} (${track.title})` : name;

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
  };
}

function nameOf(subjects: readonly Subject[], unknown: readonly string[]): string {
  const names = subjects.map((subject) =>
    subject.kind === 'track' ? subject.track.title : shown(subject.focus ?? subject.topic.name),
  );
  return capital(listed([...new Set([...names, ...unknown])], 4));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
