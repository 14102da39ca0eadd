import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useScoreRoom } from '../../app/hooks';
import { paths } from '../../app/paths';
import { roomScoresId } from '../../domain/interview/room-scores';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { useToast } from '../../ui/toast';
import { selectTrainerSession } from '../interview-trainer/selectors';
import { ScoreTable } from './score-table';
import { totalOf } from './session-scores';
import type { FiledSession } from './sessions-slice';
import { useScores } from './use-scores';

const RUBRIC = 'by the built-in rubric: coverage, structure, specifics and delivery, not whether it is true.';

/** How each answer of a session did, and the whole; judged when it is first shown. */
export function RoomScores({ record }: { record: FiledSession }) {
  useScores(useMemo(() => [record], [record]));
  const { score } = totalOf(record);
  const isEnglish = record.language.toLowerCase().startsWith('en');
  const lead = !isEnglish
    ? 'The built-in judge judges English only. This session was spoken in another language: it has no scores, but the figures of how it was said.'
    : record.scores === undefined
      ? 'The answers are being judged…'
      : score === null
        ? 'No answer could be scored.'
        : `${score.toFixed(1)} of 10 on average, ${RUBRIC}`;
  return (
    <Panel title="Scores" lead={<span role="status">{lead}</span>}>
      <div className="grid gap-4">
        <ScoreTable session={record} />
        {score === null ? null : <InTrainer record={record} />}
      </div>
    </Panel>
  );
}

/** The scored answers as an interview of the trainer: put there on wish, where weak ones come with practice. */
function InTrainer({ record }: { record: FiledSession }) {
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
      if (!made) return;
      dispatch(made.add);
      toast({
        text: 'The answers are in the interview trainer, too.',
        action: { label: 'Undo', run: () => dispatch(made.remove) },
      });
    } catch {
      toast({ text: 'The answers could not be put into the trainer. They are unchanged; try again.', tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="measure text-sm text-ink-soft">
        In the trainer, an answer of 7 or more that names a skill counts for your jobs. A weak one has its topic,
        practice and the tutor beside it.
      </p>
      {kept ? (
        <ButtonLink to={`${paths.interviewTrainer}?session=${encodeURIComponent(kept.id)}`} state={state}>
          Open in the trainer
        </ButtonLink>
      ) : (
        <Button disabled={busy} onClick={() => void run()}>
          Put into the trainer
        </Button>
      )}
    </div>
  );
}
