import { CircleCheck, CircleX } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { paths } from '../../../app/paths';
import { languageNames } from '../../../domain/c-source/languages';
import { programOf } from '../../../domain/challenges/programs';
import { scheduleOfChallenge } from '../../../domain/challenges/repetition';
import { type MockRound, passedAll, type RoundProblem } from '../../../domain/challenges/round';
import type { Challenge } from '../../../domain/challenges/types';
import { challengeKey } from '../../../domain/challenges/work-key';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { useHere } from '../../../ui/came-from';
import { Card } from '../../../ui/card';
import { Chip } from '../../../ui/chip';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { counted, readableTime, shortDay } from '../../../ui/format';
import { retryFetches } from '../../../ui/lazy-part';
import { Page, PageHeader } from '../../../ui/page';
import { Skeleton } from '../../../ui/progress';
import { useToast } from '../../../ui/toast';
import { useToday } from '../../../ui/use-today';
import { challengesOfVisit } from '../challenge-content';
import { tones } from '../challenge-panel';
import { Editorial } from '../editorial';
import { challengeReviewed, reviewRestored, reviewsReceived } from '../repetition/reviews-slice';
import { selectChallengeReviews, selectProgress } from '../selectors';
import { FirstDifference } from '../test-results';
import { levelNames, runsWords, timeWords } from './round-words';

/** What a round came to: facts of each problem, and how it is solved. */
export function RoundReview({ round, onLeave }: { round: MockRound; onLeave: () => void }) {
  const [challengeOf] = useState(challengesOfVisit);
  const solved = round.problems.filter(passedAll).length;
  const spent = round.problems.reduce((sum, problem) => sum + problem.spent, 0);
  return (
    <Page title="Review of a mock round" width="reading">
      <PageHeader
        title="Review of the round"
        lead={`${readableTime(round.begunAt)}. ${levelNames[round.level]}. ${solved} of ${counted(round.problems.length, 'problem')} passed all tests, in ${timeWords(spent)} of work.`}
        up={{ name: 'Code Practice', to: paths.codePractice }}
        action={
          <Button look="primary" onClick={onLeave}>
            To the mock rounds
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {round.problems.map((problem, index) => (
          <ErrorBoundary key={problem.challenge} resetKey={problem.title} onRetry={retryFetches}>
            <Suspense
              fallback={
                <Card aria-label={`Problem ${index + 1}`} aria-busy="true">
                  <Skeleton lines={4} />
                </Card>
              }
            >
              <Reviewed problem={problem} number={index + 1} challengeOf={challengeOf} />
            </Suspense>
          </ErrorBoundary>
        ))}
      </div>
    </Page>
  );
}

/** A problem that was not passed comes back tomorrow, on a press; one that was passed comes back by itself. */
function AddToRepetition({ problem: { challenge, title } }: { problem: RoundProblem }) {
  const id = challengeKey(challenge);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const today = useToday();
  const first = useAppSelector((state) => selectProgress(state, id));
  const kept = useAppSelector((state) => selectChallengeReviews(state)[id]);
  const schedule = scheduleOfChallenge(first, kept);
  if (schedule)
    return <span className="self-center text-sm text-ink-soft">Comes back on {shortDay(schedule.due)}</span>;
  const add = () => {
    dispatch(challengeReviewed({ id, title, day: today, grade: 'again' }));
    toast({
      text: `“${title}” comes back tomorrow.`,
      action: {
        label: 'Undo',
        run: () => dispatch(kept ? reviewRestored(kept) : reviewsReceived({ documents: [], removed: [id] })),
      },
    });
  };
  return (
    <Button size="sm" onClick={add}>
      Add to repetition
    </Button>
  );
}

const code =
  'mt-2 max-h-96 overflow-auto rounded-control border border-line bg-sunken p-2.5 font-mono text-[0.8125rem] leading-normal whitespace-pre';

function Reviewed({
  problem,
  number,
  challengeOf,
}: {
  problem: RoundProblem;
  number: number;
  challengeOf: (id: number) => Promise<Challenge>;
}) {
  const challenge = use(challengeOf(problem.challenge));
  const state = useHere('the mock round');
  const { title, language, spent, source, result } = problem;
  const passed = passedAll(problem);
  return (
    <Card aria-label={`Problem ${number}: ${title}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            {number}. {title}
          </h2>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <Chip tone={tones[challenge.difficulty]}>{challenge.difficulty}</Chip>
            <Chip>{challenge.group}</Chip>
            <Chip>{languageNames[language]}</Chip>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <AddToRepetition problem={problem} />
          <ButtonLink size="sm" to={`${paths.machineCoding}?challenge=${problem.challenge}`} state={state}>
            Solve it again
          </ButtonLink>
        </div>
      </div>
      {result ? (
        <p className="mt-4 flex items-center gap-2 font-medium">
          {passed ? (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
          ) : (
            <CircleX aria-hidden="true" className="size-5 shrink-0 text-danger-ink" />
          )}
          {result.end === 'unbuilt'
            ? `It was not built, so none of ${counted(result.of, 'test')} ran.`
            : `${result.passed} of ${counted(result.of, 'test')} passed.`}
        </p>
      ) : null}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">Time on it</dt>
        <dd>{timeWords(spent)}</dd>
        <dt className="text-ink-soft">Wrong turns</dt>
        <dd>{runsWords(problem)}</dd>
      </dl>
      {result && result.said !== '' ? <p className="mt-3 text-sm text-danger-ink">{result.said}</p> : null}
      {result?.failure ? (
        <div className="mt-3 grid gap-2 rounded-control border border-line p-3 text-sm">
          <p className="font-medium">
            Test {result.failure.test} is the first that failed. {result.failure.said}
          </p>
          {result.failure.difference ? <FirstDifference difference={result.failure.difference} /> : null}
          {result.failure.input === '' ? null : (
            <details>
              <summary className="cursor-pointer text-ink-soft">What it read</summary>
              <pre className={code}>{result.failure.input}</pre>
            </details>
          )}
        </div>
      ) : null}
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer font-medium">What you handed in</summary>
        <pre className={code}>{source}</pre>
      </details>
      <details className="mt-3 text-sm" open={!passed}>
        <summary className="cursor-pointer font-medium">How it is solved, and what that costs</summary>
        <div className="mt-2 grid gap-3">
          {challenge.editorial === null ? null : <Editorial text={challenge.editorial} />}
          <pre className={code}>{programOf(challenge, language).solution}</pre>
        </div>
      </details>
    </Card>
  );
}
