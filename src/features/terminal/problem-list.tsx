import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Diagnostic, SourcePlace } from '../../../machines/contracts/compiler';

const looks = {
  error: { Icon: CircleAlert, word: 'Error', ink: 'text-danger-ink' },
  warning: { Icon: TriangleAlert, word: 'Warning', ink: 'text-warning-ink' },
  note: { Icon: Info, word: 'Note', ink: 'text-info-ink' },
} as const;

/** What the compiler said, line by line; each leads to its place in the code. */
export function ProblemList({
  diagnostics,
  onGo,
}: {
  diagnostics: readonly Diagnostic[];
  onGo: (place: SourcePlace) => void;
}) {
  if (diagnostics.length === 0) return null;
  return (
    <ul aria-label="Errors and warnings" className="-mx-2 mb-3 grid gap-0.5 font-sans">
      {diagnostics.map(({ severity, message, from }, index) => {
        const { Icon, word, ink } = looks[severity];
        const said = (
          <>
            <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', ink)} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className={clsx('font-semibold', ink)}>{word}</span>{' '}
              {from ? (
                <span className="figures text-ink-soft">
                  line {from.line}, column {from.column}
                  {from.file ? ` of ${from.file}` : ''}
                </span>
              ) : null}
              <span className="block">{message}</span>
            </span>
          </>
        );
        const row = 'flex w-full gap-2 rounded-control px-2 py-1.5 text-left text-sm';
        const key = `${index}`;
        return (
          <li key={key} className={clsx(severity === 'note' && 'pl-5')}>
            {from ? (
              <button type="button" onClick={() => onGo(from)} className={clsx(row, 'hover:bg-raised')}>
                {said}
              </button>
            ) : (
              <span className={row}>{said}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
