import { readJob } from '../jobs/read-job';
import { ALIASES } from './aliases';

/** As much of a topic as says what it teaches. */
export interface TeachingTopic {
  /** `frontend/html` */
  readonly id: string;
  readonly skills: readonly string[];
}

export interface SuggestedTrack {
  readonly id: string;
  /** The skills of the text that topics of the track teach. */
  readonly taught: readonly string[];
  /** How many skills the text names. */
  readonly named: number;
}

/** What a name of the track in the role weighs; a required skill that one track alone teaches weighs 2. */
const NAMED = 4;
const LONGEST_ROLE = 200;

/** The track of a topic, or the track itself. */
const trackOf = (id: string): string => id.split('/')[0] ?? id;

/**
 * The track that leads to a role or a posting: the one named by the role, and the one whose topics teach most of the
 * skills. `null` where neither says anything. Of equals the first in the order of the topics.
 */
export function suggestTrack(text: string, topics: readonly TeachingTopic[]): SuggestedTrack | null {
  const posting = readJob(text);
  const role = posting.title?.text ?? text.split('\n').find((line) => line.trim() !== '') ?? '';
  const scores = new Map<string, number>();
  const add = (track: string, points: number) => scores.set(track, (scores.get(track) ?? 0) + points);
  for (const track of namedIn(role)) add(track, NAMED);
  for (const { skill, need } of posting.requirements) {
    const tracks = tracksTeaching(skill, topics);
    for (const track of tracks) add(track, (need === 'must' ? 2 : 1) / tracks.size);
  }
  const order = [...new Set(topics.map(({ id }) => trackOf(id)))];
  const [best] = order.filter((track) => scores.has(track)).sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  if (best === undefined) return null;
  const skills = posting.requirements.map(({ skill }) => skill);
  return {
    id: best,
    taught: skills.filter((skill) => tracksTeaching(skill, topics).has(best)),
    named: skills.length,
  };
}

const tracksTeaching = (skill: string, topics: readonly TeachingTopic[]): ReadonlySet<string> =>
  new Set(topics.flatMap(({ id, skills }) => (skills.includes(skill) ? [trackOf(id)] : [])));

/** The first track that the longest phrase stands for which the role contains as words. */
function namedIn(role: string): readonly string[] {
  const spoken = ` ${role
    .slice(0, LONGEST_ROLE)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#./-]+/gu, ' ')} `;
  let longest = '';
  let named: readonly string[] = [];
  for (const [phrase, [target]] of ALIASES) {
    if (!target || phrase.length <= longest.length || !spoken.includes(` ${phrase} `)) continue;
    longest = phrase;
    named = [trackOf(target.id)];
  }
  return named;
}
