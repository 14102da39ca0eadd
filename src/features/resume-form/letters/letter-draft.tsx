import { useMachine } from '@xstate/react';
import { use, useMemo } from 'react';
import type { WordingSubject } from '../../../../machines/contracts/resume';
import { modelLabel } from '../../../ai/providers/model-label';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../../app/hooks';
import { paths } from '../../../app/paths';
import { heldDraft } from '../../../domain/cover-letter/draft';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import type { Job } from '../../../domain/jobs/job-types';
import { resumeTexts } from '../../../domain/resume-document/suggestions';
import type { WrittenResume } from '../../../domain/resume-document/types';
import { holdings } from '../../../domain/resume-document/unheld';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { Chip } from '../../../ui/chip';
import { ModelReply } from '../../../ui/model-reply';
import { useToast } from '../../../ui/toast';
import { selectModelConfig } from '../../settings/selectors';
import { LeftOut } from '../left-out';
import { selectLetter, selectResumes } from '../selectors';
import { letterWritten } from './letters-slice';

/** A model's draft, of which only the sentences are shown that say nothing new. It is used when the user says so. */
export function LetterDraft({
  letter,
  job,
  resume,
}: {
  letter: CoverLetter;
  job: Job | null;
  resume: WrittenResume | null;
}) {
  const { machines } = useDevice();
  const config = useAppSelector(selectModelConfig);
  const resumes = useAppSelector(selectResumes);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const subject: WordingSubject = { kind: 'letter', letter: letter.id };
  const [snapshot, send] = useMachine(use(machines.resumeWording()), { input: { subject, saved: null, asked: false } });
  const { advice } = snapshot.context;
  const { title = '', company = '' } = job ?? {};
  // Read once: a draft comes in many pieces.
  const held = useMemo(() => holdings([...resumes.flatMap(resumeTexts), title, company]), [resumes, title, company]);
  const draft = useMemo(() => heldDraft(advice?.text ?? '', held), [advice?.text, held]);
  const take = () => {
    const { id, body, outline } = selectLetter(store.getState(), letter.id) ?? letter;
    dispatch(letterWritten({ id, body: draft.body, outline: '' }));
    toast({
      text: 'The draft is in the letter. Read it as if you signed it: you will.',
      action: { label: 'Undo', run: () => dispatch(letterWritten({ id, body, outline })) },
    });
  };
  return (
    <Panel
      title="A draft by your model"
      lead="From the resume it goes with. Sentences with a number, a date, a skill or a name that none of your resumes holds are left out."
      action={<Chip>{modelLabel(config)}</Chip>}
    >
      <div className="grid gap-3">
        {resume ? null : <p className="text-sm text-ink-soft">Choose a resume above: the draft is written from it.</p>}
        <ModelReply
          reply={advice ? { ...advice, text: draft.body } : null}
          busy={snapshot.hasTag('busy')}
          problem="The draft could not be written"
          unaffected="Your letter is as it was."
          askLabel="Write a draft"
          settingsPath={paths.settings}
          canAsk={resume !== null}
          onAsk={() => send({ type: 'advice.requested' })}
          onStop={() => send({ type: 'advice.stopped' })}
        >
          {draft.body === '' ? null : (
            <Button look="primary" onClick={take}>
              Use this draft
            </Button>
          )}
        </ModelReply>
        {snapshot.hasTag('busy') ? null : <LeftOut what="sentence" left={draft.left} />}
      </div>
    </Panel>
  );
}
