import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { counted, readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import {
  answersOf,
  selectTrainerAnswersById,
  selectTrainerSessions,
  selectWeakByRole,
} from '../interview-trainer/selectors';
import { selectInterviewSessions } from './selectors';

/** Roles that are listed; the trainer's history has all. */
const SHOWN = 4;

/** What was practised last, and the answers that deserve another try. */
export function PracticePanel() {
  const state = useHere('the roles');
  const last = useLastSession();
  const weak = useAppSelector(selectWeakByRole);
  if (last === null && weak.length === 0)
    return (
      <Panel title="Your practice">
        <p className="text-sm text-ink-soft">
          Your last session is here after the first one, and beside it, by role, the trainer’s answers that scored below
          7 of 10 and deserve another try.
        </p>
      </Panel>
    );
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {last ? (
        <Panel
          title="Last session"
          lead={`${last.place}, ${readableTime(last.at)}`}
          action={
            <ButtonLink size="sm" to={last.to} state={state}>
              Open
            </ButtonLink>
          }
        >
          <p className="font-medium wrap-anywhere">{last.role}</p>
          <p className="text-sm text-ink-soft">
            {last.answered} of {counted(last.questions, 'question')} answered
            {last.score === null ? '.' : `, ${last.score} of 10 on the whole.`}
          </p>
        </Panel>
      ) : null}
      <Panel title="Worth another try" lead="Answers to the trainer that scored below 7 of 10.">
        {weak.length === 0 ? (
          <p className="text-sm text-ink-soft">None at the moment.</p>
        ) : (
          <ul className="grid gap-3">
            {weak.slice(0, SHOWN).map(({ role, count, interviews }) => (
              <li key={role}>
                <p className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 truncate font-medium">{role}</span>
                  <span className="shrink-0 text-sm text-ink-soft">{counted(count, 'answer')} below 7</span>
                </p>
                <ul className="flex flex-wrap gap-x-4 text-sm">
                  {interviews.slice(0, SHOWN).map(({ id, createdAt, count: here }) => (
                    <li key={id}>
                      <Link
                        to={`${paths.interviewTrainer}?session=${encodeURIComponent(id)}`}
                        state={state}
                        className="font-medium text-primary-ink hover:underline"
                      >
                        Interview of {readableTime(createdAt)}
                        {interviews.length > 1 ? `: ${counted(here, 'answer')}` : ''}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

interface LastSession {
  readonly place: string;
  readonly role: string;
  readonly at: string;
  readonly answered: number;
  readonly questions: number;
  /** Of 10; `null` where the whole was not scored. */
  readonly score: number | null;
  readonly to: string;
}

/** The newest session, of the room or of the trainer. */
function useLastSession(): LastSession | null {
  const room = useAppSelector((state) => selectInterviewSessions(state)[0]);
  const trained = useAppSelector((state) => selectTrainerSessions(state)[0]);
  const answers = useAppSelector(selectTrainerAnswersById);
  if (trained && (!room || trained.createdAt > room.begunAt))
    return {
      place: 'Interview trainer',
      role: trained.role,
      at: trained.createdAt,
      answered: answersOf(answers, trained).filter(({ text }) => text.trim() !== '').length,
      questions: trained.questions.length,
      score: trained.feedback?.score ?? null,
      to: `${paths.interviewTrainer}?session=${encodeURIComponent(trained.id)}`,
    };
  return room
    ? {
        place: 'Interview room',
        role: room.role.name,
        at: room.begunAt,
        answered: room.answers.filter(({ spoken, typed }) => spoken.length > 0 || typed.trim() !== '').length,
        questions: room.questions.length,
        score: null,
        to: `${paths.interview}?session=${encodeURIComponent(room.id)}`,
      }
    : null;
}
