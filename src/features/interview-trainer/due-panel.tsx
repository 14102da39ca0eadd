import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { paths } from '../../app/paths';
import { agendaOf, type Scheduled } from '../../domain/practice/schedule';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { counted, shortDay } from '../../ui/format';
import { Link } from '../../ui/link';
import { useToday } from '../../ui/use-today';
import { sessionRepeated } from './draft-slice';
import { byRole, interviewOfDue } from './due-interview';
import type { PractisedQuestion } from './practised';
import { selectPractisedQuestions, selectTrainerSession } from './selectors';

export interface DuePanelProps {
  /** An interview was begun. */
  readonly onPractise: () => void;
}

type Due = Scheduled<PractisedQuestion>;

/** Days to come that are listed. */
const DAYS = 7;

/** The questions whose weak answers are due for another try, by role, and when the others are. */
export function DuePanel({ onPractise }: DuePanelProps) {
  const practised = useAppSelector(selectPractisedQuestions);
  const today = useToday();
  if (practised.length === 0)
    return (
      <EmptyState title="No weak answers yet">
        A question whose answer scores below 7 of 10 comes back here on the next day. Once it is answered well, it comes
        back after days, then weeks, then months.
      </EmptyState>
    );
  const { due, later } = agendaOf(practised, today);
  return (
    <div className="grid gap-6">
      {due.length === 0 ? (
        <Panel title="Due today">
          <p className="text-ink-soft">Nothing is due today.</p>
        </Panel>
      ) : (
        byRole(due, ({ item }) => item.role).map(([role, questions]) => (
          <RolePanel key={role} role={role} due={questions} today={today} onPractise={onPractise} />
        ))
      )}
      {later.length > 0 ? <Later later={later} /> : null}
    </div>
  );
}

function RolePanel({
  role,
  due,
  today,
  onPractise,
}: {
  role: string;
  due: readonly Due[];
  today: string;
  onPractise: () => void;
}) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const begin = () => {
    const state = store.getState();
    const questions = due.map(({ item }) => item);
    // After the newest of their interviews, whose job description is the one that counts now.
    const [last] = questions
      .flatMap(({ session }) => selectTrainerSession(state, session) ?? [])
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    if (!last) return;
    dispatch(sessionRepeated(interviewOfDue(last, questions)));
    onPractise();
  };
  return (
    <Panel
      title={`Due today: ${role}`}
      lead={
        due.length === 1 ? 'A question to try again.' : `${due.length} questions to try again, the longest due first.`
      }
      action={
        <Button look="primary" onClick={begin}>
          {due.length === 1 ? 'Practise this question' : `Practise these ${due.length} questions`}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {due.map(({ item: { id, question, score, session, index }, schedule }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="font-medium">{question.question}</p>
            <p className="text-sm text-ink-soft">
              {schedule.due === today ? 'Due today' : `Due since ${shortDay(schedule.due)}`}, last answered{' '}
              {shortDay(schedule.last)} with {score} of 10.{' '}
              <Link
                to={`${paths.interviewTrainer}?${new URLSearchParams({ session, question: String(index + 1) })}`}
                className="font-medium text-primary-ink hover:underline"
              >
                Look at that answer
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Later({ later }: { later: readonly Due[] }) {
  const counts = new Map<string, number>();
  for (const { schedule } of later) counts.set(schedule.due, (counts.get(schedule.due) ?? 0) + 1);
  const days = [...counts];
  const further = days.slice(DAYS).reduce((sum, [, count]) => sum + count, 0);
  return (
    <Panel title="Later" lead="Each good answer puts the next try further off; a weak one brings it back.">
      <ul className="grid gap-1">
        {days.slice(0, DAYS).map(([day, count]) => (
          <li key={day} className="flex justify-between gap-4">
            <span>{shortDay(day)}</span>
            <span className="text-sm text-ink-soft">{counted(count, 'question')}</span>
          </li>
        ))}
      </ul>
      {further > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{counted(further, 'more question')} after that.</p>
      ) : null}
    </Panel>
  );
}
