import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical } from 'lucide-react';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { SECTION_HEADINGS, sectionKeys, sectionNamed } from '../../domain/resume-document/sections';
import { IconButton } from '../../ui/button';
import { Panel } from '../../ui/card';
import { partHidden, sectionMoved } from './documents-slice';
import { selectResume } from './selectors';
import { useDrag } from './use-drag';

const NONE: readonly never[] = [];

/** The order of the sections on the page, and which of them are printed. */
export const PageOrder = memo(function PageOrder({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectResume(state, id)?.order ?? NONE);
  const own = useAppSelector((state) => selectResume(state, id)?.own ?? NONE);
  const hidden = useAppSelector((state) => selectResume(state, id)?.hidden ?? NONE);
  const lists = useAppSelector((state) => {
    const resume = selectResume(state, id);
    return resume ? FURTHER.filter((name) => resume[name].length > 0).join(' ') : '';
  });
  const keys = useMemo(() => sectionKeys({ order, own }), [order, own]);
  const shown = keys.filter((key) => {
    const name = sectionNamed(key);
    return name === null || !(FURTHER as readonly string[]).includes(name) || lists.split(' ').includes(name);
  });
  const items = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector) items.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const nameOf = (key: string) => {
    const name = sectionNamed(key);
    return name
      ? SECTION_HEADINGS[name]
      : own.find((entry) => entry.id === key)?.heading.trim() || 'Section of your own';
  };
  const move = (key: string, to: number, by?: 'up' | 'down') => {
    const from = shown.indexOf(key);
    const there = shown[to];
    if (to === from) return;
    if (there === undefined) {
      setSaid(`${nameOf(key)} is already the ${to < 0 ? 'first' : 'last'}.`);
      return;
    }
    if (by) focusNext.current = `[data-entry="${key}"] [data-move="${by}"]`;
    // Places are counted among all sections, those with nothing in them too.
    dispatch(sectionMoved({ id, key, to: keys.indexOf(there) }));
    setSaid(`${nameOf(key)} moved from place ${from + 1} to place ${to + 1} of ${shown.length}.`);
  };
  const drag = useDrag(items, ({ id: key, to }) => move(key, to));
  return (
    <Panel
      title="Order of the page"
      lead="Drag a section, or move it by its buttons. One that is hidden is kept and not printed."
    >
      <ol ref={items} className="grid gap-1.5">
        {shown.map((key, index) => {
          const off = hidden.includes(key);
          return (
            <li
              key={key}
              data-entry={key}
              className={`flex items-center gap-1 rounded-control border border-line bg-ground/60 px-2 ${drag?.id === key ? 'opacity-60' : ''} ${drag && drag.to === index && drag.id !== key ? 'border-primary' : ''}`}
            >
              <span
                data-grip=""
                aria-hidden="true"
                title="Drag to reorder"
                className="grid size-8 cursor-grab touch-none place-items-center text-ink-faint active:cursor-grabbing pointer-coarse:size-11"
              >
                <GripVertical className="size-4" />
              </span>
              <span
                className={`min-w-0 flex-1 truncate text-sm ${off ? 'text-ink-faint line-through' : 'font-medium'}`}
              >
                {nameOf(key)}
              </span>
              <IconButton
                label={`${off ? 'Show' : 'Hide'} ${nameOf(key)}`}
                aria-pressed={off}
                onClick={() => dispatch(partHidden({ id, key, hidden: !off }))}
              >
                {off ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={`Move ${nameOf(key)} up`}
                data-move="up"
                aria-disabled={index === 0}
                className="aria-disabled:opacity-40"
                onClick={() => move(key, index - 1, 'up')}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${nameOf(key)} down`}
                data-move="down"
                aria-disabled={index === shown.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => move(key, index + 1, 'down')}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </Panel>
  );
});

/** Sections that are listed once they have something in them. */
const FURTHER = ['volunteer', 'certificates', 'publications', 'languages', 'interests', 'references'] as const;
