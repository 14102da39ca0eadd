import { clsx } from 'clsx';
import { Copy, EllipsisVertical, FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button, IconButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/menu';
import type { CodeFile } from './files-slice';

export interface Example {
  readonly id: number;
  readonly title: string;
}

const link =
  'flex min-h-8 items-center rounded-control px-2 py-1 text-sm text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11';

/** One's own files, and examples that open as new ones. */
export function FileList({
  files,
  current,
  examples,
  onOpen,
  onNew,
  onRename,
  onDuplicate,
  onRemove,
  onExample,
}: {
  files: readonly CodeFile[];
  current: string;
  examples: readonly Example[];
  onOpen: (id: string) => void;
  onNew: () => void;
  onRename: (file: CodeFile) => void;
  onDuplicate: (file: CodeFile) => void;
  onRemove: (file: CodeFile) => void;
  onExample: (id: number) => void;
}) {
  const kept = useKept();
  return (
    <nav
      aria-label="Files"
      className="flex min-h-0 flex-col overflow-y-auto rounded-card border border-line bg-surface p-1.5"
    >
      <div className="flex items-center justify-between gap-2 py-1 pl-2">
        <h2 className="text-sm font-semibold">Your files</h2>
        <Button size="sm" look="quiet" onClick={onNew}>
          <FilePlus2 aria-hidden="true" className="size-4" /> New
        </Button>
      </div>
      {files.length === 0 ? (
        <p className="px-2 pb-2 text-xs text-ink-soft">What you write is kept here, {kept}, from the first key.</p>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-0.5">
              <button
                type="button"
                aria-current={file.id === current ? 'true' : undefined}
                onClick={() => onOpen(file.id)}
                className={clsx(
                  'min-h-9 min-w-0 flex-1 truncate rounded-control px-2 text-left font-mono text-sm -outline-offset-2 pointer-coarse:min-h-11',
                  file.id === current
                    ? 'bg-primary-soft font-semibold text-primary-ink'
                    : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )}
              >
                {file.name}
              </button>
              <Menu
                label={`More for ${file.name}`}
                trigger={
                  <IconButton label={`More for ${file.name}`} className="size-8!">
                    <EllipsisVertical />
                  </IconButton>
                }
                items={[
                  { label: 'Rename…', icon: <Pencil />, onSelect: () => onRename(file) },
                  { label: 'Duplicate', icon: <Copy />, onSelect: () => onDuplicate(file) },
                  { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => onRemove(file) },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <h2 className="px-2 pt-4 pb-1 text-sm font-semibold">Examples</h2>
      <ul>
        {examples.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onExample(id)}
              className="min-h-8 w-full rounded-control px-2 py-1 text-left text-sm text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <h2 className="px-2 pt-4 pb-1 text-sm font-semibold">For the interview</h2>
      <ul>
        <li>
          <Link to={`${paths.codePractice}?round`} className={link}>
            Mock round
          </Link>
        </li>
        <li>
          <Link to={`${paths.codePractice}?plan=interview-75`} className={link}>
            Interview 75
          </Link>
        </li>
      </ul>
    </nav>
  );
}
