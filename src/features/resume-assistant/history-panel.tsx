import { FileSearch, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { composeResult } from '../../domain/report/actions/compose-result';
import type { ResumeReport } from '../../domain/report/types';
import { EmptyState } from '../../ui/empty-state';
import { SelectField } from '../../ui/field';
import { readableTime } from '../../ui/format';
import { HistoryEntry, HistoryList, HistoryRow } from '../../ui/history-list';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { selectResume } from '../resume-form/selectors';
import { actionLabel, actions } from './assistant-words';
import { CheckList } from './check-list';
import { ComparePanel } from './compare-panel';
import { FormContext } from './form-way';
import { KeptFile } from './kept-file';
import { type FiledReport, reportRemoved, reportRestored } from './reports-slice';
import { ResultActions } from './result-actions';
import { ResultView } from './result-view';
import { ScorePanel } from './score-panel';
import { selectReports } from './selectors';

const MissingPanel = lazyPart<{ report: ResumeReport }>(() => import('./missing-panel').then((m) => m.MissingPanel));

/** Every finished report: opened again, held against another, or removed with an undo. */
export function HistoryPanel({ opened, onOpen }: { opened: string | null; onOpen: (id: string | null) => void }) {
  const reports = useAppSelector(selectReports);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const dispatch = useAppDispatch();
  const toast = useToast();

  const remove = (report: FiledReport) => {
    dispatch(reportRemoved(report.id));
    setPicked((ids) => ids.filter((id) => id !== report.id));
    toast({
      text: `Report on ${report.fileName} removed.`,
      action: { label: 'Undo', run: () => dispatch(reportRestored(report)) },
    });
  };

  if (opened !== null) {
    const report = reports.find(({ id }) => id === opened);
    return (
      <HistoryEntry thing="report" onBack={() => onOpen(null)}>
        {report ? <KeptReport report={report} /> : null}
      </HistoryEntry>
    );
  }
  if (reports.length === 0)
    return (
      <EmptyState title="No reports yet">
        Each finished analysis is kept here, on this device. Edit your resume, check it again, and compare the two.
      </EmptyState>
    );
  const [first, second] = reports.filter(({ id }) => picked.includes(id));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft">Choose two to see what changed between them.</p>
      <HistoryList>
        {reports.map((report) => (
          <HistoryRow
            key={report.id}
            before={
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-(--primary)"
                aria-label={`Compare the report on ${report.fileName} of ${readableTime(report.createdAt)}`}
                checked={picked.includes(report.id)}
                onChange={(event) =>
                  setPicked((ids) =>
                    event.target.checked ? [...ids.slice(-1), report.id] : ids.filter((id) => id !== report.id),
                  )
                }
              />
            }
            title={report.fileName}
            detail={`${actionLabel(report.action)} · ${report.report.job.title ?? 'No job title found'} · ${readableTime(report.createdAt)}`}
            figure={
              report.report.figures ? (
                <span className="flex flex-col text-right text-sm whitespace-nowrap sm:flex-row sm:gap-4 sm:text-base">
                  <span>Form {report.report.figures.form.value}</span>
                  <span>Fit {report.report.figures.fit?.value ?? '–'}</span>
                </span>
              ) : (
                report.report.score
              )
            }
            onOpen={() => onOpen(report.id)}
            actionsLabel={`Actions for the report on ${report.fileName}`}
            actions={[
              { label: 'Open', icon: <FileSearch aria-hidden="true" />, onSelect: () => onOpen(report.id) },
              { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(report) },
            ]}
          />
        ))}
      </HistoryList>
      {first && second ? <ComparePanel before={second} after={first} /> : null}
    </div>
  );
}

function KeptReport({ report: filed }: { report: FiledReport }) {
  const { report, fileName, createdAt, jobDescription } = filed;
  const [action, setAction] = useState(filed.action);
  // A resume that was removed since has no field to lead to.
  const resume = useAppSelector((state) =>
    filed.resume !== null && selectResume(state, filed.resume) ? filed.resume : null,
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-soft">
            {fileName}, {readableTime(createdAt)}
          </p>
          {filed.file === null ? null : <KeptFile file={filed.file} name={fileName} />}
        </div>
        <div className="w-52">
          <SelectField
            label="View"
            value={action}
            onChange={(event) => {
              const chosen = actions.find(({ value }) => value === event.target.value);
              if (chosen) setAction(chosen.value);
            }}
          >
            {actions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <ScorePanel report={report} fileName={fileName} />
      <Suspense fallback={<div className="h-10" />}>
        <ResultActions action={action} report={report} fileName={fileName} />
      </Suspense>
      {action === 'ats-score' ? null : <ResultView result={composeResult(action, report)} />}
      <FormContext value={resume}>
        <Overlay resetKey={filed.id}>
          <MissingPanel report={report} />
        </Overlay>
        <CheckList report={report} />
      </FormContext>
      <details className="rounded-card border border-line bg-surface">
        <summary className="min-h-12 rounded-card px-5 py-3 font-medium hover:bg-sunken">The job description</summary>
        <p className="measure border-t border-line p-5 whitespace-pre-wrap">{jobDescription}</p>
      </details>
    </>
  );
}
