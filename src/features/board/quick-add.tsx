import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { LONGEST_CONTENT } from '../../domain/board/types';
import type { QuickAdd as Understood } from '../../domain/quick-add/types';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { undone } from './board-slice';
import { quickLineWritten } from './quick-add-slice';
import { addUnderstood, contextNow, type Reader } from './quick-add-task';
import { selectQuickLine } from './selectors';

/** Fetched with the first focus: most visits to the board add nothing. */
const loadReader = () => import('../../domain/quick-add/read-quick-add').then((m): Reader => m.readQuickAdd);

/** One line in plain words that becomes a task; what was understood is marked and said. `n` leads to it. */
export function QuickAdd() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = useAppSelector(selectQuickLine);
  const setText = (line: string) => dispatch(quickLineWritten(line));
  const [read, setRead] = useState<Reader | null>(null);
  const [failed, setFailed] = useState(false);
  useFocusKey(input);
  const load = () =>
    loadReader().then(
      (reader) => {
        setRead(() => reader);
        setFailed(false);
        return reader;
      },
      () => {
        setFailed(true);
        return null;
      },
    );
  // A line from before a reload is read at once.
  const onKept = useEffectEvent(() => {
    if (text !== '') void load();
  });
  useEffect(() => onKept(), []);
  const understood = read && text !== '' ? read(text, contextNow(store.getState())) : null;

  const add = async () => {
    const reader = read ?? (await load());
    if (!reader) return;
    const last = reader(text, contextNow(store.getState()));
    if (last.title === '') return;
    const steps = addUnderstood(last, dispatch);
    setText('');
    toast({
      text: `Added “${last.title.slice(0, 80)}”.`,
      action: {
        label: 'Undo',
        run: () => {
          for (let step = 0; step < steps; step += 1) dispatch(undone());
        },
      },
    });
  };

  return (
    <form
      className="mb-4"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Quick add
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Marks understood={understood} text={text} input={input} />
          <input
            ref={input}
            id={id}
            dir="auto"
            autoComplete="off"
            spellCheck
            placeholder="mock interview Fri 3pm #northwind 45m !high"
            aria-describedby={`${id}-understood`}
            maxLength={LONGEST_CONTENT}
            value={text}
            onFocus={() => void load()}
            onChange={(event) => setText(event.target.value)}
            className="relative h-10 w-full rounded-control border border-line-strong bg-transparent px-3 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus:border-primary pointer-coarse:h-11"
          />
        </div>
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          Add
        </Button>
      </div>
      <div id={`${id}-understood`}>
        {failed ? (
          <p role="alert" className="mt-1.5 text-sm text-danger-ink">
            What understands it could not be fetched. Your words are still here; press Add to try again.
          </p>
        ) : null}
        {understood ? <Understanding understood={understood} /> : null}
      </div>
    </form>
  );
}

const isMark = (kind: string) => kind !== 'title' && kind !== 'escape';

/** Behind the text: what of it was understood. */
function Marks({
  understood,
  text,
  input,
}: {
  understood: Understood | null;
  text: string;
  input: { readonly current: HTMLInputElement | null };
}) {
  const behind = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = input.current;
    // To ask where it is scrolled to is to lay out the whole board: not while there is nothing to mark.
    if (!field || !understood) return;
    const follow = () => {
      if (behind.current) behind.current.scrollLeft = field.scrollLeft;
    };
    follow();
    field.addEventListener('scroll', follow);
    return () => field.removeEventListener('scroll', follow);
  }, [input, understood]);
  return (
    <div
      ref={behind}
      aria-hidden="true"
      dir="auto"
      className="absolute inset-0 overflow-hidden rounded-control border border-transparent bg-surface px-3 text-base/[2.375rem] whitespace-pre text-transparent pointer-coarse:text-base/[2.625rem]"
    >
      {understood?.spans.map(({ from, to, kind }) => (
        <span
          key={from}
          className={
            kind === 'unsure'
              ? 'underline decoration-warning decoration-wavy decoration-2 underline-offset-4'
              : isMark(kind)
                ? 'rounded-[4px] bg-primary/15'
                : undefined
          }
        >
          {text.slice(from, to)}
        </span>
      ))}
    </div>
  );
}

/** What was understood, in a line, and what had to be decided. */
function Understanding({ understood: { title, spans, notes } }: { understood: Understood }) {
  const marks = spans.filter(({ kind }) => isMark(kind) && kind !== 'unsure');
  return (
    <div className="mt-1.5 grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-1.5">
        <span className="text-ink-soft">{title === '' ? 'Still without a title.' : 'Understood:'}</span>
        {title === '' ? null : <strong className="max-w-full min-w-0 truncate font-semibold">{title}</strong>}
        {marks.map(({ from, says }) => (
          <span key={from} className="rounded-chip border border-line bg-sunken px-2 py-0.5">
            {says}
          </span>
        ))}
      </p>
      {notes.length > 0 ? (
        <ul role="status" className="grid gap-0.5 text-warning-ink">
          {notes.slice(0, 4).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** `n` leads to the field, where nothing is being typed and no dialog is open. */
function useFocusKey(input: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      if (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [input]);
}
