import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { useAppDispatch, useAppSelector, useAppStore, useKept } from '../../app/hooks';
import { type Filter, fitting, isFiltered, NO_FILTER } from '../../domain/board/filter';
import { tasksIn } from '../../domain/board/lists';
import { kept } from '../../domain/board/search';
import { isFixedList } from '../../domain/board/types';
import type { Span } from '../../domain/calendar/free-time';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { Overlay } from '../../ui/overlay';
import { Page, PageHeader } from '../../ui/page';
import { useAsked } from '../../ui/use-asked';
import { useEvent } from '../../ui/use-event';
import { useMedia } from '../../ui/use-media';
import { useToday } from '../../ui/use-today';
import { type BoardAsk, BoardContext } from './board-context';
import { BoardDialogs } from './board-dialogs';
import { FileActions, FileImport, useBoardFiles } from './board-files';
import { splitChanged } from './board-slice';
import { BesideFrame, Column } from './column';
import { daysAfter } from './days';
import { DragLayer } from './drag/drag-layer';
import { dualBackend } from './drag/dual-backend';
import { BesideCalendar, FilterFields, OtherView } from './later-parts';
import type { ListPlace } from './list-menu';
import { QuickAdd } from './quick-add';
import { SamplesNotice } from './samples-notice';
import { selectLabels, selectListOrder, selectLists, selectSplit, selectTasks } from './selectors';
import type { ToCalendar } from './to-calendar';
import { FilterButton, SearchField, SplitButton, UndoButtons, type View, ViewTabs } from './toolbar';
import { useBoardActions } from './use-board-actions';
import { showCard, useBoardDrag } from './use-board-drag';
import { useDoubleClick } from './use-double-click';
import { usePlan } from './use-plan';
import '../../ui/colours.css';
import './board.css';

/** Wide enough for the board and the calendar side by side. */
const WIDE = '(min-width: 1200px)';

