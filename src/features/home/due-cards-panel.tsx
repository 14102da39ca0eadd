import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { CHALLENGES_A_DAY, challengesToday } from '../../domain/challenges/repetition';
import { cardsToday } from '../../domain/quiz/reviews';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { selectCardReviews, selectDayLimits } from '../study-mode/selectors';
import { selectAllProgress, selectChallengeReviews } from '../terminal/selectors';

/** The way to the cards and the challenges that are due, counted in one place; nothing where none is. */
export function DueCardsPanel({ today }: { today: string }) {
  const progress = useAppSelector(selectAllProgress);
  const solved = useAppSelector(selectChallengeReviews);
  const all = challengesToday(progress, solved, today).due;
  const challenges = all.slice(0, CHALLENGES_A_DAY);
  const reviews = useAppSelector(selectCardReviews);
  const limits = useAppSelector(selectDayLimits);
  const state = useHere('Home');
  const { due } = useMemo(() => cardsToday(reviews, limits, today), [reviews, limits, today]);
  const [first] = due;
  const [challenge] = challenges;
  if (!first && !challenge) return null;
  const counts = [
    ...(first ? [counted(due.length, 'card')] : []),
    ...(challenge ? [counted(challenges.length, 'challenge')] : []),
  ];
  return (
    <Panel
      title={`${counts.join(', ')} due`}
      action={
        <div className="flex flex-wrap gap-2">
          {first ? (
            <ButtonLink size="sm" to={paths.study} state={state}>
              Study
            </ButtonLink>
          ) : null}
          {challenge ? (
            <ButtonLink
              size="sm"
              to={`${paths.machineCoding}?due&challenge=${challenge.item.id.slice('challenge-'.length)}`}
              state={state}
            >
              Solve again
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {first ? (
        <p className="text-sm text-ink-soft">
          {first.item.title}
          {due.length > 1 ? ` and ${due.length - 1} more` : ''}: a few minutes now, before you forget.
        </p>
      ) : null}
      {challenge ? (
        <p className="text-sm text-ink-soft">
          {challenges.map(({ item }) => item.title).join(', ')}: solved once, and due again
          {all.length > challenges.length ? `; ${all.length - challenges.length} more can wait` : ''}.
        </p>
      ) : null}
    </Panel>
  );
}
