import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useMemo } from 'react';
import type { ResumeImportEmitted } from '../../../machines/resume-import.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { corrected } from '../../domain/resume-document/corrected';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Work } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { resumeAdded, resumeRemoved, resumeReplaced } from './documents-slice';
import { ImportReview } from './import-review';
import { kindWords, problemWords } from './import-words';
import { selectResume } from './selectors';

export interface ImportFlowProps {
  file: File;
  /** The resume that is open. */
  id: string;
  onTaken: (id: string | null) => void;
  onRefused: (reason: string) => void;
  onClose: () => void;
}

/** One file on its way into the builder: read, reviewed, kept. Over when it is closed. */
export function ImportFlow({ file, id, onTaken, onRefused, onClose }: ImportFlowProps) {
  const { machines } = useDevice();
  const machine = use(machines.resumeImport());
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { found, corrections, progress, problem, target } = snapshot.context;
  const resume = useMemo(() => (found ? corrected(found.understood.resume, corrections) : null), [found, corrections]);

  useEffect(() => {
    const apply = ({ found: taken, corrections: made, target: to }: ResumeImportEmitted) => {
      const read = corrected(taken.understood.resume, made);
      const before = selectResume(store.getState(), id);
      if (to === 'replace' && before) {
        const { title, openedAt, template, paper, accent, font, density, showPhoto, photo, master, job } = before;
        const kept = { title, openedAt, template, paper, accent, font, density, showPhoto, photo, master, job };
        dispatch(resumeReplaced({ ...read, ...kept, id }));
        toast({
          text: `“${title}” has the words of “${file.name}” now.`,
          action: { label: 'Undo', run: () => dispatch(resumeReplaced(before)) },
        });
      } else {
        dispatch(resumeAdded(read));
        onTaken(read.id);
        toast({
          text: `“${read.title}” imported.`,
          action: {
            label: 'Undo',
            run: () => {
              dispatch(resumeRemoved(read.id));
              onTaken(null);
            },
          },
        });
      }
      onClose();
    };
    const applied = actor.on('import.applied', apply);
    return () => applied.unsubscribe();
  }, [actor, store, dispatch, toast, id, file, onTaken, onClose]);

  useEffect(() => actor.send({ type: 'file.chosen', file }), [actor, file]);
  useEffect(() => {
    if (problem) onRefused(problemWords[problem]);
  }, [problem, onRefused]);

  const cancel = () => {
    actor.send({ type: 'import.cancelled' });
    onClose();
  };
  const open = selectResume(store.getState(), id)?.title ?? null;
  if (problem) return null;
  return (
    <Dialog
      open
      onClose={cancel}
      title={found ? `“${file.name}”: what was understood` : 'Import a resume'}
      lead={
        found
          ? `Read as ${kindWords[found.kind]}. Nothing is kept until you choose so at the end.`
          : 'It is read on this device and sent nowhere.'
      }
      width={found && found.pages > 0 ? '72rem' : '44rem'}
    >
      {found && resume ? (
        <ImportReview
          file={file}
          found={found}
          resume={resume}
          open={open}
          target={target}
          onCorrect={(place, text) => actor.send({ type: 'field.corrected', place, text })}
          onTarget={(to) => actor.send({ type: 'target.chosen', target: to })}
          onAccept={() => actor.send({ type: 'import.accepted' })}
          onCancel={cancel}
        />
      ) : (
        <Work
          title={`Reading “${file.name}”`}
          {...(progress ? { detail: `Page ${progress.page} of ${progress.pages}`, max: progress.pages } : {})}
          value={progress ? progress.page : null}
          action={<Button onClick={cancel}>Cancel</Button>}
        />
      )}
    </Dialog>
  );
}
