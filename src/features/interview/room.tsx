import { useSelector } from '@xstate/react';
import { type RefObject, Suspense, useRef, useState } from 'react';
import type { RoomQuestion, RoomRole } from '../../../machines/contracts/interview';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { AnswerPanel } from './answer-panel';
import { keptWords, submittedWords } from './interview-words';
import { NotesPanel } from './notes-panel';
import { QuestionPanel } from './question-panel';
import type { RoomSet } from './room-sets';
import { type InterviewRoom, useInterviewRoom } from './use-interview-room';
import { VideoPanel } from './video-panel';

const HandsFree = lazyPart<{ flow: InterviewRoom; submit: RefObject<HTMLButtonElement | null> }>(() =>
  import('./room-hands-free').then((m) => m.RoomHandsFree),
);

const Scores = lazyPart<{ id: string }>(() => import('./submitted-scores').then((m) => m.SubmittedScores));

/** The room: video at one side, question and answer at the other. */
export function Room({
  role,
  set,
  another,
  others,
}: {
  role: RoomRole;
  set: RoomSet;
  /** The questions of the next session here. */
  another: () => Promise<readonly RoomQuestion[]>;
  /** The way to other questions than these, from a session that was submitted. */
  others: (session: string) => Way;
}) {
  const flow = useInterviewRoom(role, set);
  const isSubmitted = useSelector(flow.room, (state) => state.matches('submitted'));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  if (isSubmitted && !wasSubmitted) setWasSubmitted(true);
  const submit = useRef<HTMLButtonElement>(null);
  if (isSubmitted) return <Submitted flow={flow} another={another} others={others} />;
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid gap-5 md:sticky md:top-6 max-md:contents">
        <div className="max-md:order-3">
          <VideoPanel flow={flow} />
        </div>
        <div className="max-md:order-5">
          <NotesPanel flow={flow} />
        </div>
      </div>
      <div className="grid gap-5 max-md:contents">
        <div className="max-md:order-1">
          <QuestionPanel flow={flow} takesFocus={wasSubmitted} submit={submit} />
        </div>
        <div className="max-md:order-2">
          <ErrorBoundary resetKey="hands-free" onRetry={retryFetches}>
            <Suspense fallback={null}>
              <HandsFree flow={flow} submit={submit} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <div className="max-md:order-4">
          <AnswerPanel flow={flow} />
        </div>
      </div>
    </div>
  );
}

interface Way {
  readonly label: string;
  readonly to: string;
}

function Submitted({
  flow,
  another,
  others,
}: {
  flow: InterviewRoom;
  another: () => Promise<readonly RoomQuestion[]>;
  others: (session: string) => Way;
}) {
  const toast = useToast();
  const [open, setOpen] = useState(true);
  const id = useSelector(flow.room, (state) => state.context.id);
  const notes = useSelector(flow.room, (state) => state.context.notes);
  const answers = useSelector(flow.room, (state) => state.context.answers);
  const parts = useSelector(flow.room, (state) => state.context.parts);
  const other = others(id);
  const renew = () =>
    void another().then(flow.renew, () =>
      toast({ text: 'The questions could not be fetched. Try again, with a connection.', tone: 'danger' }),
    );
  const actions = (
    <>
      <ButtonLink to={`${paths.interview}?session=${encodeURIComponent(id)}`} look="primary">
        Look at the session
      </ButtonLink>
      <Button onClick={renew}>Practise again</Button>
      <ButtonLink to={other.to}>{other.label}</ButtonLink>
      <Button look="quiet" onClick={flow.takeBack}>
        Take it back
      </Button>
    </>
  );
  return (
    <>
      <Dialog open={open} onClose={() => setOpen(false)} title="Submitted">
        <p className="whitespace-pre-wrap">{submittedWords(notes)}</p>
        <div className="mt-6 flex flex-wrap gap-2">{actions}</div>
      </Dialog>
      <Notice tone="success" title="The session is kept on this device." actions={actions}>
        {keptWords({ answers, notes, parts })} Take it back to go on with it.
      </Notice>
      <ErrorBoundary resetKey={id} onRetry={retryFetches}>
        <Suspense fallback={null}>
          <Scores id={id} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
