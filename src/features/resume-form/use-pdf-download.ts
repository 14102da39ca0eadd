import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import { useDevice } from '../../app/hooks';
import type { PrintJob } from '../../domain/cover-letter/print-job';
import { useToast } from '../../ui/toast';

/** The flow of a PDF's download, for what is on the screen now: an edit or another look ends what was found. */
export function usePdfDownload(job: PrintJob) {
  const { machines, warmResumePdf } = useDevice();
  const actor = useActorRef(use(machines.pdfDownload()));
  const snapshot = useSelector(actor, (state) => state);
  const toast = useToast();

  useEffect(() => {
    if (actor.getSnapshot().context.job !== job) actor.send({ type: 'job.changed' });
  }, [actor, job]);
  useEffect(() => {
    // The verdict, which names the file, goes away.
    const handed = actor.on('file.handed', ({ name }) => toast({ text: `“${name}” is in your downloads.` }));
    return () => handed.unsubscribe();
  }, [actor, toast]);

  return {
    snapshot,
    send: actor.send,
    ask: () => actor.send({ type: 'download.asked', job }),
    /** Fetches beforehand what a click will need. */
    warm: () => {
      warmResumePdf();
      // What cannot be fetched now is asked for again by the click, which says so.
      import('./draw-resume').catch(() => {});
      import('../../domain/resume-document/certificate').catch(() => {});
    },
  };
}
