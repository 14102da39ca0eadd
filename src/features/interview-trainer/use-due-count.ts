import { useEffect, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { useToday } from '../../ui/use-today';
import { selectPractisedQuestions } from './selectors';

/** How many questions are due; 0 until that is known. The schedule is fetched where there is something to schedule. */
export function useDueCount(): number {
  const practised = useAppSelector(selectPractisedQuestions);
  const today = useToday();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (due: number) => {
      if (isWanted) setCount(due);
    };
    if (practised.length === 0) show(0);
    else
      import('../../domain/practice/schedule').then(
        ({ agendaOf }) => show(agendaOf(practised, today).due.length),
        // The panel itself says that it could not be fetched.
        () => show(0),
      );
    return () => {
      isWanted = false;
    };
  }, [practised, today]);
  return count;
}
