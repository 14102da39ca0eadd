import { defaultStandards, type Language, standardFor } from '../domain/c-source/languages';
import type { EventAbout } from '../domain/calendar/about';
import type { Source } from '../domain/evidence/types';
import type { Way } from '../domain/evidence/way-types';
import type { DayItem } from '../domain/today/items';
import type { BegunRoadmap } from '../domain/track-progress/begun';
import { paths } from './paths';

const query = (params: Readonly<Record<string, string>>): string => new URLSearchParams(params).toString();

/** The address that opens what a mark was made from, as near to its words as the screen can go. */
export function sourcePath(source: Source): string {
  switch (source.kind) {
    case 'resume':
      return `${paths.resumeForm}?${query({ resume: source.id, find: source.quote })}`;
    case 'report':
      return `${paths.resumeAssistant}?${query({ report: source.id })}`;
    case 'challenge':
      return `${paths.machineCoding}?${query({ challenge: source.id })}`;
    case 'answer':
      return `${paths.interviewTrainer}?${query({ session: source.session, question: String(source.question + 1) })}`;
    case 'story':
      return `${paths.stories}?${query({ story: source.id })}`;
    case 'topic':
      return topicPath(source.id);
    case 'task':
      return paths.tasks;
    case 'event':
      return `${paths.calendar}?${query({ day: source.day })}`;
  }
}

/** The address of a track, or of a roadmap of one's own. */
export const roadmapPath = ({ kind, id }: Pick<BegunRoadmap, 'kind' | 'id'>): string =>
  kind === 'track'
    ? `${paths.roadmap}/${encodeURIComponent(id)}`
    : `${paths.personalizedRoadmap}?${query({ plan: id })}`;

/** The address that a line of a day opens: the board, what the event is about, or its day in the calendar. */
export function dayItemPath({ kind, about }: Pick<DayItem, 'kind' | 'about'>, day: string): string {
  if (kind === 'task') return paths.tasks;
  return about ? aboutPath(about) : `${paths.calendar}?${query({ day })}`;
}

/** The address of what an event is about: of a job its preparation, of a topic of one's own roadmap its place there. */
export function aboutPath({ kind, id }: EventAbout): string {
  if (kind === 'challenge' || kind === 'topic') return wayPath({ kind, id });
  if (kind === 'role') return `${paths.interview}/${id}`;
  const [, own = id, topic] = /^([^/]*)\/(.+)$/.exec(id) ?? [];
  if (kind === 'job') return `${paths.jobs}/${encodeURIComponent(own)}?${query({ prepare: 'yes' })}`;
  return `${paths.personalizedRoadmap}?${query({ plan: own, ...(topic === undefined ? {} : { topic }) })}`;
}

/** The address of something to do about a skill. */
export function wayPath({ kind, id }: Pick<Way, 'kind' | 'id'>): string {
  if (kind === 'challenge') return `${paths.machineCoding}?${query({ challenge: id })}`;
  if (kind === 'topic') return topicPath(id);
  if (kind === 'question') return partPath(paths.interview, id, 'question');
  return paths.tutor;
}

const VERBS: Readonly<Record<Way['kind'], string>> = {
  topic: 'Learn',
  challenge: 'Practise',
  question: 'Answer',
  card: 'Read',
};

/** What is offered about a skill, in a word and a link. */
export const offerOf = (way: Way): { readonly verb: string; readonly name: string; readonly to: string } => ({
  verb: VERBS[way.kind],
  name: way.name,
  to: wayPath(way),
});

/** @param id `frontend/html` */
const topicPath = (id: string): string => partPath(paths.roadmap, id, 'topic');

/** A part of a screen that shows many: `frontend/html` is `/roadmap/frontend?topic=html`. */
function partPath(screen: string, id: string, key: string): string {
  const slash = id.indexOf('/');
  return `${screen}/${encodeURIComponent(id.slice(0, slash))}?${query({ [key]: id.slice(slash + 1) })}`;
}

/** Code Practice with a program in its editor: the plain form of the links that it shares programs by. */
export function practicePath(language: Language, source: string): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify([language, standardFor(language, defaultStandards), source, '']),
  );
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `${paths.codePractice}#code=1p${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The tutor, with a question in its box. */
export const tutorPath = (ask: string): string => `${paths.tutor}?${query({ ask })}`;

/** Study mode on a topic, a card, a course or words. */
export const studyPath = (on: string): string => `${paths.study}?${query({ on })}`;

/** What the tutor is asked about a skill. */
export const askAbout = (skill: string): string => `What should I know about ${skill} for an interview?`;

/** The tutor, with a question about a skill in its box. */
export const askPath = (skill: string): string => tutorPath(askAbout(skill));
