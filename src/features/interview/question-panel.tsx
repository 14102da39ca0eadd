import { useSelector } from '@xstate/react';
import { ArrowRight, Send } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { openQuestions } from '../../../machines/interview-room.machine';
import { useAudio } from '../../app/hooks';
import { SPOKEN_LANGUAGES } from '../../domain/speech/languages';
import { languagesLike } from '../../domain/speech/recognised';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/dialog';
import { counted } from '../../ui/format';
import { AudioNote } from '../../ui/speech/audio-note';
import { LanguageChoice } from '../../ui/speech/language-choice';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { Countdown, PreparingNotice, TimesChoice } from './question-times';
import type { InterviewRoom } from './use-interview-room';

/** The open question with its countdown, the language of the recogniser, and the ways on. */
export function QuestionPanel({
  flow,
  takesFocus,
  submit,
}: {
  flow: InterviewRoom;
  /** It took the place of what the keyboard was on. */
  takesFocus: boolean;
  submit: RefObject<HTMLButtonElement | null>;
}) {
  const index = useSelector(flow.room, (state) => state.context.answers.length - 1);
  const questions = useSelector(flow.room, (state) => state.context.questions);
  const language = useSelector(flow.room, (state) => state.context.language);
  const stands = useSelector(flow.room, (state) => state.matches({ open: 'waiting' }));
  const asking = useSelector(
    flow.room,
    (state) => state.matches({ open: { running: 'asking' } }) || state.matches({ open: { waiting: 'asking' } }),
  );
  const open = useSelector(flow.room, (state) => openQuestions(state.context));
  const audio = useAudio(language);
  const isLast = index >= questions.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  // While the interviewer's voice reads it, a screen reader must not read it, too.
  useFocusOnChange(index, () => (flow.handsFree.current ? null : heading.current), { atFirst: takesFocus });
  return (
    <Card aria-label="Question">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-sm font-medium text-ink-soft">
            Question <span className="figures">{index + 1}</span> of <span className="figures">{questions.length}</span>
          </p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-xl font-semibold outline-none">
            {questions[index]?.text}
          </h2>
        </div>
        <Countdown flow={flow} />
      </div>
      <PreparingNotice flow={flow} />
      <TimesChoice flow={flow} />
      <div className="mt-5 grid gap-3">
        <LanguageChoice quick={SPOKEN_LANGUAGES} language={language} find={languagesLike} onChoose={flow.speak} />
        {stands ? <AudioNote audio={audio} /> : null}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        {isLast ? (
          <p className="mr-auto self-center text-sm text-ink-soft">This is the last question.</p>
        ) : (
          <Button look={stands ? 'plain' : 'primary'} onClick={flow.advance}>
            Next Question <ArrowRight aria-hidden="true" />
          </Button>
        )}
        <Button ref={submit} look={isLast ? 'primary' : 'plain'} onClick={flow.submit}>
          <Send aria-hidden="true" /> Submit Interview
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Submit with ${counted(open, 'question')} unanswered?`}
        confirm="Submit all the same"
        cancel="Go on answering"
        onConfirm={flow.confirm}
        onCancel={flow.decline}
      >
        What you said and typed is kept as it is. You can take the submission back right after it.
      </ConfirmDialog>
    </Card>
  );
}
