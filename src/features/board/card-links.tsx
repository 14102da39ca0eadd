import { X } from 'lucide-react';
import { use, useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { Task } from '../../domain/board/types';
import { Button, IconButton } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Link } from '../../ui/link';
import { type LinkSource, TaskLinksContext } from './board-context';
import { taskEdited } from './board-slice';
import { Part } from './card-part';

const MOST_HITS = 8;

/** What of the app a task is about: found by its name, opened by one press. */
export function CardLinks({ task, onLeave }: { task: Task; onLeave: () => void }) {
  const dispatch = useAppDispatch();
  const load = use(TaskLinksContext);
  const [source, setSource] = useState<LinkSource | null>(null);
  const [finding, setFinding] = useState(false);
  const [words, setWords] = useState('');
  const needed = finding || task.links.length > 0;
  useEffect(() => {
    if (!needed || source || !load) return;
    let gone = false;
    load().then(
      (found) => {
        if (!gone) setSource(found);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [needed, source, load]);
  const hits = useMemo(
    () =>
      source && words.trim() !== ''
        ? source
            .find(words)
            .filter(({ link }) => !task.links.includes(link))
            .slice(0, MOST_HITS)
        : [],
    [source, words, task.links],
  );
  if (!load) return null;
  const set = (links: readonly string[]) => dispatch(taskEdited({ id: task.id, links }));
  return (
    <Part
      title="Links"
      aside={
        <Button size="sm" look="quiet" aria-expanded={finding} onClick={() => setFinding(!finding)}>
          {finding ? 'Close the search' : 'Link something'}
        </Button>
      }
    >
      {task.links.length > 0 ? (
        <ul className="grid grid-cols-1 gap-1">
          {task.links.map((link) => {
            const target = source?.get(link);
            const name = target?.name ?? (source ? 'Not there any more' : '…');
            return (
              <li key={link} className="flex items-center gap-2 rounded-control border border-line bg-surface pl-3">
                {target ? (
                  <Link
                    to={target.to}
                    onClick={onLeave}
                    className="min-w-0 flex-1 py-2 text-sm font-medium text-primary-ink hover:underline"
                  >
                    {name} <span className="font-normal text-ink-soft">{target.detail}</span>
                  </Link>
                ) : (
                  <span className="min-w-0 flex-1 py-2 text-sm text-ink-soft">{name}</span>
                )}
                <IconButton label={`Unlink ${name}`} onClick={() => set(task.links.filter((one) => one !== link))}>
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      ) : null}
      {finding ? (
        <div className="grid grid-cols-1 gap-2">
          <TextField
            label="Find a topic, job, challenge, resume or question"
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <ul aria-label="Found" className="grid grid-cols-1">
            {hits.map(({ link, name, detail }) => (
              <li key={link}>
                <button
                  type="button"
                  onClick={() => {
                    set([...task.links, link]);
                    setWords('');
                  }}
                  className="w-full rounded-control px-3 py-2 text-left text-sm hover:bg-sunken"
                >
                  {name} <span className="text-ink-soft">{detail}</span>
                </button>
              </li>
            ))}
          </ul>
          {source && words.trim() !== '' && hits.length === 0 ? (
            <p className="text-sm text-ink-soft">Nothing is called that.</p>
          ) : null}
        </div>
      ) : task.links.length === 0 ? (
        <p className="text-sm text-ink-faint">Tie it to what it is about, and open that from here.</p>
      ) : null}
    </Part>
  );
}
