import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useEvidence } from '../../../app/hooks';
import { letterParagraphs, outlinedParagraphs } from '../../../domain/cover-letter/letter';
import { type LetterOutline, letterOutline } from '../../../domain/cover-letter/outline';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import type { WrittenResume } from '../../../domain/resume-document/types';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { counted } from '../../../ui/format';
import { ErrorBox, Notice } from '../../../ui/notice';
import { useToast } from '../../../ui/toast';
import { selectJob } from '../../jobs/selectors';
import { selectHasModel } from '../../settings/selectors';
import { selectLetter } from '../selectors';
import { LetterDraft } from './letter-draft';
import { letterWritten } from './letters-slice';

/** Where the words may come from, beside one's own: an outline of the learner's own lines. */
export function LetterWriting({ letter, resume }: { letter: CoverLetter; resume: WrittenResume | null }) {
  const job = useAppSelector((state) => (letter.job === null ? undefined : selectJob(state, letter.job)));
  const hasModel = useAppSelector(selectHasModel);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const evidenceOf = useEvidence();
  const [made, setMade] = useState<LetterOutline | null>(null);
  const [failed, setFailed] = useState(false);

  const outline = async () => {
    setFailed(false);
    try {
      const rows = job ? (await evidenceOf(store.getState(), job)).rows : [];
      const written = letterOutline({ job: job ?? null, rows, resume });
      setMade(written);
      // What was typed in the meantime, too, comes back by Undo.
      const { id, body, outline: before } = selectLetter(store.getState(), letter.id) ?? letter;
      dispatch(letterWritten({ id, body: written.body, outline: written.body }));
      toast({
        text: body.trim() === '' ? 'The outline is in the letter.' : 'The outline has replaced the letter.',
        action: { label: 'Undo', run: () => dispatch(letterWritten({ id, body, outline: before })) },
      });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Panel
        title="Outline"
        lead="Built in, on this device: the role, and up to three musts of the job, each with a line of yours that shows it. What nothing of yours shows is left out."
        action={
          <Button size="sm" onClick={() => void outline()}>
            <ListPlus aria-hidden="true" />
            {letter.body.trim() === '' ? 'Make an outline' : 'Make the outline again'}
          </Button>
        }
      >
        <div className="grid gap-3">
          <StillOutline letter={letter} />
          {made ? <Made outline={made} /> : null}
          {failed ? (
            <ErrorBox
              title="The outline could not be made"
              actions={<Button onClick={() => void outline()}>Retry</Button>}
            >
              A part of the app could not be loaded. Your letter is as it was. Check your connection, then retry.
            </ErrorBox>
          ) : null}
          {job ? null : (
            <p className="text-sm text-ink-soft">
              Choose a job above, and the outline speaks of its musts. Without one it has an opening and an end.
            </p>
          )}
        </div>
      </Panel>
      {hasModel ? <LetterDraft letter={letter} job={job ?? null} resume={resume} /> : null}
    </>
  );
}

/** As long as paragraphs are the outline's own, the letter is one to be edited, and says so. */
function StillOutline({ letter }: { letter: CoverLetter }) {
  const still = outlinedParagraphs(letter);
  if (still === 0) return null;
  const all = letterParagraphs(letter.body).length;
  return (
    <Notice tone="warning" title="This is an outline, not a letter yet.">
      {still === all ? 'No paragraph' : `${all - still} of ${counted(all, 'paragraph')}`} is in your own words so far.
      Say what the lines in quotation marks mean for this job, then print it.
    </Notice>
  );
}

function Made({ outline: { shown, leftOut } }: { outline: LetterOutline }) {
  const gaps = leftOut.filter(({ why }) => why === 'not shown').map(({ words }) => words);
  const enough = leftOut.filter(({ why }) => why === 'enough').map(({ words }) => words);
  return (
    <div className="grid gap-1 text-sm text-ink-soft" role="status">
      {shown.length > 0 ? <p>Shown by your own lines: {shown.join(', ')}.</p> : null}
      {gaps.length > 0 ? <p>Left out, as nothing of yours shows it: {gaps.join(', ')}.</p> : null}
      {enough.length > 0 ? <p>Left to the resume, as three are enough: {enough.join(', ')}.</p> : null}
    </div>
  );
}
