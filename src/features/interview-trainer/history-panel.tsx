import { FileSearch, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { isAnswered } from '../../../machines/trainer.machine';
import { useAppDispatch, useAppSelector, useAppStore, useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { roomOfScores } from '../../domain/interview/room-scores';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { readableTime } from '../../ui/format';
import { HistoryEntry, HistoryList, HistoryRow } from '../../ui/history-list';
import { Link } from '../../ui/link';
import { ModelWords } from '../../ui/model-reply';
import { useToast } from '../../ui/toast';
import { recordingsOf } from './answer-recordings';
import { firstOpen, sessionReopened, sessionRepeated } from './draft-slice';
import { FeedbackView } from './feedback-view';
import { ReportActions } from './report-actions';
import { answersOf, selectTrainerAnswersById, selectTrainerSessions, withAnswers } from './selectors';
import { sessionDiscarded, sessionKept, sessionRemoved, sessionRestored } from './sessions-slice';
import { withoutFollowUps, withQuestions } from './weak-answers';

const FIRST = 30;

export interface HistoryProps {
  opened: string | null;
  onOpen: (id: string | null) => void;
  onPractise: () => void;
}

/** Every interview: shown again, gone on with, begun again with its questions, or removed with an undo. */
export function HistoryPanel({ opened, onOpen, onPractise }: HistoryProps) {
  const kept = useKept();
  const sessions = useAppSelector(selectTrainerSessions);
  const answers = useAppSelector(selectTrainerAnswersById);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [all, setAll] = useState(false);
  const answersTo = (session: TrainerSession) => answersOf(answers, session);

  const goOn = (session: TrainerSession) => {
    dispatch(sessionReopened({ session, index: firstOpen(answersTo(session)) }));
    onPractise();
  };
  const repeat = (session: TrainerSession) => {
    dispatch(sessionRepeated(session));
    onPractise();
  };
  const remove = (session: TrainerSession) => {
    const whole = withAnswers(store.getState(), session);
    // What was recorded cannot be brought back from memory: it is kept until Undo is over.
    const recorded = whole.answers.some((answer) => recordingsOf(answer).length > 0);
    dispatch(recorded ? sessionDiscarded(session.id) : sessionRemoved(whole));
    toast({
      text: `Interview for ${session.role} removed.`,
      action: {
        label: 'Undo',
        run: () => dispatch(recorded ? sessionKept(session.id) : sessionRestored(whole)),
      },
    });
  };

  if (opened !== null) {
    const session = sessions.find(({ id }) => id === opened);
    return (
      <HistoryEntry thing="interview" onBack={() => onOpen(null)}>
        {session ? (
          <KeptSession session={session} answers={answersTo(session)} onGoOn={() => goOn(session)} onRepeat={repeat} />
        ) : null}
      </HistoryEntry>
    );
  }
  if (sessions.length === 0)
    return (
      <EmptyState title="No interviews yet">
        Each interview is kept here, {kept}, with every answer and evaluation. Practise the same questions again later
        and see whether the figures rise.
      </EmptyState>
    );
  return (
    <>
      <HistoryList>
        {(all ? sessions : sessions.slice(0, FIRST)).map((session) => (
          <HistoryRow
            key={session.id}
            title={session.role}
            detail={`${progressWords(session, answersTo(session))} · ${readableTime(session.createdAt)}`}
            figure={session.feedback?.score ?? undefined}
            unit="/ 10"
            onOpen={() => onOpen(session.id)}
            actionsLabel={`Actions for the interview for ${session.role}`}
            actions={[
              session.feedback
                ? { label: 'Open', icon: <FileSearch aria-hidden="true" />, onSelect: () => onOpen(session.id) }
                : { label: 'Continue', icon: <FileSearch aria-hidden="true" />, onSelect: () => goOn(session) },
              {
                label: 'Practise these questions again',
                icon: <RotateCcw aria-hidden="true" />,
                onSelect: () => repeat(withoutFollowUps(session)),
              },
              { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(session) },
            ]}
          />
        ))}
      </HistoryList>
      {sessions.length > FIRST && !all ? (
        <Button look="quiet" className="mt-3" onClick={() => setAll(true)}>
          Show all {sessions.length}
        </Button>
      ) : null}
    </>
  );
}

function progressWords({ feedback, questions }: TrainerSession, answers: readonly TrainerAnswer[]): string {
  const progress = `${answers.filter(isAnswered).length} of ${questions.length} answered`;
  return feedback ? progress : `Unfinished, ${progress}`;
}

function KeptSession({
  session,
  answers,
  onGoOn,
  onRepeat,
}: {
  session: TrainerSession;
  answers: readonly TrainerAnswer[];
  onGoOn: () => void;
  onRepeat: (session: TrainerSession) => void;
}) {
  const room = roomOfScores(session.id);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ReportActions session={session} answers={answers} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onRepeat(withoutFollowUps(session))}>Practise these questions again</Button>
          {session.feedback ? null : (
            <Button look="primary" onClick={onGoOn}>
              Continue the interview
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {session.role}, {readableTime(session.createdAt)}. {progressWords(session, answers)}.
        {room === null ? null : (
          <>
            {' '}
            Answered in{' '}
            <Link
              to={`${paths.interview}?session=${encodeURIComponent(room)}`}
              className="font-medium text-primary-ink hover:underline"
            >
              the interview room
            </Link>
            .
          </>
        )}
      </p>
      <FeedbackView
        session={session}
        answers={answers}
        onAgain={(indexes) => onRepeat(withQuestions(session, indexes))}
        beside={
          session.remark?.text ? (
            <Panel title="From your model" lead="Written by a language model beside the built-in feedback.">
              <div className="grid gap-4">
                <ModelWords reply={session.remark} />
              </div>
            </Panel>
          ) : null
        }
      />
      <details className="rounded-card border border-line bg-surface">
        <summary className="min-h-12 rounded-card px-5 py-3 font-medium hover:bg-sunken">The job description</summary>
        <p className="measure border-t border-line p-5 break-words whitespace-pre-wrap">{session.jobDescription}</p>
      </details>
    </>
  );
}
