import { compareReports } from '../../domain/report/compare-reports';
import { Panel } from '../../ui/card';
import { readableTime } from '../../ui/format';
import { Notice } from '../../ui/notice';
import type { FiledReport } from './reports-slice';

const signed = (n: number) => (n > 0 ? `+${n}` : n === 0 ? '±0' : `−${Math.abs(n)}`);

/** What changed between two reports: the figure, the checks that moved, the skills won and lost. */
export function ComparePanel({ before, after }: { before: FiledReport; after: FiledReport }) {
  const comparison = compareReports(before.report, after.report);
  const moved = comparison.checks.filter(({ change }) => change !== 0);
  const skills = [
    ['Now named', comparison.skillsGained],
    ['Now shown in work', comparison.skillsEvidenced],
    ['No longer named', comparison.skillsLost],
  ] as const;
  return (
    <Panel
      title="Before and after"
      lead={`${before.fileName}, ${readableTime(before.createdAt)} → ${after.fileName}, ${readableTime(after.createdAt)}`}
    >
      <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3">
        {(
          [
            ['Form', comparison.form],
            ['Fit', comparison.fit],
          ] as const
        ).map(([name, [was, is]]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="figures text-2xl font-semibold">
              {was ?? 'none'} <span aria-hidden="true">→</span>
              <span className="sr-only">to</span> {is ?? 'none'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">Score</p>
      <p className="figures text-2xl font-semibold">
        {comparison.scoreBefore} <span aria-hidden="true">→</span>
        <span className="sr-only">to</span> {comparison.scoreAfter}{' '}
        <span className="text-xl text-ink-soft">({signed(comparison.scoreChange)})</span>
      </p>
      {comparison.sameRubric && comparison.sameJob ? null : (
        <div className="mt-4">
          <Notice tone="warning" title="These two do not measure the same thing.">
            {comparison.sameRubric ? '' : 'They were made by different versions of the rubric. '}
            {comparison.sameJob ? '' : 'They answer different job descriptions.'}
          </Notice>
        </div>
      )}
      {moved.length > 0 ? (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {moved.map((check) => (
            <li key={check.id} className="flex justify-between gap-4 py-2">
              <span>{check.title}</span>
              <span className="figures text-ink-soft">
                {check.before?.points ?? '–'} → {check.after?.points ?? '–'} ({signed(check.change)})
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-ink-soft">No check moved.</p>
      )}
      <dl className="mt-4 grid gap-3 sm:grid-cols-3">
        {skills
          .filter(([, names]) => names.length > 0)
          .map(([term, names]) => (
            <div key={term}>
              <dt className="text-sm font-semibold">{term}</dt>
              <dd className="text-sm text-ink-soft">{names.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
