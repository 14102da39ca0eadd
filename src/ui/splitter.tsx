import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

const STEP = 2;
const LONG_STEP = 10;

/** The share of the first of two neighbours at a place, in percent: `from` and `end` are the outer edges of both. */
export const shareAt = (place: number, from: number, end: number): number =>
  end <= from ? 50 : ((place - from) / (end - from)) * 100;

/**
 * The border between the element before it and the one behind it, moved by pointer or keyboard: arrows, Home, End, and
 * Enter or a double click for how it was at first. The caller gives both their sizes.
 */
export function Splitter({
  label,
  across,
  share,
  least = 15,
  most = 85,
  initial,
  className,
  onMove,
  onSettle,
}: {
  /** What it makes wider or higher. */
  label: string;
  /** `columns`: it stands upright between two columns. */
  across: 'columns' | 'rows';
  /** What the element before it has of both together, in percent. */
  share: number;
  least?: number;
  most?: number;
  initial: number;
  className?: string;
  /** While it is dragged. */
  onMove: (share: number) => void;
  /** Where it was let go; the last of a drag, or a key. */
  onSettle: (share: number) => void;
}) {
  const columns = across === 'columns';
  /** Where it was taken, from its own edge, and what was last told. */
  const drag = useRef<{ readonly offset: number; share: number } | null>(null);
  const within = (value: number) => Math.min(most, Math.max(least, value));

  const place = ({ clientX, clientY }: PointerEvent) => (columns ? clientX : clientY);
  const dragged = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: own } = event;
    const before = own.previousElementSibling?.getBoundingClientRect();
    const behind = own.nextElementSibling?.getBoundingClientRect();
    if (!drag.current || !before || !behind) return;
    const size = columns ? own.offsetWidth : own.offsetHeight;
    const [from, end] = columns ? [before.left, behind.right] : [before.top, behind.bottom];
    drag.current.share = within(shareAt(place(event) - drag.current.offset, from, end - size));
    onMove(drag.current.share);
  };
  const settle = () => {
    if (drag.current) onSettle(drag.current.share);
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP : STEP;
    const [back, on] = columns ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = {
      [back as string]: share - step,
      [on as string]: share + step,
      Home: least,
      End: most,
      Enter: initial,
    }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSettle(within(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={columns ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(share)}
      aria-valuemin={least}
      aria-valuemax={most}
      title="Drag, or use the arrow keys. Double-click: as it was at first."
      onKeyDown={onKeyDown}
      onDoubleClick={() => onSettle(initial)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const edge = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { offset: place(event) - (columns ? edge.left : edge.top), share };
      }}
      onPointerMove={dragged}
      onPointerUp={settle}
      onPointerCancel={settle}
      className={clsx(
        'group relative touch-none rounded-chip select-none',
        columns ? 'w-3 cursor-col-resize' : 'h-3 cursor-row-resize',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute rounded-chip bg-line-strong/50 group-hover:bg-primary group-focus-visible:bg-primary group-active:bg-primary',
          columns ? 'inset-y-[calc(50%-1.25rem)] left-1 w-1' : 'inset-x-[calc(50%-1.25rem)] top-1 h-1',
        )}
      />
    </div>
  );
}
