import { ArchiveRestore } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { agendaOf } from '../../domain/board/agenda';
import { taskName } from '../../domain/board/due';
import { type Filter, fitting } from '../../domain/board/filter';
import { titleOf } from '../../domain/board/lists';
import type { Task } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { counted, readableClock, readableDay, shortDay } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { useBoard } from './board-context';
import { taskMoved, taskRemoved, tasksRestored, undone } from './board-slice';
import { CardDetails } from './card-text';
import { daysAfter } from './days';
import { selectArchive, selectBoardLists, selectTasks } from './selectors';
import { tasksUnarchived } from './steps';
import type { View } from './toolbar';

/** As many rows are drawn at first. */
const SHOWN = 100;

/** The tasks of all lists by day, or those of the archive. */
export function OtherView({ view, filter }: { view: View; filter: Filter }) {
  return view === 'archive' ? <ArchiveView filter={filter} /> : <Agenda only={view === 'today'} filter={filter} />;
}

function Agenda({ only, filter }: { only: boolean; filter: Filter }) {
  const { today } = useBoard();
  const tasks = useAppSelector(selectTasks);
  const [shown, setShown] = useState(SHOWN);
  const groups = useMemo(() => {
    const fits = fitting(filter, today, daysAfter(today, 6));
    const fitted = Object.fromEntries(Object.entries(tasks).filter(([, task]) => fits(task)));
    return agendaOf(fitted, today, only ? today : null);
  }, [tasks, filter, today, only]);
  const total = groups.reduce((sum, group) => sum + group.tasks.length, 0);
  if (total === 0)
    return (
      <Nothing>
        {only
          ? 'Nothing is due today, and nothing is overdue. Give a task a due date and it is listed here on its day.'
          : 'No open task has a due date. Give one a day and it is listed here, whatever list it is on.'}
      </Nothing>
    );
  let room = shown;
  return (
    <div className="mx-auto grid max-w-[720px] grid-cols-1 gap-6">
      {groups.map(({ day, tasks: of }) => {
        const rows = of.slice(0, Math.max(0, room));
        room -= rows.length;
        if (rows.length === 0) return null;
        const name = day === null ? 'Overdue' : day === today ? 'Today' : readableDay(day);
        return (
          <section key={day ?? 'overdue'} aria-label={name} className="min-w-0">
            <h2 className={`mb-2 font-semibold ${day === null ? 'text-danger-ink' : ''}`}>
              {name} <span className="font-medium text-ink-soft">({of.length})</span>
            </h2>
            <ul className="grid grid-cols-1 gap-2">
              {rows.map((task) => (
                <AgendaRow key={task.id} task={task} overdue={day === null} />
              ))}
            </ul>
          </section>
        );
      })}
      <More left={total - shown} onMore={() => setShown(shown + 5 * SHOWN)} />
    </div>
  );
}

function AgendaRow({ task, overdue }: { task: Task; overdue: boolean }) {
  const { actions } = useBoard();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const list = titleOf(task.list, useAppSelector(selectBoardLists));
  const name = taskName(task);
  const time = task.dueTime ? readableClock(task.dueTime) : '';
  const when = overdue && task.due ? [shortDay(task.due), time].filter(Boolean).join(', ') : time;
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface px-3 shadow-card">
      <input
        type="checkbox"
        aria-label={`Done: ${name}`}
        checked={false}
        onChange={() => {
          dispatch(taskMoved({ id: task.id, to: { list: 'completed', index: 0 } }));
          toast({ text: `“${taskName(task, 40)}” is done.`, action: { label: 'Undo', run: () => dispatch(undone()) } });
        }}
        className="mt-3 size-5 shrink-0 accent-(--primary)"
      />
      <button
        type="button"
        aria-label={`Open ${name}`}
        onClick={() => actions.ask({ kind: 'card', id: task.id })}
        className="min-w-0 flex-1 py-2.5 text-left text-sm"
      >
        <span dir="auto" className="block [overflow-wrap:anywhere]">
          {name}
        </span>
        <CardDetails task={task} />
      </button>
      <span className="flex shrink-0 flex-col items-end py-2.5 text-xs text-ink-soft">
        <span className={overdue ? 'font-medium text-danger-ink' : 'figures'}>{when}</span>
        <span className="max-w-32 truncate">{list}</span>
      </span>
    </li>
  );
}

function ArchiveView({ filter }: { filter: Filter }) {
  const { actions, today } = useBoard();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const archive = useAppSelector(selectArchive);
  const lists = useAppSelector(selectBoardLists);
  const [shown, setShown] = useState(SHOWN);
  const found = useMemo(() => archive.filter(fitting(filter, today, daysAfter(today, 6))), [archive, filter, today]);
  if (archive.length === 0)
    return (
      <Nothing>
        The archive is empty. Archive what is done from a task’s menu, or all of it from the menu of Completed: it
        leaves the board and is kept here.
      </Nothing>
    );
  return (
    <div className="mx-auto grid max-w-[720px] grid-cols-1 gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {found.length === archive.length
          ? `${counted(archive.length, 'task')} in the archive.`
          : `${found.length} of ${counted(archive.length, 'task')} in the archive found.`}
      </p>
      <ul aria-label="Archive" className="grid grid-cols-1 gap-2">
        {found.slice(0, shown).map((task) => {
          const name = taskName(task);
          return (
            <li
              key={task.id}
              className="flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-1.5"
            >
              <button
                type="button"
                aria-label={`Open ${name}`}
                onClick={() => actions.ask({ kind: 'card', id: task.id })}
                className="min-w-0 flex-1 basis-48 py-1 text-left text-sm"
              >
                <span dir="auto" className="block [overflow-wrap:anywhere]">
                  {name}
                </span>
                <span className="text-xs text-ink-soft">
                  {titleOf(task.list, lists)}, archived {shortDay((task.archivedAt ?? '').slice(0, 10))}
                </span>
              </button>
              <Button
                size="sm"
                look="quiet"
                aria-label={`Restore ${name}`}
                onClick={() => {
                  dispatch(tasksUnarchived([task.id]));
                  toast({ text: `“${taskName(task, 40)}” is back on the board.` });
                }}
              >
                <ArchiveRestore aria-hidden="true" />
                Restore
              </Button>
              <Button
                size="sm"
                look="quiet"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  dispatch(taskRemoved(task.id));
                  toast({
                    text: `“${taskName(task, 40)}” removed.`,
                    action: { label: 'Undo', run: () => dispatch(tasksRestored([task])) },
                  });
                }}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <More left={found.length - shown} onMore={() => setShown(shown + 5 * SHOWN)} />
    </div>
  );
}

function More({ left, onMore }: { left: number; onMore: () => void }) {
  return left > 0 ? (
    <Button look="quiet" className="justify-self-start" onClick={onMore}>
      Show {counted(left, 'more task')}
    </Button>
  ) : null;
}

function Nothing({ children }: { children: React.ReactNode }) {
  return (
    <p className="mx-auto max-w-[720px] rounded-card border border-dashed border-line-strong/60 px-6 py-12 text-center text-ink-soft">
      {children}
    </p>
  );
}
