import type { NamedFile } from '../../../machines/contracts/calendar';
import type { useAppStore, usePlanner } from '../../app/hooks';
import { planFiles } from '../../domain/calendar/import-plan';
import { counted } from '../../ui/format';
import type { useToast } from '../../ui/toast';
import { calendarImported, newCalendarId } from './calendar-slice';
import { targetsOf } from './import-targets';
import { selectCalendar } from './selectors';

interface Around {
  readonly store: ReturnType<typeof useAppStore>;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly toast: ReturnType<typeof useToast>;
}

/**
 * Puts what was previewed into the calendar, its to-dos onto the board, and says so with an Undo for all of it.
 * @returns the first day to come that has some of it; the last day where none is to come; `null` where nothing is new
 */
export async function applyImport(
  { name, files, into }: { name: string; files: readonly NamedFile[]; into: Readonly<Record<number, string>> },
  { store, planner, toast }: Around,
): Promise<string | null> {
  const before = selectCalendar(store.getState());
  const { incoming, made } = targetsOf(files, into, before.calendars, newCalendarId);
  const calendars = { ...before.calendars, ...Object.fromEntries(made.map((one) => [one.id, one])) };
  const { added, updated, cancelled, parts, todos } = planFiles(incoming, { ...before, calendars });
  const changed = [...updated, ...cancelled];
  const used = made.filter(({ id }) => added.some(({ calendarId }) => calendarId === id));
  store.dispatch(calendarImported({ events: [...added, ...changed], parts, calendars: used }));
  const tasks = todos.length > 0 ? await planner.newTasks(store.getState(), todos) : null;
  if (tasks) store.dispatch(tasks.add);
  const words = [
    added.length > 0 ? `${counted(added.length, 'event')} added` : '',
    updated.length > 0 ? `${updated.length} updated` : '',
    cancelled.length > 0 ? `${cancelled.length} cancelled` : '',
    tasks ? `${counted(todos.length, 'task')} on the board` : '',
  ].filter(Boolean);
  const undo = () => {
    store.dispatch(
      calendarImported({
        events: changed.flatMap(({ id }) => before.events[id] ?? []),
        parts: parts.flatMap(({ id }) => before.parts[id] ?? []),
        removedEvents: [...added, ...cancelled].map(({ id }) => id).filter((id) => !before.events[id]),
        removedParts: parts.map(({ id }) => id).filter((id) => !before.parts[id]),
        removedCalendars: used.map(({ id }) => id),
      }),
    );
    for (const action of tasks?.remove ?? []) store.dispatch(action);
  };
  toast({ text: `“${name}”: ${words.join(', ') || 'nothing new'}.`, action: { label: 'Undo', run: undo } });
  const days = [...added, ...changed].map(({ start }) => start.slice(0, 10)).sort();
  const today = new Date().toISOString().slice(0, 10);
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}
