import { Lightbulb } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import { type Language, languageNames } from '../../domain/c-source/languages';
import { programOf } from '../../domain/challenges/programs';
import type { Challenge, ChallengeCase } from '../../domain/challenges/types';
import { challengeKey } from '../../domain/challenges/work-key';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { useToast } from '../../ui/toast';
import { againWent } from './repetition/reviews-slice';
import { selectChallengeReviews, selectProgress } from './selectors';
import { hintOpened, solutionAsked } from './work-slice';

const Editorial = lazyPart<{ text: string }>(() => import('./editorial').then((m) => m.Editorial));

export const tones = { easy: 'success', medium: 'warning', hard: 'danger' } as const;

/** What to write, with its examples and hints. */
export function ChallengePanel({ challenge }: { challenge: Challenge }) {
  const { id, title, topics, difficulty, group, languages } = challenge;
  return (
    <div className="grid gap-3.5">
      <div>
        <h3 className="text-base font-semibold">
          {id}. {title}
        </h3>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <Chip tone={tones[difficulty]}>{difficulty}</Chip>
          <Chip>{group}</Chip>
          {languages.length > 1 ? <Chip>{languages.map((one) => languageNames[one]).join(', ')}</Chip> : null}
          {topics.map((topic) => (
            <Chip key={topic}>{topic}</Chip>
          ))}
        </div>
      </div>
      <Statement challenge={challenge} />
      <Hints challenge={challenge} />
    </div>
  );
}

/** What to write, in words and examples, and nothing that helps. */
export function Statement({ challenge: { description, examples } }: { challenge: Challenge }) {
  return (
    <>
      {description.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="measure text-sm leading-relaxed whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <div className="grid gap-3">
        {examples.map((example, index) => {
          const number = index + 1;
          return <Example key={number} example={example} number={examples.length > 1 ? number : null} />;
        })}
      </div>
    </>
  );
}

const code =
  'mt-0.5 overflow-auto rounded-control border border-line bg-sunken p-2.5 font-mono text-[0.8125rem] leading-normal whitespace-pre';

function Example({ example: { input, output }, number }: { example: ChallengeCase; number: number | null }) {
  return (
    <div className="grid gap-2.5 @md:grid-cols-2">
      {input === '' ? null : (
        <div className="min-w-0">
          <h4 className="text-xs font-semibold text-ink-soft">Example input{number === null ? '' : ` ${number}`}</h4>
          <pre className={code}>{input}</pre>
        </div>
      )}
      <div className="min-w-0">
        <h4 className="text-xs font-semibold text-ink-soft">
          {input === '' ? 'Expected output' : 'Its output'}
          {input === '' && number !== null ? ` ${number}` : ''}
        </h4>
        <pre className={code}>{output}</pre>
      </div>
    </div>
  );
}

function Hints({ challenge: { id, title, hints } }: { challenge: Challenge }) {
  const key = challengeKey(id);
  const dispatch = useAppDispatch();
  const again = useAppSelector((state) => selectChallengeReviews(state)[key]?.again ?? null);
  const before = useAppSelector((state) => selectProgress(state, key)?.hints ?? 0);
  const open = again ? again.hints : before;
  const openNext = () =>
    dispatch(again ? againWent({ id: key, hints: again.hints + 1 }) : hintOpened({ id: key, title }));
  return (
    <div className="grid gap-2 text-sm">
      {open > 0 ? (
        <ol className="grid gap-1.5">
          {hints.slice(0, open).map((hint, index) => (
            <li key={hint} className="flex gap-2 rounded-control bg-info-soft px-3 py-2">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info-ink" />
              <span>
                <span className="font-semibold text-info-ink">Hint {index + 1}.</span> {hint}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {open < hints.length ? (
        <Button size="sm" className="justify-self-start" onClick={openNext}>
          <Lightbulb aria-hidden="true" className="size-4" />
          {open === 0 ? 'Show a hint' : `Show hint ${open + 1} of ${hints.length}`}
        </Button>
      ) : null}
    </div>
  );
}

interface SolutionProps {
  readonly challenge: Challenge;
  /** What is in the editor; the solution is in it where the challenge has one. */
  readonly language: Language;
  readonly onUse: (source: string) => void;
}

/** The model solution: after solving, or on request, asked once and noted. */
export function SolutionPanel({ challenge, language, onUse }: SolutionProps) {
  const key = challengeKey(challenge.id);
  const dispatch = useAppDispatch();
  const { copyText } = useDevice();
  const toast = useToast();
  const progress = useAppSelector((state) => selectProgress(state, key));
  const [asking, setAsking] = useState(false);
  const { solution } = programOf(challenge, language);
  const again = useAppSelector((state) => selectChallengeReviews(state)[key]?.again ?? null);
  const solved = progress?.solvedAt ?? null;
  const asked = progress?.solutionAskedAt ?? null;
  if (again ? !again.seen : !solved && !asked)
    return (
      <div className="grid gap-3 text-sm">
        <p className="measure text-ink-soft">
          {again
            ? 'The model solution is closed while you solve it again. You can look at it; it is then graded Again, and comes back soon.'
            : 'The model solution appears here once all tests pass. You can look at it before that; it is noted beside the challenge, which can still be solved.'}
        </p>
        <Button className="justify-self-start" onClick={() => setAsking(true)}>
          Show the model solution…
        </Button>
        <ConfirmDialog
          open={asking}
          title="See the solution before solving it?"
          confirm="Show the solution"
          cancel="Keep trying"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            dispatch(again ? againWent({ id: key, seen: true }) : solutionAsked({ id: key, title: challenge.title }));
          }}
        >
          A hint may be enough. It is noted that you looked, and you are asked only once for each challenge.
        </ConfirmDialog>
      </div>
    );
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-ink-soft">
        {asked && (!solved || asked < solved) ? 'Seen before it was solved. ' : ''}One way to write it; yours may differ
        and be just as good.
      </p>
      <pre className={code}>{solution}</pre>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onUse(solution)}>
          Put it into the editor
        </Button>
        <Button
          size="sm"
          look="quiet"
          onClick={async () =>
            toast({
              text: (await copyText(solution))
                ? 'The solution is copied.'
                : 'The browser did not let it be copied. Select the text and copy it.',
            })
          }
        >
          Copy
        </Button>
      </div>
      {challenge.editorial === null ? null : (
        <ErrorBoundary resetKey={challenge.title} onRetry={retryFetches}>
          <Suspense fallback={null}>
            <Editorial text={challenge.editorial} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
