import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RoomQuestion, RoomRole } from '../../../machines/contracts/interview';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { AnswerPanel } from './answer-panel';
import { keptWords, submittedWords } from './interview-words';
import { NotesPanel } from './notes-panel';
import { QuestionPanel } from './question-panel';
import { type InterviewRoom, useInterviewRoom } from './use-interview-room';
import { VideoPanel } from './video-panel';

/** The room: video at one side, question and answer at the other. */
export function Room({
  role,
  questions,
  begins,
}: {
  role: RoomRole;
  questions: readonly RoomQuestion[];
  /** Id of the question that was chosen to begin with. */
  begins: string | null;
}) {
  const flow = useInterviewRoom(role, questions, begins);
  const isSubmitted = useSelector(flow.room, (state) => state.matches('submitted'));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  if (isSubmitted && !wasSubmitted) setWasSubmitted(true);
  if (isSubmitted) return <Submitted flow={flow} />;
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid gap-5 md:sticky md:top-6 max-md:contents">
        <div className="max-md:order-2">
          <VideoPanel flow={flow} />
        </div>
        <div className="max-md:order-4">
          <NotesPanel flow={flow} />
        </div>
      </div>
      <div className="grid gap-5 max-md:contents">
        <div className="max-md:order-1">
          <QuestionPanel flow={flow} takesFocus={wasSubmitted} />
        </div>
        <div className="max-md:order-3">
          <AnswerPanel flow={flow} />
        </div>
      </div>
    </div>
  );
}

function Submitted({ flow }: { flow: InterviewRoom }) {
  const [open, setOpen] = useState(true);
  const id = useSelector(flow.room, (state) => state.context.id);
  const notes = useSelector(flow.room, (state) => state.context.notes);
  const answers = useSelector(flow.room, (state) => state.context.answers);
  const parts = useSelector(flow.room, (state) => state.context.parts);
  const actions = (
    <>
      <ButtonLink to={`${paths.interview}?session=${encodeURIComponent(id)}`} look="primary">
        Look at the session
      </ButtonLink>
      <Button onClick={flow.renew}>Practise again</Button>
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
    </>
  );
}
