import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { taskName } from '../../domain/board/due';
import { slotOf } from '../../domain/board/lists';
import { found } from '../../domain/board/search';
import { type CalendarBlock, LIST_TITLES, LISTS, type ListId, type Task } from '../../domain/board/types';
import { counted, readableClock, shortDay } from '../../ui/format';
import { Page, PageHeader } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { useAsked } from '../../ui/use-asked';
import { useToday } from '../../ui/use-today';
import { AddDialog } from './add-dialog';
import { type BoardActions, BoardContext } from './board-context';
import { FileActions, FileImport, useBoardFiles } from './board-files';
import { taskEdited, taskLinked, taskMoved, taskRemoved, tasksRestored } from './board-slice';
import { Column } from './column';
import { CalendarDialog, DueDialog } from './day-dialogs';
import { DragLayer } from './drag/drag-layer';
import { dualBackend } from './drag/dual-backend';
import { SamplesNotice } from './samples-notice';
import { selectLists } from './selectors';
import { SearchField, UndoButtons } from './toolbar';
import { type BoardDragTools, focusHandle, showCard, useBoardDrag } from './use-board-drag';
import './board.css';

/** Makes an event of a task; returns the event's id. */
export interface ToCalendar {
  readonly send: (block: CalendarBlock) => string;
  /** When a task is proposed to start on a day, `YYYY-MM-DD`: `HH:MM` of its first free hour. */
  readonly freeTime: (day: string) => string;
}

/**
 * `/planyourday/tasks`: three lists of tasks, moved by mouse, finger, keyboard or menu.
 * @param toCalendar null while there is no calendar: then nothing offers it
 */
export function BoardScreen({ toCalendar }: { toCalendar: ToCalendar | null }) {
  return (
    <DndProvider backend={dualBackend}>
      <Board toCalendar={toCalendar} />
    </DndProvider>
  );
}

function Board({ toCalendar }: { toCalendar: ToCalendar | null }) {
  const today = useToday();
  const lists = useAppSelector(selectLists);
  const dispatch = useAppDispatch();
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const shown = useMemo(() => found(lists, sought), [lists, sought]);
  const voice = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => {
    if (voice.current) voice.current.textContent = text;
  }, []);
  const { tools, pinned } = useBoardDrag(shown, say);
  const [adding, setAdding] = useState<ListId | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [due, setDue] = useState<Task | null>(null);
  const [sending, setSending] = useState<Task | null>(null);
  const files = useBoardFiles();
  useAsked('add', () => setAdding('todo'));
  useAsked('task', showCard);
  const actions = useActions({
    tools,
    say,
    setAdding,
    setEditing,
    setDue,
    setSending: toCalendar ? setSending : null,
  });
  const board = useMemo(() => ({ tools, actions, today }), [tools, actions, today]);
  const toast = useToast();
  const { drag } = tools;
  const busy = useCallback(() => drag.getSnapshot().hasTag('held'), [drag]);
  const total = LISTS.reduce((sum, list) => sum + lists[list].length, 0);
  const hits = LISTS.reduce((sum, list) => sum + shown[list].length, 0);

  return (
    <Page title="Project Tasks" width="full">
      <div className="mx-auto max-w-[1440px]">
        <PageHeader
          title="Project Tasks"
          lead="What to do, what you are doing, and what is done. Everything stays on this device."
          action={<FileActions files={files} />}
        />
        <p ref={voice} aria-live="assertive" className="sr-only" data-voice="" />
        <FileImport files={files} />
        <SamplesNotice />
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <SearchField words={words} onChange={setWords} />
          <UndoButtons say={say} busy={busy} />
          <p role="status" className="text-sm text-ink-soft">
            {sought.trim() === '' ? null : `${hits} of ${counted(total, 'task')} found.`}
          </p>
        </div>
        <BoardContext value={board}>
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {LISTS.map((list) => (
              <Column
                key={list}
                list={list}
                count={lists[list].length}
                shown={shown[list]}
                searching={sought.trim() !== ''}
                pinned={pinned}
                editing={editing}
              />
            ))}
          </div>
          <DragLayer />
        </BoardContext>
        <Keys />
        <AddDialog list={adding} onClose={() => setAdding(null)} />
        <DueDialog
          task={due}
          onClose={() => setDue(null)}
          onSave={(task, day) => dispatch(taskEdited({ id: task.id, due: day }))}
        />
        <CalendarDialog
          task={sending}
          today={today}
          freeTime={toCalendar?.freeTime}
          onClose={() => setSending(null)}
          onSend={(block) => {
            if (!toCalendar) return;
            dispatch(taskLinked({ id: block.taskId, eventId: toCalendar.send(block) }));
            toast({ text: `In the calendar on ${shortDay(block.day)} at ${readableClock(block.time)}.` });
          }}
        />
      </div>
    </Page>
  );
}

/** How the keyboard drags, for those who see and for those who hear it. */
function Keys(): ReactNode {
  return (
    <p id="board-keys" className="mt-4 text-sm text-ink-soft pointer-coarse:hidden">
      Drag a task by its handle. By keyboard: Space on the handle lifts it, arrow keys move it, Space drops it, Escape
      puts it back.
    </p>
  );
}

function useActions({
  tools: { grip, pin, amongAll },
  say,
  setAdding,
  setEditing,
  setDue,
  setSending,
}: {
  tools: BoardDragTools;
  say: (words: string) => void;
  setAdding: (list: ListId) => void;
  setEditing: (taskId: string | null) => void;
  setDue: (task: Task) => void;
  setSending: ((task: Task) => void) | null;
}): BoardActions {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  return useMemo(() => {
    const move = (task: Task, list: ListId, index: number) => {
      pin(task.id);
      dispatch(taskMoved({ id: task.id, to: { list, index } }));
      const lists = selectLists(store.getState());
      const slot = slotOf(lists, task.id);
      if (slot)
        say(
          `Moved “${taskName(task)}” to position ${slot.index + 1} of ${lists[list].length} in ${LIST_TITLES[list]}.`,
        );
      focusHandle(task.id);
    };
    return {
      add: setAdding,
      edit: (taskId) => {
        setEditing(taskId);
      },
      save: (task, content) => {
        dispatch(taskEdited({ id: task.id, content }));
        focusHandle(task.id);
      },
      schedule: setDue,
      remove: (task) => {
        focusBeside(task);
        dispatch(taskRemoved(task.id));
        say(`Removed “${taskName(task)}” from ${LIST_TITLES[task.list]}.`);
        toast({
          text: `“${taskName(task, 40)}” removed.`,
          action: { label: 'Undo', run: () => dispatch(tasksRestored([task])) },
        });
      },
      moveTo: (task, list) => move(task, list, selectLists(store.getState())[list].length),
      moveBy: (task, by) => {
        const from = grip(task.id)?.from;
        if (!from) return;
        const { list, index } = amongAll(task.id, { list: from.list, index: from.index + by });
        move(task, list, index);
      },
      toCalendar: setSending,
    };
  }, [store, dispatch, toast, say, grip, pin, amongAll, setAdding, setEditing, setDue, setSending]);
}

/** The focus goes on to the card below, or above, or to the list's own button, before a card goes away. */
function focusBeside({ id, list }: Task): void {
  const card = document.querySelector(`[data-task="${CSS.escape(id)}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  const next =
    beside?.querySelector<HTMLElement>('[data-handle]') ??
    document.querySelector<HTMLElement>(`[data-list="${list}"] + div button`);
  next?.focus();
}
