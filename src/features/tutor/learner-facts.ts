import tracks from 'content:tracks';
import type { ListedSubject } from '../../domain/catalogue/subject-types';
import { type LearnerFacts, learnerText } from '../../domain/chat/learner';
import { begunRoadmaps, marksSubjects } from '../../domain/track-progress/begun';
import { selectCurrentAsked, selectCurrentPosting } from '../jobs/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { planSummaries, selectPlans } from '../roadmap-generator/selectors';
import { selectStudyAims } from '../study-mode/selectors';

type State = Parameters<typeof selectCurrentPosting>[0] &
  Parameters<typeof selectTrackProgress>[0] &
  Parameters<typeof selectPlans>[0] &
  Parameters<typeof selectStudyAims>[0];

/** The facts in the words that a model is told. @param subjects those of the catalogue, where one of them was begun */
export const learnerWords = (state: State, subjects: readonly ListedSubject[] = []): string =>
  learnerText(learnerFacts(state, subjects));

/** Whether the subjects of the catalogue are needed to tell of the learner's progress. */
export const needsSubjects = (state: State): boolean => marksSubjects(tracks, selectTrackProgress(state));

/** What a model may be told of the learner. It needs the catalogue of tracks, so it is fetched when it is first needed. */
function learnerFacts(state: State, subjects: readonly ListedSubject[]): LearnerFacts {
  const [newest] = selectPlans(state);
  const job = selectCurrentPosting(state);
  const progress = selectTrackProgress(state);
  return {
    level: newest?.form.level ?? null,
    goal: newest?.name ?? null,
    study: selectStudyAims(state),
    job: job && { name: job.name, musts: selectCurrentAsked(state)?.musts ?? [] },
    roadmaps: begunRoadmaps(tracks, subjects, progress, planSummaries(state, progress)).map(
      ({ title, done, total, next }) => ({ title, done, total, next: next?.name ?? null }),
    ),
  };
}
