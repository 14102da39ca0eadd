import { clsx } from 'clsx';
import { CircleAlert, FilePlus2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CheckedText } from '../../../machines/code-check.machine';
import { IconButton } from '../../ui/button';
import type { EditorCardProps } from './editor-card';

/** The files of a program, with the way to one more; those that the compiler finds wrong are marked. */
export function FileTabs({
  files: { first, parts, open, onAdd },
  shown,
  found,
}: {
  files: NonNullable<EditorCardProps['files']>;
  shown: string | null;
  found: CheckedText | null;
}) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is in the editor, and has its place in the row
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const wrong = new Set(
    found?.diagnostics.flatMap(({ severity, from }) => (severity === 'error' && from ? [from.file ?? null] : [])),
  );
  const add = (
    <IconButton label="Add a file to the program" onClick={onAdd} className="size-8!">
      <FilePlus2 />
    </IconButton>
  );
  if (parts.length === 0)
    return (
      <div className="mr-auto flex min-w-0 items-center gap-1">
        <h2 className="min-w-0 truncate font-mono text-sm text-ink-soft">{first}</h2>
        {add}
      </div>
    );
  const rows = [{ id: null, name: first, file: null }, ...parts.map(({ id, name }) => ({ id, name, file: name }))];
  return (
    <div className="mr-auto flex min-w-0 flex-1 basis-56 items-center gap-1">
      <h2 className="sr-only">{shown ?? first}</h2>
      <nav ref={nav} aria-label="Files of the program" className="flex min-w-0 gap-0.5 overflow-x-auto">
        {rows.map(({ id, name, file }) => (
          <button
            key={id ?? ''}
            type="button"
            aria-current={file === shown ? 'true' : undefined}
            onClick={() => open(id)}
            className={clsx(
              'flex min-h-8 max-w-48 shrink-0 items-center gap-1 rounded-control px-2 font-mono text-sm -outline-offset-2 pointer-coarse:min-h-11',
              file === shown
                ? 'bg-primary-soft font-semibold text-primary-ink'
                : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            <span className="truncate">{name}</span>
            {wrong.has(file) ? (
              <>
                <CircleAlert aria-hidden="true" className="size-3.5 shrink-0 text-danger-ink" />
                <span className="sr-only">has errors</span>
              </>
            ) : null}
          </button>
        ))}
      </nav>
      {add}
    </div>
  );
}