/**
 * `/planyourday/tasks`: lists of tasks, moved by mouse, finger, keyboard or menu, and other views of them.
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
  const where = useKept();
  const hasCalendar = toCalendar !== null;
  const today = useToday();
  const lists = useAppSelector(selectLists);
  const order = useAppSelector(selectListOrder);
  const labels = useAppSelector(selectLabels);
  const tasks = useAppSelector(selectTasks);
  const [filter, setFilter] = useState(NO_FILTER);
  const [filtering, setFiltering] = useState(false);
  const [view, setView] = useState<View>('board');
  const sought = useDeferredValue(filter);
  const searching = sought.words.trim() !== '' || isFiltered(sought);
  const shown = useMemo(
    () => (searching ? kept(lists, fitting(sought, today, daysAfter(today, 6))) : lists),
    [lists, sought, searching, today],
  );
  const voice = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => {
    if (voice.current) voice.current.textContent = text;
  }, []);
  const { plan, newest } = usePlan(toCalendar);
  const store = useAppStore();
  const planAt = useEvent((taskId: string, time: Span) => {
    const task = selectTasks(store.getState())[taskId];
    if (toCalendar && task) plan({ taskId, text: task.content, ...toCalendar.blockAt(time) });
  });
  const { tools, pinned } = useBoardDrag(shown, say, planAt);
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectSplit);
  const wide = useMedia(WIDE);
  const split = chosen.shown && wide && hasCalendar;
  const [asked, setAsked] = useState<BoardAsk | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const files = useBoardFiles();
  useAsked('add', () => setAsked({ kind: 'add', list: 'todo' }));
  useAsked('task', (id) => (tasks[id]?.archivedAt ? setAsked({ kind: 'card', id }) : showCard(id)));
  useAsked('split', () => dispatch(splitChanged({ shown: true })));
  useAsked('open', (id) => setAsked({ kind: 'card', id }));
  const actions = useBoardActions({ tools, say, ask: setAsked, setEditing, hasCalendar });
  const board = useMemo(() => ({ tools, actions, today, labels }), [tools, actions, today, labels]);
  useDoubleClick(setAsked);
  const { drag } = tools;
  const busy = useCallback(() => drag.getSnapshot().hasTag('held'), [drag]);
  const total = order.reduce((sum, { id }) => sum + tasksIn(lists, id).length, 0);
  const hits = order.reduce((sum, { id }) => sum + tasksIn(shown, id).length, 0);
  const further = order.filter(({ id }) => !isFixedList(id));
  const change = (part: Partial<Filter>) => setFilter((now) => ({ ...now, ...part }));

  return (
    <Page title="Project Tasks" width="full">
      <div className={clsx('mx-auto', further.length === 0 && !split && 'max-w-[1440px]')}>
        <PageHeader
          title="Project Tasks"
          lead={`What to do, what you are doing, and what is done. Everything stays ${where}.`}
          action={<FileActions files={files} />}
        />
        <p ref={voice} aria-live="assertive" className="sr-only" data-voice="" />
        <div className={clsx(split && 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] items-start gap-6')}>
          <div data-split={split ? '' : undefined} className="min-w-0">
            <FileImport files={files} />
            <SamplesNotice />
            <QuickAdd />
            <div className="mb-4 flex flex-wrap items-center gap-2">
              <SearchField words={filter.words} onChange={(words) => change({ words })} />
              <FilterButton
                open={filtering}
                active={isFiltered(filter)}
                onToggle={() => {
                  if (filtering) setFilter(({ words }) => ({ ...NO_FILTER, words }));
                  setFiltering(!filtering);
                }}
              />
              <UndoButtons say={say} busy={busy} newest={newest} />
              <p role="status" className="text-sm text-ink-soft">
                {searching && view === 'board' ? `${hits} of ${counted(total, 'task')} found.` : null}
              </p>
              {wide && hasCalendar ? (
                <SplitButton on={split} onToggle={() => dispatch(splitChanged({ shown: !split }))} />
              ) : null}
              <ViewTabs view={view} onChange={setView} />
            </div>
            {filtering ? (
              <Overlay resetKey="filter">
                <FilterFields filter={filter} labels={labels} onChange={change} />
              </Overlay>
            ) : null}
            <BoardContext value={board}>
              {view === 'board' ? (
                <>
                  <div
                    data-board=""
                    className={clsx(
                      'grid items-start gap-4',
                      !split && 'grid-cols-1',
                      split
                        ? 'auto-cols-[minmax(15rem,1fr)] grid-flow-col grid-cols-none overflow-x-auto pb-2'
                        : further.length === 0
                          ? 'sm:grid-cols-2 lg:grid-cols-3'
                          : 'sm:auto-cols-[minmax(19rem,1fr)] sm:grid-flow-col sm:grid-cols-none sm:overflow-x-auto sm:pb-2',
                    )}
                  >
                    {order.map((list) => (
                      <Column
                        key={list.id}
                        list={list}
                        place={isFixedList(list.id) ? null : placeOf(further.indexOf(list), further.length)}
                        count={tasksIn(lists, list.id).length}
                        shown={tasksIn(shown, list.id)}
                        searching={searching}
                        filtered={isFiltered(sought)}
                        pinned={pinned}
                        editing={editing}
                      />
                    ))}
                  </div>
                  <DragLayer />
                  <BoardFoot split={split} onAddList={() => setAsked({ kind: 'addList' })} />
                </>
              ) : (
                <Overlay resetKey={view}>
                  <OtherView view={view} filter={sought} />
                </Overlay>
              )}
              <BoardDialogs asked={asked} onClose={() => setAsked(null)} toCalendar={toCalendar} plan={plan} />
            </BoardContext>
          </div>
          {split ? (
            <BesideFrame drag={drag}>
              <Overlay resetKey="beside">
                <BesideCalendar
                  Calendar={toCalendar.Beside}
                  tools={tools}
                  view={chosen.view}
                  onView={(next) => dispatch(splitChanged({ view: next }))}
                />
              </Overlay>
            </BesideFrame>
          ) : null}
        </div>
      </div>
    </Page>
  );
}

function placeOf(index: number, count: number): ListPlace {
  if (count === 1) return 'only';
  return index === 0 ? 'first' : index === count - 1 ? 'last' : 'between';
}

/** Right below the lists a way to more of them; then how the keyboard drags, for those who see and for those who hear it. */
function BoardFoot({ split, onAddList }: { split: boolean; onAddList: () => void }): ReactNode {
  return (
    <div className="mt-3 grid gap-3">
      <Button size="sm" className="justify-self-start" onClick={onAddList}>
        <Plus aria-hidden="true" />
        Add a list
      </Button>
      <p id="board-keys" className="measure text-sm text-ink-soft pointer-coarse:hidden">
        Drag a task by its handle. By keyboard: Space on the handle lifts it, arrow keys move it, Space drops it, Escape
        puts it back. Enter on the handle opens the task.
        {split ? ' C takes a lifted task over to the calendar and back.' : null}
      </p>
    </div>
  );
}
