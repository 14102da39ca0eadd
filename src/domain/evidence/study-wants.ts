import type { EventAbout } from '../calendar/about';
import type { StudyPart, StudyWant } from '../study/study-plan';
import type { Row } from './types';
import type { Way } from './way-types';
import { offersFor } from './ways';

/** Minutes proposed for learning something that no topic estimates. */
const UNKNOWN = 120;
const MOST = { must: 240, nice: 120 } as const;
const PRACTICE = 60;
const HALF = 30;

/**
 * What is worth studying for a job, the most valuable first: musts before nice ones, in each gaps before what is on the
 * way and what is only named. Proposed are the hours of the topic that leads there, four for a must and two for a nice one
 * at most, and an hour of practice; what is named or on the way gets the practice alone.
 */
export function studyWants(rows: readonly Row[], ways: readonly Way[]): readonly StudyWant[] {
  const open = rows.filter(({ strength }) => strength !== 'work' && strength !== 'here');
  const rank = { gap: 0, 'on-the-way': 1, named: 2, work: 3, here: 3 } as const;
  return open
    .map(
      ({ requirement, strength }) =>
        ({ requirement, strength, need: requirement.need === 'must' ? 'must' : 'nice' }) as const,
    )
    .sort((a, b) => Number(a.need === 'nice') - Number(b.need === 'nice') || rank[a.strength] - rank[b.strength])
    .map(({ requirement: { id, skill, words }, strength, need }) => {
      const offers = skill === null ? [] : offersFor(skill, ways);
      const topic = offers.find(({ kind }) => kind === 'topic');
      const practises = offers.some(({ kind }) => kind !== 'topic');
      const learn = strength === 'gap' ? Math.min(MOST[need], topic?.hours ? topic.hours * 60 : UNKNOWN) : 0;
      return {
        id,
        name: skill ?? words,
        note: need === 'must' ? 'Must' : 'Nice to have',
        minutes: halves(learn) + (practises || learn === 0 ? PRACTICE : 0),
      };
    });
}

/**
 * A requirement's time, as what is done in it: learning first, and practice in the last hour of two or more.
 * @param want with the minutes that the learner gave it @param skill a name of the vocabulary; `null` for own words
 */
export function studyParts(
  { id, name, minutes }: Pick<StudyWant, 'id' | 'name' | 'minutes'>,
  skill: string | null,
  ways: readonly Way[],
): readonly StudyPart[] {
  const offers = skill === null ? [] : offersFor(skill, ways);
  const topic = offers.find(({ kind }) => kind === 'topic');
  const practice = offers.find(({ kind }) => kind !== 'topic');
  const practised = practice && (!topic || minutes >= 2 * PRACTICE) ? (topic ? PRACTICE : minutes) : 0;
  const learnt = minutes - practised;
  return [
    ...(learnt > 0
      ? [
          {
            id: `${id} learn`,
            verb: 'Learn' as const,
            name: topic?.name ?? name,
            minutes: learnt,
            about: topic ? aboutOf(topic) : null,
          },
        ]
      : []),
    ...(practice && practised > 0
      ? [
          {
            id: `${id} practise`,
            verb: 'Practise' as const,
            name: practice.name,
            minutes: practised,
            about: aboutOf(practice),
          },
        ]
      : []),
  ];
}

function aboutOf({ kind, id }: Way): EventAbout | null {
  if (kind === 'topic' || kind === 'challenge') return { kind, id };
  return kind === 'question' ? { kind: 'role', id: id.slice(0, id.indexOf('/')) } : null;
}

const halves = (minutes: number): number => Math.round(minutes / HALF) * HALF;
