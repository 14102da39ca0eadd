import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { ResumeReport } from '../../../machines/contracts/resume';
import type { CheckResult, CheckStatus } from '../../domain/report/types';
import { Panel } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { EvidenceList } from './evidence';

const marks: Record<CheckStatus, { Icon: typeof CircleX; word: string; ink: string }> = {
  failed: { Icon: CircleX, word: 'Lost', ink: 'text-danger-ink' },
  partial: { Icon: CircleDot, word: 'Partly', ink: 'text-warning-ink' },
  passed: { Icon: CircleCheck, word: 'Passed', ink: 'text-success-ink' },
  skipped: { Icon: CircleDashed, word: 'Skipped', ink: 'text-ink-faint' },
};

/** Every check of the rubric with its points, its sentence and the words behind it. */
export function CheckList({ report }: { report: ResumeReport }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Why this number"
      lead="Every check, its points, and the words that earned or lost them. A skipped check counts neither way."
      action={
        <button
          type="button"
          className="rounded-control px-2 py-1 text-sm font-medium text-primary-ink hover:underline"
          onClick={() => setOpen((now) => !now)}
        >
          {open ? 'Close all' : 'Open all'}
        </button>
      }
    >
      {report.areas.map((area) => (
        <section key={area.area} aria-label={area.title} className="mt-5 first:mt-0">
          <h3 className="mb-1 text-sm font-semibold text-ink-soft">{area.title}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {report.checks
              .filter((check) => check.area === area.area)
              .map((check) => (
                <CheckRow key={`${check.id} ${open}`} check={check} open={open} />
              ))}
          </ul>
        </section>
      ))}
      {report.notes.length > 0 ? (
        <div className="mt-6 grid gap-3">
          {report.notes.map((note) => (
            <Notice key={note.id} tone="info" role="note">
              {note.says}
              <EvidenceList evidence={note.evidence} />
            </Notice>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}

function CheckRow({ check, open }: { check: CheckResult; open: boolean }) {
  const { Icon, word, ink } = marks[check.status];
  return (
    <li>
      <details open={open}>
        <summary className="flex min-h-11 items-center gap-3 rounded-control py-2 marker:content-none hover:bg-sunken">
          <Icon aria-hidden="true" className={clsx('size-5 shrink-0', ink)} />
          <span className="min-w-0 flex-1">
            <span className="font-medium">{check.title}</span> <span className={clsx('text-sm', ink)}>{word}</span>
          </span>
          <span className="figures text-sm text-ink-soft">
            {check.status === 'skipped' ? `– / ${check.maxPoints}` : `${check.points} / ${check.maxPoints}`}
          </span>
        </summary>
        <div className="measure pb-4 pl-8">
          <p>{check.says}</p>
          {check.advice ? <p className="mt-1 text-ink-soft">{check.advice}</p> : null}
          <EvidenceList evidence={check.evidence} />
        </div>
      </details>
    </li>
  );
}
