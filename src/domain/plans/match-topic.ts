import type { Target } from './aliases';
import { listed } from './counted';
import type { Course, CourseTopic } from './course';
import { FILLERS } from './filler-words';
import { takeKnown, takeSwitch } from './known';
import { keyOf, type Meaning, type PlanningCatalogue, type Word, wordsOf } from './planning-catalogue';
import { isEverydayName, isFillerToo, isProse } from './prose';
import { slipOf } from './spelling';

/** A subject of the catalogue that the learner named. */
export type Subject =
  | { readonly kind: 'course'; readonly course: Course; readonly said: string }
  | {
      readonly kind: 'topic';
      readonly course: Course;
      readonly topic: CourseTopic;
      /** The subtopic that was named, as the catalogue writes it; `null` for the topic itself. */
      readonly focus: string | null;
      readonly said: string;
    };

export interface TopicMatch {
  readonly subjects: readonly Subject[];
  /** What the learner named and no track covers, in the vocabulary's spelling or their own words. */
  readonly unknown: readonly string[];
  /** Words that were read as a name they are a slip away from. */
  readonly misspelt: readonly { readonly said: string; readonly meant: string }[];
  /** Ids of courses and topics that the learner says they know. */
  readonly known: readonly string[];
  /** Names of subjects beyond those that one roadmap takes. */
  readonly more: readonly string[];
  /** Behind "for": whom it is for, or what it will be used for; `null` without. */
  readonly purpose: string | null;
}

/** As much of the topic as is read, in characters. */
export const LONGEST_TOPIC = 600;
const MOST_SUBJECTS = 8;
const MOST_WORDS = 6;
/** Shorter words of a story are not read as slips. */
const LONG_WORD = 6;

const isFiller = (text: string) => FILLERS.has(text) || isFillerToo(text);

/**
 * Finds what a learner wants to learn among the tracks, their topics and subtopics, and the skills vocabulary: "React",
 * "docker and kubernetes", "machine learning for web developers", "C++".
 */
export function matchTopic(catalogue: PlanningCatalogue, text: string): TopicMatch {
  const read = text
    .trim()
    .slice(0, LONGEST_TOPIC)
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
  const { wish, known } = withoutKnown(catalogue, read);
  const [, main = wish, purpose = null] = /^(.{2,}?)\s+for\s+(?:an?\s+|the\s+|my\s+)?(.+)$/is.exec(wish) ?? [];
  const prose = isProse(wordsOf(wish));
  const found = find(catalogue, wordsOf(main), prose);
  const aim = purpose === null ? null : find(catalogue, wordsOf(purpose), prose);
  if (found.subjects.length === 0 && found.unknown.length === 0 && aim && aim.subjects.length > 0)
    return { ...aim, known, more: [], purpose: null };
  // In a story, what comes behind "for" is no purpose but more of the story.
  const all = prose && aim ? unique([...found.subjects, ...aim.subjects]) : found.subjects;
  const wanted = aim && !prose ? preferring(catalogue, all, aim.subjects) : all;
  return {
    subjects: wanted.slice(0, MOST_SUBJECTS),
    unknown: found.unknown.slice(0, MOST_SUBJECTS),
    misspelt: found.misspelt,
    known,
    more: [...wanted.slice(MOST_SUBJECTS).map(nameOf), ...found.unknown.slice(MOST_SUBJECTS)],
    purpose: purpose === null || prose ? null : clip(purpose.replace(/[.!?\s]+$/, ''), 80),
  };
}

/** The wish without what the learner says they know, and the ids of that. Words that name nothing stay in the wish. */
function withoutKnown(catalogue: PlanningCatalogue, text: string): { wish: string; known: readonly string[] } {
  const idsIn = (words: string) => find(catalogue, wordsOf(words), false).subjects.map(idOf);
  const { rest, known } = takeKnown(text);
  const ids = known.flatMap(idsIn);
  const wish = ids.length > 0 ? rest.trim() : text;
  const change = takeSwitch(wish);
  const before = change ? idsIn(change.from) : [];
  if (!change || before.length === 0 || idsIn(change.to).length === 0) return { wish, known: [...new Set(ids)] };
  return { wish: change.to, known: [...new Set([...ids, ...before])] };
}

const idOf = (subject: Subject): string => (subject.kind === 'course' ? subject.course.id : subject.topic.id);

/** More words than this name no subject where none of them was understood. */
const LONGEST_NAME_WORDS = 8;

/** Whether a text in which no subject was found is a story and not the name of something. */
export const namesNothing = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > LONGEST_NAME_WORDS || isProse(words);
};

type Found = Pick<TopicMatch, 'subjects' | 'unknown' | 'misspelt'>;

