import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

interface Figures {
  readonly score: number | null;
  readonly covered: { readonly points: number; readonly of: number } | null;
  readonly words: number;
  readonly pace: number | null;
  readonly fillers: number | null;
  readonly seconds: number | null;
}

interface Comparison {
  readonly parts: readonly Part[];
  readonly added: number;
  readonly dropped: number;
  readonly earlier: Figures;
  readonly later: Figures;
}

type Row = readonly [name: string, value: (figures: Figures) => number | null, shown?: (figures: Figures) => string];

const ROWS: readonly Row[] = [
  ['Score of 10', ({ score }) => score],
  ['Covered', ({ covered }) => covered?.points ?? null, ({ covered }) => `${covered?.points} of ${covered?.of}`],
  ['Words', ({ words }) => words],
  ['Words a minute', ({ pace }) => pace],
  ['Filler words', ({ fillers }) => fillers],
  ['Seconds', ({ seconds }) => (seconds === null ? null : Math.round(seconds))],
];

/**
 * Two attempts at one question side by side: their figures, then their words, with what was dropped marked in the earlier
 * and what was added in the later.
 * @param names what the two are called, the earlier first
 * @param heads what is shown for the names above the figures, where that is more than the name
 */
export function AttemptComparison({
  comparison: { parts, added, dropped, earlier, later },
  names: [former, latter],
  heads = [former, latter],
}: {
  comparison: Comparison;
  names: readonly [string, string];
  heads?: readonly [ReactNode, ReactNode];
}) {
  const rows = ROWS.filter(([, value]) => value(earlier) !== null || value(later) !== null);
  return (
    <div className="grid gap-4">
      <section className="overflow-x-auto" tabIndex={0} aria-label={`Figures of ${former} and ${latter}`}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line">
              <td />
              {(['earlier', 'later', 'difference'] as const).map((column, at) => (
                <th key={column} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {heads[at] ?? 'Difference'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value, shown = (figures) => String(value(figures))]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className="figures py-1.5 pl-4 text-right">{value(earlier) === null ? 'none' : shown(earlier)}</td>
                <td className="figures py-1.5 pl-4 text-right">{value(later) === null ? 'none' : shown(later)}</td>
                <td className="figures py-1.5 pl-4 text-right">{difference(value(earlier), value(later))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-ink-soft">
        The later one has {added} words that the earlier one has not, and leaves out {dropped} of its words.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Words title={former} parts={parts.filter(({ kind }) => kind !== 'added')} />
        <Words title={latter} parts={parts.filter(({ kind }) => kind !== 'removed')} />
      </div>
    </div>
  );
}

function Words({ title, parts }: { title: string; parts: readonly Part[] }) {
  const keyed = parts.map((part, index) => ({ ...part, key: `part-${index}` }));
  return (
    <section aria-label={title} className="min-w-0">
      <h4 className="mb-1 text-sm font-medium">{title}</h4>
      <p className="border-l-2 border-line pl-3 text-sm whitespace-pre-wrap wrap-anywhere" dir="auto">
        {keyed.map(({ key, kind, text }) => {
          if (kind === 'same' || text.trim() === '') return <span key={key}>{text}</span>;
          const Mark = kind === 'removed' ? 'del' : 'ins';
          return (
            <Mark
              key={key}
              className={clsx(
                'rounded-sm px-0.5',
                kind === 'removed' ? 'bg-danger-soft text-danger-ink' : 'bg-success-soft text-success-ink',
              )}
            >
              <span className="sr-only">{kind === 'removed' ? 'dropped: ' : 'added: '}</span>
              {text}
              <span className="sr-only">, </span>
            </Mark>
          );
        })}
      </p>
    </section>
  );
}

function difference(before: number | null, after: number | null): string {
  if (before === null || after === null) return '';
  const by = Math.round((after - before) * 10) / 10;
  return by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`;
}
