import { Plus } from 'lucide-react';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { withSchoolFirst } from '../../domain/resume-document/first-school';
import type { EntryOf, ListName } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { useToast } from '../../ui/toast';
import { entryAdded, entryMoved, entryRemoved, entryRestored, newEntryId, resumeReplaced } from './documents-slice';
import { EntryCard } from './entry-card';
import type { ListWords } from './form-words';
import { selectResume } from './selectors';
import { useDrag } from './use-drag';

const NONE: readonly never[] = [];

/** A list of the form: its entries, each with Delete and a place that can be changed, and one more. */
export const EntryList = memo(function EntryList<L extends ListName>({
  id,
  words,
  bare = false,
}: {
  id: string;
  words: ListWords<L>;
  /** Inside the panel of what comes before it. */
  bare?: boolean;
}) {
  const { list, one } = words;
  // Their ids alone: the list is not drawn again with every key in one of them.
  const entries = useAppSelector(
    (state) => ((selectResume(state, id)?.[list] ?? NONE) as readonly EntryOf<L>[]).map((entry) => entry.id),
    shallowEqual,
  );
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const toast = useToast();
  const items = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  /** What gets the focus when the list is next drawn: moving an element in the page takes its focus away. */
  const focusNext = useRef<string | null>(null);

  useLayoutEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector) items.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const entriesNow = useCallback(
    () => (selectResume(store.getState(), id)?.[list] ?? []) as readonly EntryOf<L>[],
    [store, id, list],
  );
  const move = useCallback(
    (entryId: string, to: number, by?: 'up' | 'down') => {
      const count = entriesNow().length;
      const from = entriesNow().findIndex((entry) => entry.id === entryId);
      if (to === from) return;
      const first = list === 'schools' && to < 0 ? selectResume(store.getState(), id) : undefined;
      if (first) {
        dispatch(resumeReplaced(withSchoolFirst(first, entryId)));
        setSaid(`${one} ${from + 1} is now the first school, and what was there is here.`);
        return;
      }
      if (to < 0 || to >= count) {
        setSaid(to < 0 ? `${one} ${from + 1} is already the first.` : `${one} ${from + 1} is already the last.`);
        return;
      }
      if (by) focusNext.current = `[data-entry="${entryId}"] [data-move="${by}"]`;
      dispatch(entryMoved({ id, list, entryId, to }));
      setSaid(`${one} moved from place ${from + 1} to place ${to + 1} of ${count}.`);
    },
    [dispatch, entriesNow, id, list, one, store],
  );
  const remove = useCallback(
    (entryId: string) => {
      const index = entriesNow().findIndex((entry) => entry.id === entryId);
      const entry = entriesNow()[index];
      if (!entry) return;
      dispatch(entryRemoved({ id, list, entryId }));
      add.current?.focus();
      toast({
        text: `${one} ${index + 1} deleted.`,
        action: { label: 'Undo', run: () => dispatch(entryRestored({ id, list, entry, index })) },
      });
    },
    [dispatch, entriesNow, id, list, one, toast],
  );
  const drag = useDrag(items, ({ id: entryId, to }) => move(entryId, to));
  const from = drag ? entries.indexOf(drag.id) : -1;

  const body = (
    <>
      <ol ref={items} className="grid grid-cols-1 gap-4 empty:hidden">
        {entries.map((entryId, index) => (
          <li key={entryId} data-entry={entryId} className={drag?.id === entryId ? 'relative opacity-60' : 'relative'}>
            {drag && drag.to === index && from !== index ? (
              <span
                aria-hidden="true"
                className={`absolute inset-x-0 h-1 rounded-chip bg-primary ${from < index ? '-bottom-2.5' : '-top-2.5'}`}
              />
            ) : null}
            <EntryCard
              resume={id}
              words={words}
              entryId={entryId}
              index={index}
              last={index === entries.length - 1}
              onMove={move}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <Button
        ref={add}
        className={entries.length > 0 ? 'mt-4' : ''}
        onClick={() => {
          const entryId = newEntryId();
          focusNext.current = `[data-entry="${entryId}"] [data-field]`;
          dispatch(entryAdded({ id, list, entryId }));
        }}
      >
        <Plus aria-hidden="true" />
        {words.add}
      </Button>
    </>
  );
  if (!bare)
    return (
      <Panel title={words.title} lead={words.lead}>
        {body}
      </Panel>
    );
  return (
    <section aria-label={words.title} className="mt-5 border-t border-line pt-4">
      {entries.length > 0 ? <h3 className="mb-3 font-semibold">{words.title}</h3> : null}
      {body}
    </section>
  );
}) as <L extends ListName>(props: { id: string; words: ListWords<L>; bare?: boolean }) => ReactNode;
