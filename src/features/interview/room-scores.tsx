import { useState } from 'react';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useAppDispatch, useAppSelector, useScoreRoom } from '../../app/hooks';
import { paths } from '../../app/paths';
import { roomScoresId } from '../../domain/interview/room-scores';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { useToast } from '../../ui/toast';
import { selectTrainerSession } from '../interview-trainer/selectors';

/** The answers of a session, scored by the trainer's rubric: asked for here, kept and shown there. */
export function RoomScores({ record }: { record: InterviewRecord }) {
  const dispatch = useAppDispatch();
  const score = useScoreRoom();
  const toast = useToast();
  const state = useHere('the interview session');
  const kept = useAppSelector((all) => selectTrainerSession(all, roomScoresId(record.id)));
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const made = await score(record);
      if (!made) {
        toast({
          text: 'No answer of this session could be scored: nothing was said or typed to a question that is known.',
        });
        return;
      }
      dispatch(made.add);
      toast({
        text: 'The answers are scored. They are in the interview trainer, too.',
        action: { label: 'Undo', run: () => dispatch(made.remove) },
      });
    } catch {
      toast({ text: 'The answers could not be scored. They are unchanged; try again.', tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  if (kept)
    return (
      <Panel
        title="Scored answers"
        lead={
          kept.feedback?.score == null
            ? 'By the built-in rubric: coverage, structure, specifics and delivery, not whether it is true.'
            : `${kept.feedback.score} of 10 on average, by the built-in rubric: coverage, structure, specifics and delivery, not whether it is true.`
        }
        action={
          <ButtonLink
            to={`${paths.interviewTrainer}?session=${encodeURIComponent(kept.id)}`}
            state={state}
            look="primary"
          >
            Open the scores
          </ButtonLink>
        }
      >
        <p className="text-sm text-ink-soft">
          An answer of 7 or more that names a skill counts for your jobs. A weak one has its topic, practice and the
          tutor beside it.
        </p>
      </Panel>
    );
  if (!record.language.toLowerCase().startsWith('en'))
    return (
      <Panel title="Scored answers">
        <p className="text-sm text-ink-soft">
          The built-in rubric reads English answers only. This session was spoken in another language, so it is not
          scored.
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Scored answers"
      lead="The built-in rubric judges coverage, structure, specifics and delivery. It cannot know whether an answer is true."
    >
      <Button disabled={busy} onClick={() => void run()}>
        {busy ? 'Scoring…' : 'Score my answers'}
      </Button>
    </Panel>
  );
}
