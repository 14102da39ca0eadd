import { Info } from 'lucide-react';
import type { ResumeReport } from '../../../machines/contracts/resume';
import { headline, LEVEL_WORDS, madeOf } from '../../domain/report/headline';
import { FIT_AREAS } from '../../domain/report/rubric';
import type { AreaSummary, Figure, FigureLevel } from '../../domain/report/types';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { FigureRing } from '../../ui/figure-ring';
import { counted } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { Popover } from '../../ui/popover';

/** Form and fit side by side, each with its words and its areas, then the one score of both. */
export function ScorePanel({ report, fileName }: { report: ResumeReport; fileName: string }) {
  const { figures, areas, match } = report;
  const skipped = report.checks.filter(({ status }) => status === 'skipped').length;
  return (
    <section aria-label="Score" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="measure text-xl font-semibold">{headline(report)}</h2>
      {figures ? (
        <div className="mt-5 grid gap-x-10 gap-y-8 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <FigureBlock name="Form" about="How well a machine reads it" kind="form" figure={figures.form} />
            <Areas label="Points of form by area" areas={areas.filter(({ area }) => !FIT_AREAS.has(area))} />
          </div>
          <div className="grid content-start gap-5">
            {figures.fit ? (
              <FigureBlock name="Fit" about="How well it answers this job" kind="fit" figure={figures.fit} />
            ) : (
              <div className="flex min-h-36 flex-col justify-center">
                <h3 className="font-semibold">Fit</h3>
                <p className="mt-1 text-ink-soft">{figures.noFit}</p>
              </div>
            )}
            <Areas label="Points of fit by area" areas={areas.filter(({ area }) => FIT_AREAS.has(area))} />
            {match ? (
              <p className="text-sm text-ink-soft">
                Named: <span className="figures">{`${match.must.met} of ${match.must.of}`}</span>{' '}
                {match.must.of === 1 ? 'must-have skill' : 'must-have skills'},{' '}
                <span className="figures">{`${match.nice.met} of ${match.nice.of}`}</span> nice-to-have.
              </p>
            ) : null}
          </div>
        </div>
      ) : (
        <div className="mt-5 grid gap-5">
          <FigureRing value={report.score} label={`Score: ${report.score} out of 100`} />
          <Areas label="Points by area" areas={areas} />
        </div>
      )}
      <div className="mt-6 border-t border-line pt-5">
        {figures ? <p className="figures font-semibold">Score: {report.score} out of 100</p> : null}
        <p className="mt-1 text-ink-soft">
          {figures ? `${madeOf(figures)}. ` : ''}
          {report.points} of {report.maxPoints} points from {counted(report.checks.length - skipped, 'check')}
          {skipped > 0
            ? `; ${counted(skipped, 'check')} could not run and ${skipped === 1 ? 'counts' : 'count'} neither way`
            : ''}
          .
        </p>
        {report.ways.length > 0 ? (
          <p className="mt-2 text-sm text-ink-soft">
            <span className="font-medium">Ways of working</span> that the job names, and no check judges:{' '}
            {report.ways.join(', ')}.
          </p>
        ) : null}
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
              By the built-in engine, on this device, from the checks below and nothing else. The same file and the same
              job description give the same score for ever; a model never changes it.
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
      {report.ceiling && report.ceiling.limit < report.uncapped ? (
        <div className="mt-5">
          <Notice tone="warning" title={`The score is capped at ${report.ceiling.limit}.`}>
            {report.ceiling.reason} Without it the checks come to {report.uncapped}.
          </Notice>
        </div>
      ) : null}
      {report.questions && report.questions.length > 0 ? (
        <div className="mt-5">
          <Notice tone="info" title="Please check">
            <ul className="grid list-disc gap-1 pl-5">
              {report.questions.map(({ asks, page, line }) => (
                <li key={`${page} ${line} ${asks}`}>{asks}</li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
    </section>
  );
}

const TONES = { good: 'success', partial: 'warning', poor: 'danger' } as const satisfies Record<FigureLevel, string>;

function FigureBlock({
  name,
  about,
  kind,
  figure,
}: {
  name: string;
  about: string;
  kind: 'form' | 'fit';
  figure: Figure;
}) {
  const { value, level, ceiling, uncapped, points, maxPoints } = figure;
  return (
    <div className="flex items-center gap-5">
      <FigureRing value={value} label={`${name}: ${value} out of 100`} />
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="mb-2 text-sm text-ink-soft">{about}</p>
        <Chip tone={TONES[level]}>{LEVEL_WORDS[kind][level]}</Chip>
        <p className="mt-2 text-sm text-ink-soft">
          {ceiling && ceiling.limit < uncapped
            ? `At most ${ceiling.limit}: ${ceiling.reason}`
            : `${points} of ${maxPoints} points`}
        </p>
      </div>
    </div>
  );
}

const Areas = ({ label, areas }: { label: string; areas: readonly AreaSummary[] }) => (
  <ul aria-label={label} className="grid gap-3">
    {areas.map((area) => (
      <AreaRow key={area.area} area={area} />
    ))}
  </ul>
);

function AreaRow({ area }: { area: AreaSummary }) {
  const share = area.maxPoints > 0 ? area.points / area.maxPoints : null;
  return (
    <li>
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
}
