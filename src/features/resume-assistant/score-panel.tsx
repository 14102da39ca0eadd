import { Info } from 'lucide-react';
import type { ResumeReport } from '../../../machines/contracts/resume';
import { Button } from '../../ui/button';
import { FigureRing } from '../../ui/figure-ring';
import { counted } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { Popover } from '../../ui/popover';

/** The figure, what it means in one sentence, and how the areas add up to it. */
export function ScorePanel({ report, fileName }: { report: ResumeReport; fileName: string }) {
  const skipped = report.checks.filter(({ status }) => status === 'skipped').length;
  return (
    <section aria-label="Score" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <FigureRing value={report.score} label={`Score: ${report.score} out of 100`} />
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-xl font-semibold">{headline(report)}</h2>
          <p className="mt-1 text-ink-soft">
            {report.points} of {report.maxPoints} points from {counted(report.checks.length - skipped, 'check')}
            {skipped > 0 ? `; ${counted(skipped, 'check')} could not run and count neither way` : ''}.
            {report.match
              ? ` It shows ${report.match.must.met} of ${counted(report.match.must.of, 'must-have skill')} and ${report.match.nice.met} of ${report.match.nice.of} nice-to-have.`
              : ''}
          </p>
          <div className="mt-3">
            <Popover
              label="How this score was made"
              trigger={
                <Button size="sm">
                  <Info aria-hidden="true" /> How this score was made
                </Button>
              }
            >
              <p>
                By the built-in engine, on this device, from the checks below and nothing else. The same file and the
                same job description give the same score for ever; a model never changes it.
              </p>
              <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
                <dt className="text-ink-soft">Rubric</dt>
                <dd className="figures">version {report.rubricVersion}</dd>
                <dt className="text-ink-soft">File</dt>
                <dd className="break-all">{fileName}</dd>
                <dt className="text-ink-soft">Fingerprint</dt>
                <dd className="figures">{report.fingerprint}</dd>
                {report.asOf ? (
                  <>
                    <dt className="text-ink-soft">“Present” read as</dt>
                    <dd className="figures">{report.asOf}</dd>
                  </>
                ) : null}
              </dl>
            </Popover>
          </div>
        </div>
      </div>
      {report.ceiling ? (
        <div className="mt-5">
          <Notice tone="warning" title={`The score is capped at ${report.ceiling.limit}.`}>
            {report.ceiling.reason} Without it the checks come to {report.uncapped}.
          </Notice>
        </div>
      ) : null}
      <ul aria-label="Points by area" className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-5 sm:grid-cols-2">
        {report.areas.map((area) => {
          const share = area.maxPoints > 0 ? area.points / area.maxPoints : null;
          return (
            <li key={area.area}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-medium">{area.title}</span>
                <span className="figures text-ink-soft">
                  {share === null ? 'skipped' : `${area.points} / ${area.maxPoints}`}
                </span>
              </p>
              <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-chip bg-sunken ring-1 ring-line">
                <div className="h-full rounded-chip bg-primary" style={{ width: `${(share ?? 0) * 100}%` }} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function headline({ score }: ResumeReport): string {
  if (score >= 85) return 'A machine reads this resume well, and it answers this job.';
  if (score >= 70) return 'A sound resume for this job, with a few points left to win.';
  if (score >= 50) return 'The base is there; several checks still lose points.';
  return 'This resume does not yet answer this job.';
}
