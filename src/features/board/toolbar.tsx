import { clsx } from 'clsx';
import { Columns2, ListFilter, Redo2, Search, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { redone, undone } from './board-slice';
import { selectRedo, selectUndo } from './selectors';
import type { NewestPlan } from './use-plan';

/**
 * Takes back and makes again, by button and by key, and says what.
 * @param newest what was done after the last step, and is taken back before it
 */
export function UndoButtons({
  say,
  busy,
  newest,
}: {
  say: (words: string) => void;
  busy: () => boolean;
  newest: NewestPlan | null;
}) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectUndo);
  const back = newest?.label ?? step;
  const again = useAppSelector(selectRedo);

  const turn = (redo: boolean) => {
    if (busy()) return;
    if (!redo && newest) {
      newest.undo();
      return say(`Undone: ${newest.label}.`);
    }
    const label = (redo ? selectRedo : selectUndo)(store.getState());
    dispatch(redo ? redone() : undone());
    say(label ? `${redo ? 'Redone' : 'Undone'}: ${label}.` : `Nothing to ${redo ? 'redo' : 'undo'}.`);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const redo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    // In a field the key belongs to its text, in a dialog to the dialog.
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]')) return;
    event.preventDefault();
    turn(redo);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <span className="flex">
      <IconButton
        label={back ? `Undo: ${back}` : 'Undo'}
        aria-disabled={back === null}
        aria-keyshortcuts="Control+Z Meta+Z"
        className="aria-disabled:opacity-40"
        onClick={() => turn(false)}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={again ? `Redo: ${again}` : 'Redo'}
        aria-disabled={again === null}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        className="aria-disabled:opacity-40"
        onClick={() => turn(true)}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

export function SearchField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  return (
    <div className="relative min-w-0 flex-1 basis-56 sm:max-w-80">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        aria-label="Search tasks"
        placeholder="Search tasks"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
        className="h-10 w-full rounded-control border border-line-strong bg-surface pr-10 pl-9 text-base placeholder:text-ink-faint hover:border-ink-faint focus:border-primary pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {words ? (
        <IconButton
          label="Clear the search"
          className="absolute top-1/2 right-0.5 size-9! -translate-y-1/2 [&_svg]:size-4!"
          onClick={() => onChange('')}
        >
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}

/** Opens the fields of the filter; closed, nothing is filtered but by words. */
export function FilterButton({ open, active, onToggle }: { open: boolean; active: boolean; onToggle: () => void }) {
  return (
    <Button look="quiet" aria-expanded={open} onClick={onToggle} className={clsx(active && 'text-primary-ink')}>
      <ListFilter aria-hidden="true" />
      {open ? 'Clear filter' : 'Filter'}
    </Button>
  );
}

export const VIEWS = ['board', 'today', 'upcoming', 'archive'] as const;
export type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = {
  board: 'Board',
  today: 'Today',
  upcoming: 'Upcoming',
  archive: 'Archive',
};

/** Which view of the tasks is shown. */
export function ViewTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset
      aria-label="View"
      className="flex min-w-0 max-w-full overflow-x-auto rounded-control border border-line bg-sunken p-0.5 sm:ml-auto"
    >
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onChange(one)}
          className="h-8.5 rounded-[6px] px-2 text-sm sm:px-3 font-medium text-ink-soft hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:h-10"
        >
          {VIEW_NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}

/** Shows the calendar beside the board, where there is room for both. */
export function SplitButton({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  return (
    <Button look="quiet" aria-pressed={on} onClick={onToggle} className={clsx(on && 'bg-sunken text-primary-ink!')}>
      <Columns2 aria-hidden="true" />
      Split view
    </Button>
  );
}
