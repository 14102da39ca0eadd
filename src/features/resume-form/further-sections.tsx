import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { entryAdded, newEntryId } from './documents-slice';
import { EntryList } from './entry-list';
import { furtherSections } from './section-words';
import { selectResume } from './selectors';

/** The sections that not every resume has: those with entries as panels, the others as buttons that begin one. */
export const FurtherSections = memo(function FurtherSections({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const used = useAppSelector((state) => {
    const resume = selectResume(state, id);
    return furtherSections
      .filter(({ list }) => (resume?.[list].length ?? 0) > 0)
      .map(({ list }) => list)
      .join(' ');
  }).split(' ');
  const region = useRef<HTMLDivElement>(null);
  const begin = (list: (typeof furtherSections)[number]['list']) => {
    const entryId = newEntryId();
    dispatch(entryAdded({ id, list, entryId }));
    // The entry is drawn by now: an action is a synchronous update.
    requestAnimationFrame(() =>
      region.current?.querySelector<HTMLElement>(`[data-entry="${entryId}"] [data-field]`)?.focus(),
    );
  };
  const unused = furtherSections.filter(({ list }) => !used.includes(list));
  return (
    <div ref={region} className="contents">
      {furtherSections.map((words) =>
        used.includes(words.list) ? <EntryList key={words.list} id={id} words={words} /> : null,
      )}
      {unused.length > 0 ? (
        <Panel title="More sections" lead="Add what you have. A section with nothing in it is not printed.">
          <div className="flex flex-wrap gap-2">
            {unused.map(({ list, add }) => (
              <Button key={list} onClick={() => begin(list)}>
                <Plus aria-hidden="true" />
                {add}
              </Button>
            ))}
          </div>
        </Panel>
      ) : null}
    </div>
  );
});
