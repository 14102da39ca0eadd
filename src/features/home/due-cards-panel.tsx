import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { cardsToday } from '../../domain/quiz/reviews';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { selectCardReviews, selectDayLimits } from '../study-mode/selectors';

/** The way to the cards that are due; nothing where none is. */
export function DueCardsPanel({ today }: { today: string }) {
  const reviews = useAppSelector(selectCardReviews);
  const limits = useAppSelector(selectDayLimits);
  const state = useHere('Home');
  const { due } = useMemo(() => cardsToday(reviews, limits, today), [reviews, limits, today]);
  const [first] = due;
  if (!first) return null;
  return (
    <Panel
      title={`${counted(due.length, 'card')} due`}
      action={
        <ButtonLink size="sm" to={paths.study} state={state}>
          Study
        </ButtonLink>
      }
    >
      <p className="text-sm text-ink-soft">
        {first.item.title}
        {due.length > 1 ? ` and ${due.length - 1} more` : ''}: a few minutes now, before you forget.
      </p>
    </Panel>
  );
}
