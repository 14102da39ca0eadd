import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { agendaOf } from '../../domain/practice/schedule';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { selectPractisedQuestions } from '../interview-trainer/selectors';

/** The way to the interview questions that are due for another try; nothing where none is. */
export function DueAnswersPanel({ today }: { today: string }) {
  const practised = useAppSelector(selectPractisedQuestions);
  const state = useHere('Home');
  const { due } = agendaOf(practised, today);
  if (due.length === 0) return null;
  return (
    <Panel
      title="Worth another try"
      action={
        <ButtonLink size="sm" to={`${paths.interviewTrainer}?tab=due`} state={state}>
          Practise
        </ButtonLink>
      }
    >
      <p className="text-sm text-ink-soft">
        {due.length === 1 ? 'An interview question is due today.' : `${due.length} interview questions are due today.`}{' '}
        You answered {due.length === 1 ? 'it' : 'them'} weakly once; now see whether it goes better.
      </p>
    </Panel>
  );
}
