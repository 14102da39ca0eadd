import groups from 'content:challenges';
import ways from 'content:ways';
import type { RootState } from '../../../app/store';
import type { Language } from '../../../domain/c-source/languages';
import { languageNames } from '../../../domain/c-source/languages';
import type { RoundFacts } from '../../../domain/challenges/choose-round';
import { levelFor } from '../../../domain/challenges/choose-round';
import { challengesToday } from '../../../domain/challenges/repetition';
import type { RoundLevel } from '../../../domain/challenges/round';
import { passedAll } from '../../../domain/challenges/round';
import { challengeOfWork } from '../../../domain/challenges/work-key';
import { selectCurrentAsked } from '../../jobs/selectors';
import { selectAllProgress, selectAllWork, selectChallengeReviews, selectRounds, selectSolved } from '../selectors';

/** Where nothing says otherwise: the language that most interviews take. */
const FIRST_LANGUAGE: Language = 'python';

export interface RoundProposal {
  readonly facts: RoundFacts;
  readonly level: RoundLevel;
  readonly language: Language;
  /** The current job, where its skills had a say. */
  readonly job: string | null;
}

/** What a round is chosen by, and what is proposed where the learner leaves the choice. @param today `YYYY-MM-DD` */
export function roundProposal(state: RootState, today: string): RoundProposal {
  const solved = new Set(selectSolved(state));
  const job = selectCurrentAsked(state);
  const skills = new Set(job?.skills);
  const problems = selectRounds(state).flatMap((round) => round.problems);
  const progress = Object.values(selectAllProgress(state));
  const asked = ways.flatMap((way) =>
    way.kind === 'challenge' && way.skills.some((skill) => skills.has(skill)) ? [Number(way.id)] : [],
  );
  const failed = problems.filter((problem) => problem.result !== null && !passedAll(problem));
  const { due } = challengesToday(selectAllProgress(state), selectChallengeReviews(state), today);
  return {
    facts: {
      solved,
      weak: new Set([
        ...progress.flatMap(({ id, hints, solutionAskedAt }) =>
          hints > 0 || solutionAskedAt !== null ? [challengeOfWork(id).id] : [],
        ),
        ...failed.map(({ challenge }) => challenge),
        ...due.map(({ item }) => challengeOfWork(item.id).id),
      ]),
      asked: new Set(asked),
      met: new Set(problems.map(({ challenge }) => challenge)),
    },
    level: levelFor(groups, solved),
    language: languageFor(state, skills),
    job: asked.length > 0 ? (job?.name ?? null) : null,
  };
}

/** One that the current job names, else the one that was written last. */
function languageFor(state: RootState, skills: ReadonlySet<string>): Language {
  const named = (Object.keys(languageNames) as Language[]).find((one) => skills.has(languageNames[one]));
  const [last] = Object.values(selectAllWork(state)).sort((a, b) => b.editedAt.localeCompare(a.editedAt));
  return named ?? last?.language ?? FIRST_LANGUAGE;
}
