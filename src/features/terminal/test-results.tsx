import { useSelector } from '@xstate/react';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { RunOutcome } from '../../../machines/contracts/compiler';
import type { FinishedTest } from '../../../machines/contracts/terminal';
import { useAppSelector } from '../../app/hooks';
import type { Difference } from '../../domain/c-source/compare-outputs';
import type { Language } from '../../domain/c-source/languages';
import { type CaseResult, judgeCases } from '../../domain/challenges/judge';
import { caseCount, caseSeconds, casesOf } from '../../domain/challenges/programs';
import type { Challenge } from '../../domain/challenges/types';
import { challengeKey } from '../../domain/challenges/work-key';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { selectProgress } from './selectors';
import { faultTitle, limitWords, tooSlowWords } from './terminal-words';
import type { TerminalRun } from './use-terminal';

const SolvedWays = lazyPart<{ challenge: Challenge; language: Language | null }>(() =>
  import('./solved-ways').then((m) => m.SolvedWays),
);

interface Props {
  readonly run: TerminalRun;
  readonly challenge: Challenge;
  /** Shows a failed test step by step; `null` where the language has no recording. */
  readonly onStep?: ((input: string, expected: string) => void) | null;
}

/** One row for each test of the challenge: what was read, expected and got, and where they part. */
export function TestResults({ run, challenge, onStep = null }: Props) {
  const tests = useSelector(run, (state) => state.context.tests);
  const about = useSelector(run, (state) => state.context.request?.challenge ?? null);
  const testing = useSelector(run, (state) => state.matches('testing') || state.matches('judging'));
  const end = useSelector(run, (state) => state.context.end?.kind ?? null);
  const results = useMemo(
    () => (testing || tests.length > 0 ? judgeCases(casesOf(challenge), tests) : []),
    [challenge, tests, testing],
  );
  const count = caseCount(challenge);
  const language = useSelector(run, (state) => state.context.request?.program.language ?? null);
  const solved =
    useAppSelector((state) => selectProgress(state, challengeKey(challenge.id))?.solvedAt ?? null) !== null;
  const mine = about?.id === challenge.id;
  if (!mine || (tests.length === 0 && !testing))
    return (
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">
          {mine && end !== null && end !== 'exited'
            ? 'The tests did not run, because the program did not finish by itself.'
            : `Run your code: ${count} tests follow, each with its own input. The challenge is solved when all of them pass.`}
        </p>
        {solved ? <Solved challenge={challenge} language={null} /> : null}
      </div>
    );
  const passed = results.filter((result) => result.passed).length;
  const firstFailed = results.findIndex((result) => result.run !== null && !result.passed);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm font-medium">
        {testing
          ? `Running test ${Math.min(tests.length + 1, count)} of ${count}`
          : `${passed} of ${count} tests passed`}
      </p>
      {passed === count && !testing ? <Solved challenge={challenge} language={language} /> : null}
      <ol className="grid gap-1.5">
        {results.map((result, index) => {
          const name = nameOf(challenge, index);
          return (
            <li key={name}>
              <TestRow
                result={result}
                name={name}
                seconds={caseSeconds(challenge, language ?? challenge.language)}
                open={index === firstFailed}
                onStep={onStep}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What reads skills is large: it comes when there is something to show. */
const Solved = ({ challenge, language }: { challenge: Challenge; language: Language | null }) => (
  <ErrorBoundary resetKey={challenge.title} onRetry={retryFetches}>
    <Suspense fallback={null}>
      <SolvedWays key={challenge.id} challenge={challenge} language={language} />
    </Suspense>
  </ErrorBoundary>
);

const nameOf = ({ examples }: Challenge, index: number): string =>
  index < examples.length ? `Example ${index + 1}` : `Test ${index + 1}`;

interface RowProps {
  readonly result: CaseResult<FinishedTest>;
  readonly name: string;
  /** How long the case could take. */
  readonly seconds: number;
  readonly open: boolean;
  readonly onStep: Props['onStep'];
}

/** One test: whether it passed, what stopped it, where its output parts from what was expected. */
export function TestRow({ result, name, seconds, open, onStep }: RowProps) {
  const { run, passed, input, expected, difference } = result;
  if (!run)
    return (
      <p className="flex items-center gap-2 px-3 py-1.5 text-sm text-ink-faint">
        <CircleDashed aria-hidden="true" className="size-4" /> {name}: not run
      </p>
    );
  return (
    <details
      key={open ? 'failed' : 'other'}
      open={open}
      className={`rounded-control border ${passed ? 'border-line' : 'border-danger/50'} bg-surface`}
    >
      <summary className="flex min-h-9 items-center gap-2 px-3 text-sm">
        {passed ? (
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success-ink" />
        ) : (
          <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger-ink" />
        )}
        <span>
          {name} <span className={passed ? 'text-success-ink' : 'text-danger-ink'}>{passed ? 'passed' : 'failed'}</span>
        </span>
        <span className="figures ml-auto text-xs text-ink-faint">{Math.round(run.milliseconds)} ms</span>
      </summary>
      <div className="grid gap-2.5 border-t border-line p-3 text-sm">
        <Outcome outcome={run.outcome} seconds={seconds} isLarge={input.length > LARGE} />
        {difference ? <FirstDifference difference={difference} /> : null}
        {onStep && !passed && input.length <= LONGEST_STEPPED ? (
          <Button size="sm" className="justify-self-start" onClick={() => onStep(input, expected)}>
            See it step by step
          </Button>
        ) : null}
        <div className="grid gap-2.5 @lg:grid-cols-3">
          <Text title="Input" text={input} none="Nothing" />
          <Text title="Expected" text={expected} none="Nothing" line={passed ? null : (difference?.line ?? null)} />
          <Text title="Got" text={run.output} none="Nothing" line={passed ? null : (difference?.line ?? null)} />
        </div>
      </div>
    </details>
  );
}

/** A longer input makes more steps than a recording holds. */
const LONGEST_STEPPED = 2000;

/** An input of so many characters is there to see how the time grows. */
const LARGE = 100_000;

function Outcome({ outcome, seconds, isLarge }: { outcome: RunOutcome; seconds: number; isLarge: boolean }) {
  if (outcome.kind === 'exited') return null;
  return (
    <p className="font-medium text-danger-ink">
      {outcome.kind === 'fault'
        ? `${faultTitle(outcome.fault)}. `
        : isLarge && outcome.limit === 'time'
          ? tooSlowWords(seconds)
          : limitWords(outcome.limit, seconds)}
      {outcome.kind === 'fault' ? <span className="font-normal text-ink">{outcome.fault.explanation}</span> : null}
    </p>
  );
}

/** Where two outputs part. */
export function FirstDifference({ difference: { line, column, expected, got } }: { difference: Difference }) {
  return (
    <div>
      <p>
        First difference: line {line}, character {column}.
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 font-mono text-[0.8125rem]">
        <dt className="font-sans text-ink-soft">Expected</dt>
        <dd>
          {expected === null ? (
            <em className="font-sans text-ink-soft">no such line</em>
          ) : (
            <Marked text={expected} at={column} tone="success" />
          )}
        </dd>
        <dt className="font-sans text-ink-soft">Got</dt>
        <dd>
          {got === null ? (
            <em className="font-sans text-ink-soft">no such line</em>
          ) : (
            <Marked text={got} at={column} tone="danger" />
          )}
        </dd>
      </dl>
    </div>
  );
}

/** A line with the part from the first difference on marked. */
function Marked({ text, at, tone }: { text: string; at: number; tone: 'success' | 'danger' }) {
  const look = tone === 'success' ? 'bg-success-soft text-success-ink' : 'bg-danger-soft text-danger-ink';
  const rest = text.slice(at - 1);
  return (
    <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {text.slice(0, at - 1)}
      <mark className={`${look} rounded-sm underline decoration-2 underline-offset-2`}>{rest === '' ? '␊' : rest}</mark>
    </span>
  );
}

const LONGEST_SHOWN = 4000;

function Text({ title, text, none, line = null }: { title: string; text: string; none: string; line?: number | null }) {
  const shown = text.slice(0, LONGEST_SHOWN);
  const lines = shown.replace(/\n$/, '').split('\n');
  return (
    <div className="min-w-0">
      <p className="text-xs font-semibold text-ink-soft">{title}</p>
      {text === '' ? (
        <p className="text-ink-faint">{none}</p>
      ) : (
        <pre className="mt-0.5 max-h-48 overflow-auto rounded-control bg-sunken p-2 text-[0.8125rem] leading-normal whitespace-pre-wrap [overflow-wrap:anywhere]">
          {lines.map((one, index) => {
            const number = index + 1;
            return (
              <span key={number} className={number === line ? 'bg-warning-soft' : undefined}>
                {one}
                {'\n'}
              </span>
            );
          })}
          {text.length > LONGEST_SHOWN ? '…' : null}
        </pre>
      )}
    </div>
  );
}
