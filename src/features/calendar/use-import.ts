import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import type { CalendarFile } from '../../../machines/contracts/calendar';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { planImport } from '../../domain/calendar/import-plan';
import { LARGEST_FILE } from '../../domain/calendar/limits';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { calendarImported } from './calendar-slice';
import { selectCalendar } from './selectors';

/** The import of a file: reading, preview, taken or left. */
export function useImport(onTaken: (first: string | null) => void) {
  const { machines } = useDevice();
  const machine = use(machines.calendarImport());
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();

  useEffect(() => {
    const apply = (name: string, file: CalendarFile) => {
      const before = selectCalendar(store.getState());
      const { added, updated, parts } = planImport(file, before.events, before.parts);
      const events = [...added, ...updated];
      dispatch(calendarImported({ events, parts }));
      const words = [
        added.length > 0 ? `${counted(added.length, 'event')} added` : '',
        updated.length > 0 ? `${updated.length} updated` : '',
      ].filter(Boolean);
      toast({
        text: `“${name}”: ${words.join(', ') || 'nothing new'}.`,
        action: {
          label: 'Undo',
          run: () =>
            dispatch(
              calendarImported({
                events: updated.flatMap(({ id }) => before.events[id] ?? []),
                parts: parts.flatMap(({ id }) => before.parts[id] ?? []),
                removedEvents: added.map(({ id }) => id),
                removedParts: parts.map(({ id }) => id).filter((id) => !before.parts[id]),
              }),
            ),
        },
      });
      const days = events.map(({ start }) => start.slice(0, 10)).sort();
      const today = new Date().toISOString().slice(0, 10);
      onTaken(days.find((day) => day >= today) ?? days.at(-1) ?? null);
    };
    const applied = actor.on('import.applied', ({ name, file }) => apply(name, file));
    return () => applied.unsubscribe();
  }, [actor, store, dispatch, toast, onTaken]);

  const take = async (file: File) => {
    const { name } = file;
    // Before its text is asked for: what is too large never comes into memory.
    if (file.size > LARGEST_FILE) return actor.send({ type: 'file.refused', name, failure: 'too-large' });
    let text: string;
    try {
      text = await file.text();
    } catch {
      return actor.send({ type: 'file.refused', name, failure: 'unreadable' });
    }
    actor.send({ type: 'file.chosen', name, text });
  };
  return { snapshot, take, send: actor.send };
}

export type CalendarImport = ReturnType<typeof useImport>;
