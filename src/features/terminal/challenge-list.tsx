import groups from 'content:challenges';
import { clsx } from 'clsx';
import { Check, Eye } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { languages } from '../../domain/c-source/languages';
import type { ChallengesToday, challengesToday } from '../../domain/challenges/repetition';
import { challengeKey, withTypeScript } from '../../domain/challenges/work-key';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { useFetched } from '../../ui/use-fetched';
import { useToday } from '../../ui/use-today';
import { challengeHeads } from './challenge-content';
import { ChallengeFilterForm } from './challenge-filter';
import { type ChallengeFilter, everyChallenge, findChallenges, isNarrowed } from './find-challenges';
import { selectAllProgress, selectChallengeReviews, selectHasRepetition } from './selectors';

const offered = languages.filter((language) =>
  challengeHeads.some((head) => withTypeScript(head.languages).includes(language)),
);

const foundWords = (count: number): string =>
  count === 0 ? 'No challenge fits. Use fewer words, or show all.' : `${counted(count, 'challenge')} shown`;

const loadDue = () => import('./repetition/due');

type DueIn = (...of: Parameters<typeof challengesToday>) => Pick<ChallengesToday, 'due'>;
const noneDue: DueIn = () => ({ due: [] });

/** What is due again, by its key. */
function useDue(): ReadonlySet<string> {
  const progress = useAppSelector(selectAllProgress);
  const reviews = useAppSelector(selectChallengeReviews);
  const today = useToday();
  const dueIn = useFetched<DueIn>(useAppSelector(selectHasRepetition), loadDue, noneDue);
  return useMemo(
    () => new Set(dueIn(progress, reviews, today).due.map(({ item }) => item.id)),
    [dueIn, progress, reviews, today],
  );
}

/** Every challenge by its group, "id. title", with a tick when it is solved. */
export function ChallengeList({ current, onSelect }: { current: number; onSelect: (id: number) => void }) {
  const progress = useAppSelector(selectAllProgress);
  const solved = challengeHeads.filter(({ id }) => progress[challengeKey(id)]?.solvedAt).length;
  const [query] = useSearchParams();
  const [filter, setFilter] = useState<ChallengeFilter>(() =>
    query.has('due') ? { ...everyChallenge, state: 'due' } : everyChallenge,
  );
  const due = useDue();
  const shown = useMemo(
    () =>
      findChallenges(
        groups,
        filter,
        (id) => Boolean(progress[challengeKey(id)]?.solvedAt),
        (id) => due.has(challengeKey(id)),
      ),
    [filter, progress, due],
  );
  const found = shown.reduce((sum, { challenges }) => sum + challenges.length, 0);
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav
      aria-label="Coding Challenges"
      className="@container flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="border-b border-line px-3.5 py-2.5">
        <h2 className="text-sm font-semibold">Coding Challenges</h2>
        <p className="text-xs text-ink-soft">
          {solved} of {challengeHeads.length} solved
          {due.size > 0 ? `, ${due.size} due again` : ''}
        </p>
        <ChallengeFilterForm filter={filter} languages={offered} onChange={setFilter} />
        <p role="status" className="text-xs text-ink-soft">
          {isNarrowed(filter) ? foundWords(found) : ''}
        </p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {shown.map(({ name, challenges }) => (
          <div key={name}>
            <h3 className="px-2 pt-2.5 pb-1 text-xs font-semibold text-ink-faint">{name}</h3>
            <ul className="@xl:grid @xl:grid-cols-3">
              {challenges.map(({ id, title }) => {
                const { solvedAt = null, solutionAskedAt = null } = progress[challengeKey(id)] ?? {};
                return (
                  <li key={id}>
                    <button
                      type="button"
                      ref={id === current ? here : undefined}
                      aria-current={id === current ? 'true' : undefined}
                      onClick={() => onSelect(id)}
                      className={clsx(
                        'flex min-h-8 w-full items-center gap-1.5 rounded-control px-2 py-1 text-left text-sm -outline-offset-2 pointer-coarse:min-h-11',
                        id === current
                          ? 'bg-primary-soft font-semibold text-primary-ink'
                          : 'text-ink-soft hover:bg-sunken hover:text-ink',
                      )}
                    >
                      <span className="min-w-0 flex-1">
                        {id}. {title}
                      </span>
                      {solvedAt ? (
                        <>
                          <Check aria-hidden="true" className="size-4 shrink-0 text-success-ink" />
                          <span className="sr-only"> (solved)</span>
                        </>
                      ) : null}
                      {solutionAskedAt && !solvedAt ? (
                        <>
                          <Eye aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
                          <span className="sr-only"> (solution seen)</span>
                        </>
                      ) : null}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      <Link
        to={paths.codePractice}
        className="border-t border-line px-3.5 py-2.5 text-sm font-medium text-primary-ink -outline-offset-2 hover:underline"
      >
        To Code Practice
      </Link>
    </nav>
  );
}
