import { clsx } from 'clsx';

interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

interface Figures {
  readonly words: number;
  readonly score: number | null;
  readonly pace: number | null;
  readonly fillers: number | null;
}

interface Comparison {
  readonly parts: readonly Part[];
  readonly earlier: Figures;
  readonly later: Figures;
}

const ROWS = [
  { key: 'score', name: 'Score of 10' },
  { key: 'words', name: 'Words' },
  { key: 'pace', name: 'Words a minute' },
  { key: 'fillers', name: 'Fillers' },
] as const;

/**
 * Two attempts at one question side by side: their figures, then their words, with what was dropped marked in the earlier
 * and what was added in the later.
 * @param names what the two are called, the earlier first
 */
export function AttemptComparison({
  comparison: { parts, earlier, later },
  names: [former, latter],
}: {
  comparison: Comparison;
  names: readonly [string, string];
}) {
  const rows = ROWS.filter(({ key }) => earlier[key] !== null || later[key] !== null);
  return (
    <div className="grid gap-4">
      <section className="overflow-x-auto" tabIndex={0} aria-label={`Figures of ${former} and ${latter}`}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line">
              <td />
              {[former, latter, 'Difference'].map((name) => (
                <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name }) => (
              <tr key={key} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className="figures py-1.5 pl-4 text-right">{earlier[key] ?? 'none'}</td>
                <td className="figures py-1.5 pl-4 text-right">{later[key] ?? 'none'}</td>
                <td className="figures py-1.5 pl-4 text-right">{difference(earlier[key], later[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