function find(catalogue: PlanningCatalogue, words: readonly Word[], prose: boolean): Found {
  const subjects: Subject[] = [];
  const unknown: string[] = [];
  const misspelt: { said: string; meant: string }[] = [];
  let left: Word[] = [];
  const flush = () => {
    const telling = left.filter(({ text }) => !isFiller(text) && /\p{L}/u.test(text));
    left = [];
    if (telling.length === 0 || telling.length > MOST_WORDS) return;
    // A word of a story is too easily a slip away from some name, and never a topic of its own.
    const tried = prose ? telling.filter(({ text }) => text.length >= LONG_WORD) : telling;
    const whole = prose ? null : slipOf(catalogue, tried);
    const slips = whole ? [whole] : tried.flatMap((word) => slipOf(catalogue, [word]) ?? []);
    if (slips.length === 0 && !prose) unknown.push(telling.map(({ raw }) => raw).join(' '));
    for (const { said, meaning } of slips) {
      const meant = subjectsOf(catalogue, meaning.targets, said);
      subjects.push(...meant);
      misspelt.push({ said, meant: listed(meant.map(nameOf)) });
    }
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (word.parted || word.text === 'and' || word.text === 'or' || word.text === 'with') flush();
    const hit = longestAt(catalogue, words, at, prose);
    if (!hit) {
      left.push(word);
      at += 1;
      continue;
    }
    if (hit.meaning.kind === 'skill') {
      flush();
      unknown.push(hit.meaning.name);
    } else {
      // Words beside a known name only say more about it.
      left = [];
      subjects.push(...subjectsOf(catalogue, hit.meaning.targets, hit.said));
    }
    at = hit.next;
    while (
      at < words.length &&
      !words[at]?.parted &&
      !/^(and|or|with)$/.test(words[at]?.text ?? '') &&
      !longestAt(catalogue, words, at, prose)
    )
      if (hit.meaning.kind === 'skill' || isFiller(words[at]?.text ?? '')) at += 1;
      else break;
  }
  flush();
  return { subjects: unique(subjects), unknown: [...new Set(unknown)], misspelt };
}

function longestAt(
  { phrases, longestPhrase }: PlanningCatalogue,
  words: readonly Word[],
  at: number,
  prose: boolean,
): { meaning: Meaning; said: string; next: number } | null {
  for (let size = Math.min(longestPhrase, words.length - at); size > 0; size -= 1) {
    const slice = words.slice(at, at + size);
    if (slice.some(({ parted }, index) => index > 0 && parted)) continue;
    const meaning = phrases.get(slice.map(({ text }) => text).join(' '));
    if (!meaning || isEveryday(meaning, slice, words)) continue;
    if (prose && slice[0] && slice.length === 1 && isEverydayName(slice[0])) continue;
    return { meaning, said: slice.map(({ raw }) => raw).join(' '), next: at + size };
  }
  return null;
}

/** "go", "r", "c" or "express" in a sentence name nothing; alone, or written as a name, they do. */
function isEveryday(meaning: Meaning, slice: readonly Word[], words: readonly Word[]): boolean {
  const [only] = slice;
  if (slice.length > 1 || !only) return false;
  const doubtful =
    (meaning.kind === 'skill' && meaning.everyday) ||
    /^(go|r|c|rest|compose|swift|node|graphs|trees|complexity)$/.test(only.text);
  if (!doubtful || words.length === 1) return false;
  const others = words.filter(({ text }) => text !== only.text && !FILLERS.has(text));
  return others.length > 0 && only.raw === only.text && !/^(swift|node|graphs|trees)$/.test(only.text);
}

function subjectsOf({ courseById, topicById }: PlanningCatalogue, targets: readonly Target[], said: string): Subject[] {
  return targets.flatMap(({ id, focus }): Subject[] => {
    const course = courseById(id);
    if (course) return [{ kind: 'course', course, said }];
    const place = topicById(id);
    return place ? [{ kind: 'topic', ...place, focus, said }] : [];
  });
}

/** What a subject is called: `React`; of a way of several the way. */
export const nameOf = (subject: Subject): string =>
  subject.kind === 'course' ? subject.course.title : ((subject.focus ?? subject.topic.name).split('/').at(-1) ?? '');

const subjectKey = (subject: Subject) =>
  subject.kind === 'course' ? subject.course.id : `${subject.topic.id}#${subject.focus ?? ''}`;

function unique(subjects: readonly Subject[]): Subject[] {
  const seen = new Map(subjects.map((subject) => [subjectKey(subject), subject]));
  return [...seen.values()];
}

/** "SQL for data analysts": where the same name is in the track that it is for, that one is meant. */
function preferring(
  { courseById }: PlanningCatalogue,
  subjects: readonly Subject[],
  aims: readonly Subject[],
): Subject[] {
  const ids = aims.map(({ course }) => course.id);
  return subjects.map((subject) => {
    if (subject.kind === 'course' || ids.includes(subject.course.id)) return subject;
    const said = keyOf(subject.focus ?? subject.topic.name);
    for (const id of ids) {
      const course = courseById(id);
      const topic = course?.topics.find(({ name }) => keyOf(name) === said || keyOf(name).startsWith(`${said} or `));
      if (course && topic) return { ...subject, course, topic, focus: null };
    }
    return subject;
  });
}

/** At most this many characters, cut at a word where one ends near. */
export function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
