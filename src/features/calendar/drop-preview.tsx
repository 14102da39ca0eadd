import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { dayOf, STEP, slotName } from './slots';
import type { Preview } from './use-calendar-side';

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** From its upper edge to the foot of the calendar. */
  readonly below: number;
}

/**
 * A frame over the hours that a dragged task would take, and above it, where the card in the hand does not cover it, its time
 * and what it clashes with. It is drawn over the calendar, so that the calendar is not drawn anew for it.
 * @param page what of the calendar is shown: its cells are others on another page
 */
export function DropPreview({
  root,
  preview: { time, when, clash },
  page,
}: {
  root: RefObject<HTMLElement | null>;
  preview: Preview;
  page: string;
}) {
  const [box, setBox] = useState<Box | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells are others on another page.
  useLayoutEffect(() => {
    if (root.current) setBox(boxOf(root.current, time.start, time.end, true));
  }, [root, time, page]);
  useEffect(() => {
    const hours = root.current?.querySelector('.rbc-time-content');
    const look = () => {
      if (root.current) setBox(boxOf(root.current, time.start, time.end, false));
    };
    hours?.addEventListener('scroll', look);
    return () => hours?.removeEventListener('scroll', look);
  }, [root, time]);
  if (!box) return null;
  const { top, left, width, height, below } = box;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-20 overflow-hidden">
      <div
        data-preview=""
        data-clash={clash === '' ? undefined : ''}
        style={{ top, left, width, height }}
        className={clsx(
          'absolute rounded-sm border-2 border-dashed',
          clash === '' ? 'border-primary bg-primary-soft/60' : 'border-danger bg-danger-soft/70',
        )}
      />
      <div
        style={{ bottom: below + 4, left: Math.max(8, left - 24) }}
        className="absolute max-w-64 rounded-control border border-line-strong bg-raised px-2.5 py-1.5 text-xs shadow-float"
        ref={(note) => {
          if (note) keepWithin(note);
        }}
      >
        <p className="font-medium">{when}</p>
        {clash === '' ? null : (
          <p className="mt-1 flex gap-1.5 text-danger-ink">
            <TriangleAlert className="mt-px size-3.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{clash}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Back into the frame, where it would be cut at its right or at its top. */
function keepWithin(note: HTMLElement): void {
  const frame = note.parentElement?.getBoundingClientRect();
  note.style.transform = '';
  const own = note.getBoundingClientRect();
  if (!frame) return;
  const x = Math.min(0, frame.right - 8 - own.right);
  const y = Math.max(0, frame.top + 8 - own.top);
  if (x < 0 || y > 0) note.style.transform = `translate(${x}px, ${y}px)`;
}

/** Where a time is in the calendar, from its corner, as far as its first day has it; null where its hours are not drawn. */
function boxOf(root: HTMLElement, start: number, end: number, scrolls: boolean): Box | null {
  const day = dayOf(new Date(start));
  const cells = [...root.querySelectorAll<HTMLElement>(`[data-slot^="${day}T"]`)].filter(({ dataset }) => {
    const at = Number(dataset.slot?.split('@')[1]);
    return at + STEP * 60_000 > start && at < end;
  });
  const first = cells[0] ?? root.querySelector<HTMLElement>(`[data-slot="${slotName(new Date(start), true)}"]`);
  const last = cells.at(-1) ?? first;
  if (!first || !last) return null;
  if (scrolls) first.scrollIntoView?.({ block: 'nearest' });
  const [from, to, frame] = [first.getBoundingClientRect(), last.getBoundingClientRect(), root.getBoundingClientRect()];
  const hours = root.querySelector('.rbc-time-content')?.getBoundingClientRect() ?? frame;
  const top = Math.max(from.top, hours.top);
  const bottom = Math.min(to.bottom, hours.bottom);
  return {
    top: top - frame.top,
    left: from.left - frame.left,
    width: from.width,
    height: Math.max(4, bottom - top),
    below: frame.bottom - top,
  };
}
