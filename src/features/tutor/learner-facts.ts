import subjects from 'content:subjects';
import tracks from 'content:tracks';
import { type LearnerFacts, learnerText } from '../../domain/chat/learner';
import { begunRoadmaps } from '../../domain/track-progress/begun';
import { selectCurrentAsked, selectCurrentPosting } from '../jobs/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { planSummaries, selectPlans } from '../roadmap-generator/selectors';

type State = Parameters<typeof selectCurrentPosting>[0] &
  Parameters<typeof selectTrackProgress>[0] &
  Parameters<typeof selectPlans>[0];

/** The facts in the words that a model is told. */
export const learnerWords = (state: State): string => learnerText(learnerFacts(state));

/** What a model may be told of the learner. It needs the catalogue of tracks, so it is fetched when it is first needed. */
export function learnerFacts(state: State): LearnerFacts {
  const [newest] = selectPlans(state);
  const job = selectCurrentPosting(state);
  const progress = selectTrackProgress(state);
  return {
    level: newest?.form.level ?? null,
    goal: newest?.name ?? null,
    job: job && { name: job.name, musts: selectCurrentAsked(state)?.musts ?? [] },
    roadmaps: begunRoadmaps(tracks, subjects, progress, planSummaries(state, progress)).map(
      ({ title, done, total, next }) => ({ title, done, total, next: next?.name ?? null }),
    ),
  };
}
