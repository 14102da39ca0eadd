import { ArrowLeft, EllipsisVertical, FileSearch, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { isAnswered } from '../../../machines/trainer.machine';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { Panel } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { readableTime } from '../../ui/format';
import { Menu } from '../../ui/menu';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { firstOpen, sessionReopened, sessionRepeated } from './draft-slice';
import { FeedbackView } from './feedback-view';
import { RemarkText } from './remark-panel';
import { ReportActions } from './report-actions';
import { answersOf, selectTrainerAnswersById, selectTrainerSessions, withAnswers } from './selectors';
import { sessionRemoved, sessionRestored } from './sessions-slice';
import { interviewHold } from './use-trainer';

const FIRST = 30;

/** Every interview: shown again, gone on with, begun anew with its questions, or removed with an undo. */
export function HistoryPanel({
  opened,
  onOpen,
  onPractise,
}: {
  opened: string | null;
  onOpen: (id: string | null) => void;
  onPractise: () => void;
}) {
  const sessions = useAppSelector(selectTrainerSessions);
  const answers = useAppSelector(selectTrainerAnswersById);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { holds } = useDevice();
  const [all, setAll] = useState(false);
  const answersTo = (session: TrainerSession) => answersOf(answers, session);

  const goOn = async (session: TrainerSession) => {
    if (await holds.isHeld(interviewHold(session.id)))
      return toast({
        text: 'This interview is open in another tab. Go on with it there, or end it there first; every answer is kept.',
      });
    dispatch(sessionReopened({ session, index: firstOpen(answersTo(session)) }));
    onPractise();
  };
  const repeat = (session: TrainerSession) => {
    dispatch(sessionRepeated(session));
    onPractise();
  };
  const remove = (session: TrainerSession) => {
    const whole = withAnswers(store.getState(), session);
    dispatch(sessionRemoved(whole));
    toast({
      text: `Interview for ${session.role} removed.`,
      action: { label: 'Undo', run: () => dispatch(sessionRestored(whole)) },
    });
  };

  if (opened !== null) {
    const session = sessions.find(({ id }) => id === opened);
    return (
      <div className="grid gap-6">
        <Button look="quiet" className="justify-self-start" onClick={() => onOpen(null)}>
          <ArrowLeft aria-hidden="true" /> All interviews
        </Button>
        {session ? (
          <KeptSession
            session={session}
            answers={answersTo(session)}
            onGoOn={() => goOn(session)}
            onRepeat={() => repeat(session)}
          />
        ) : (
          <Notice tone="warning" title="This interview is not here.">
            It was removed, or belongs to another browser. Your other interviews are in the list.
          </Notice>
        )}
      </div>
    );
  }
  if (sessions.length === 0)
    return (
      <EmptyState title="No interviews yet">
        Each interview is kept here, on this device, with every answer and evaluation. Practise the same questions again
        later and see whether the figures rise.
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {(all ? sessions : sessions.slice(0, FIRST)).map((session) => (
          <li key={session.id} className="flex items-center gap-3 px-4 py-2.5">
            <button
              type="button"
              onClick={() => onOpen(session.id)}
              className="flex min-w-0 flex-1 items-center justify-between gap-4 rounded-control px-2 py-1 text-left hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{session.role}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {progressWords(session, answersTo(session))} · {readableTime(session.createdAt)}
                </span>
              </span>
              {session.feedback && session.feedback.score !== null ? (
                <span className="figures text-lg font-semibold whitespace-nowrap">
                  {session.feedback.score}
                  <span className="text-sm font-normal text-ink-soft"> / 10</span>
                </span>
              ) : null}
            </button>
            <Menu
              label={`Actions for the interview for ${session.role}`}
              trigger={
                <IconButton label={`Actions for the interview for ${session.role}`}>
                  <EllipsisVertical />
                </IconButton>
              }
              items={[
                session.feedback
                  ? { label: 'Open', icon: <FileSearch aria-hidden="true" />, onSelect: () => onOpen(session.id) }
                  : { label: 'Continue', icon: <FileSearch aria-hidden="true" />, onSelect: () => goOn(session) },
                {
                  label: 'Practise these questions again',
                  icon: <RotateCcw aria-hidden="true" />,
                  onSelect: () => repeat(session),
                },
                { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(session) },
              ]}
            />
          </li>
        ))}
      </ul>
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
  onRepeat: () => void;
}) {
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ReportActions session={session} answers={answers} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={onRepeat}>Practise these questions again</Button>
          {session.feedback ? null : (
            <Button look="primary" onClick={onGoOn}>
              Continue the interview
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {session.role}, {readableTime(session.createdAt)}. {progressWords(session, answers)}.
      </p>
      <FeedbackView
        session={session}
        answers={answers}
        beside={
          session.remark?.text ? (
            <Panel title="From your model" lead="Written by a language model beside the built-in feedback.">
              <div className="grid gap-4">
                <RemarkText remark={session.remark} />
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
