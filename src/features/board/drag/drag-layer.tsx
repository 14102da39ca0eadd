import { useSelector } from '@xstate/react';
import { clsx } from 'clsx';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useDragDropManager } from 'react-dnd';
import { dropTime } from '../../../../machines/board-drag.machine';
import { useAppSelector } from '../../../app/hooks';
import { useBoard } from '../board-context';
import { CardMarks, CardWords } from '../card-text';
import { selectTasks } from '../selectors';
import { startAutoScroll } from './auto-scroll';
import { slotAt } from './places';

const placed = ({ x, y }: { x: number; y: number }) => `translate3d(${x}px, ${y}px, 0)`;

/** The card under the pointer, and on its flight to where it was dropped. The browser moves it; React does not. */
export function DragLayer() {
  const { tools } = useBoard();
  const { drag, view, letGo } = tools;
  const manager = useDragDropManager();
  const layer = useRef<HTMLDivElement>(null);
  const taskId = useSelector(drag, ({ context, value }) =>
    context.mode === 'keyboard' || value === 'pressed' ? null : context.taskId,
  );
  const flying = useSelector(drag, (snapshot) => snapshot.hasTag('flying'));
  const overCalendar = useSelector(drag, ({ value }) => value === 'overCalendar');
  const task = useAppSelector((state) => (taskId === null ? undefined : selectTasks(state)[taskId]));
  const lifted = task !== undefined && !flying;

  /** The place under the pointer, sent to the flow. */
  const hover = useCallback(() => {
    const at = manager.getMonitor().getClientOffset();
    const { context, value } = drag.getSnapshot();
    if (!at || (value !== 'lifted' && value !== 'overCalendar') || context.mode === 'keyboard') return;
    const time = view.side?.timeAt(at);
    if (time) return drag.send({ type: 'time.hovered', time });
    const slot = slotAt(view.elements, at, context.from);
    if (value === 'overCalendar' || slot?.list !== context.over?.list || slot?.index !== context.over?.index)
      drag.send({ type: 'place.hovered', slot });
  }, [manager, drag, view]);

  useEffect(() => {
    const monitor = manager.getMonitor();
    return monitor.subscribeToOffsetChange(() => {
      const at = monitor.getClientOffset();
      if (!at) return;
      view.at = { x: at.x - view.grip.x, y: at.y - view.grip.y };
      if (drag.getSnapshot().value === 'pressed') drag.send({ type: 'pointer.moved', at });
      // First what reads the layout, then what changes it.
      hover();
      if (layer.current) layer.current.style.transform = placed(view.at);
    });
  }, [manager, drag, view, hover]);

  useEffect(() => {
    // A finger that has not moved is not a drag of react-dnd yet; a second one ends any.
    const dragged = () => manager.getMonitor().isDragging();
    const pressed = () => drag.getSnapshot().context.mode === 'touch';
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (touch && drag.getSnapshot().value === 'pressed')
        drag.send({ type: 'pointer.moved', at: { x: touch.clientX, y: touch.clientY } });
    };
    const onEnd = () => {
      if (pressed() && !dragged()) letGo(true);
    };
    const onCancel = () => {
      if (pressed() && !dragged()) letGo(false);
    };
    const onStart = ({ touches }: TouchEvent) => {
      if (touches.length < 2 || !pressed()) return;
      if (dragged()) manager.getActions().endDrag();
      else letGo(false);
    };
    const events = { touchmove: onMove, touchend: onEnd, touchcancel: onCancel, touchstart: onStart };
    for (const [type, listener] of Object.entries(events))
      window.addEventListener(type, listener as EventListener, { passive: true });
    return () => {
      for (const [type, listener] of Object.entries(events))
        window.removeEventListener(type, listener as EventListener);
    };
  }, [manager, drag, letGo]);

  useEffect(() => {
    const ended = drag.on('drag.told', ({ news }) => {
      // The task is gone: react-dnd must not go on with it.
      if (news.kind === 'vanished' && manager.getMonitor().isDragging()) manager.getActions().endDrag();
    });
    return () => ended.unsubscribe();
  }, [manager, drag]);

  useEffect(() => {
    if (!lifted) return;
    return startAutoScroll(
      () => manager.getMonitor().getClientOffset(),
      () => view.elements.values(),
      hover,
      (at) => {
        const board = document.querySelector<HTMLElement>('[data-board]');
        // What is beside the board may be the calendar, and no wish to see more of the lists.
        return view.side && board && at.x > board.getBoundingClientRect().right ? null : board;
      },
      (at) => view.side?.scrollAt(at) ?? false,
    );
  }, [lifted, manager, view, hover]);

  useLayoutEffect(() => {
    const { context, value } = drag.getSnapshot();
    if (!flying || !layer.current || !view.landing) return;
    layer.current.animate([{ transform: placed(view.at) }, { transform: placed(view.landing) }], {
      duration: dropTime(context.distance) * (value === 'cancelling' ? 0.6 : 1),
      easing: 'cubic-bezier(0.2, 1, 0.1, 1)',
      fill: 'forwards',
    });
  }, [flying, drag, view]);

  if (!task || (flying && !view.landing)) return null;
  return (
    <div
      // What flies has its own way: the next card begins with a clean one.
      key={`${task.id} ${flying}`}
      ref={layer}
      data-layer={flying ? 'flying' : 'lifted'}
      aria-hidden="true"
      style={{ transform: placed(view.at), width: view.size.width, zIndex: flying ? 4500 : 5000 }}
      className="pointer-events-none fixed top-0 left-0 will-change-transform"
    >
      <div
        className={clsx(
          'flex max-h-60 items-start gap-0.5 overflow-hidden rounded-control border border-primary bg-raised p-1 shadow-float transition-transform',
          lifted && 'rotate-1',
          // The hours below it can be read.
          overCalendar && 'opacity-60',
        )}
      >
        <span className="grid h-9 w-8 shrink-0 place-items-center text-ink-faint">
          <span className="board-dots h-[15px] w-3" />
        </span>
        <div className="min-w-0 flex-1 py-1.5 text-sm">
          <CardWords task={task} />
          <CardMarks task={task} />
        </div>
      </div>
    </div>
  );
}
