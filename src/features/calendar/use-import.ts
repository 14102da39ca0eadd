import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import { useAppStore, useDevice, usePlanner } from '../../app/hooks';
import { LARGEST_FILE } from '../../domain/calendar/limits';
import { useToast } from '../../ui/toast';

/** The import of files: reading, preview, taken or left. */
export function useImport(onTaken: (first: string | null) => void) {
  const { machines, openCalendarFile } = useDevice();
  const machine = use(machines.calendarImport());
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const store = useAppStore();
  const planner = usePlanner();
  const toast = useToast();

  useEffect(() => {
    const applied = actor.on('import.applied', async (taken) => {
      try {
        const { applyImport } = await import('./apply-import');
        onTaken(await applyImport(taken, { store, planner, toast }));
      } catch {
        toast({ text: `“${taken.name}” could not be imported. Nothing changed; choose it again.`, tone: 'danger' });
      }
    });
    return () => applied.unsubscribe();
  }, [actor, store, planner, toast, onTaken]);

  const take = async (files: readonly File[]) => {
    const name = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`;
    // Before their text is asked for: what is too large never comes into memory.
    if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST_FILE)
      return actor.send({ type: 'file.refused', name, failure: 'too-large' });
    try {
      const { textsOf } = await import('./read-files');
      const texts = await textsOf(files, openCalendarFile);
      if (texts) actor.send({ type: 'files.chosen', name, files: texts });
      else actor.send({ type: 'file.refused', name, failure: 'archive' });
    } catch {
      actor.send({ type: 'file.refused', name, failure: 'unreadable' });
    }
  };
  return { snapshot, take, send: actor.send };
}

export type CalendarImport = ReturnType<typeof useImport>;
