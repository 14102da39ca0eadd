import { Suspense } from 'react';
import { composeResult } from '../../domain/report/actions/compose-result';
import type { ResumeReport } from '../../domain/report/types';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { ErrorBox, Notice } from '../../ui/notice';
import { Overlay } from '../../ui/overlay';
import { AdvicePanel } from './advice-panel';
import { FAILED_TO_PROCESS } from './assistant-words';
import { CheckList } from './check-list';
import { FormContext, writtenResumeOf } from './form-way';
import { ParserView } from './parser-view';
import { ResultActions } from './result-actions';
import { ResultView } from './result-view';
import { ScorePanel } from './score-panel';
import type { ResumeAssistant } from './use-resume-assistant';

const MissingPanel = lazyPart<{ report: ResumeReport }>(() => import('./missing-panel').then((m) => m.MissingPanel));

export function ResultStep({
  flow,
  fresh,
  onStartOver,
}: {
  flow: ResumeAssistant;
  /** The analysis was asked for in this visit, so a chosen model is asked too. */
  fresh: boolean;
  onStartOver: () => void;
}) {
  const { snapshot, send } = flow;
  const { report, action, document, jobDescription, file, declined } = snapshot.context;
  const another = () => send({ type: 'another.requested' });
  const onward = (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={another}>
        Try Another Action
      </Button>
      <Button onClick={onStartOver}>Start Over</Button>
    </div>
  );
  if (snapshot.matches('failed'))
    return (
      <div className="grid gap-5">
        <ErrorBox
          title={FAILED_TO_PROCESS}
          actions={<Button onClick={() => send({ type: 'analysis.requested' })}>Retry</Button>}
        >
          The built-in engine stopped in the middle. Your resume and the job description are kept.
        </ErrorBox>
        {onward}
      </div>
    );
  if (declined !== null)
    return (
      <div className="grid gap-5">
        <Notice tone="warning" role="alert" title="There is too little text for a report.">
          {declined}
        </Notice>
        {document ? <ParserView document={document} /> : null}
        {onward}
      </div>
    );
  if (!report || !action || !document) return null;
  const fileName = file?.name ?? 'resume.pdf';
  return (
    <div className="grid gap-6">
      <ScorePanel report={report} fileName={fileName} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Suspense fallback={<div className="h-10" />}>
          <ResultActions action={action} report={report} fileName={fileName} />
        </Suspense>
        {onward}
      </div>
      {action === 'ats-score' ? null : <ResultView result={composeResult(action, report)} />}
      <AdvicePanel
        key={`${action} ${report.fingerprint}`}
        subject={{ action, document, jobDescription, report }}
        asked={fresh}
      />
      <FormContext value={file ? writtenResumeOf(file.key) : null}>
        <Overlay resetKey={report.fingerprint}>
          <MissingPanel report={report} />
        </Overlay>
        <CheckList report={report} />
      </FormContext>
      <ParserView document={document} />
    </div>
  );
}
