import { Suspense, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stepOf } from '../../../machines/resume-assistant.machine';
import { PROVIDER_LABELS } from '../../ai/providers/config';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { Chip } from '../../ui/chip';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { Steps } from '../../ui/steps';
import { Tabs } from '../../ui/tabs';
import { useToast } from '../../ui/toast';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { selectModelConfig } from '../settings/selectors';
import { ActionStep } from './action-step';
import { draftReceived } from './draft-slice';
import { HistoryPanel } from './history-panel';
import { JobStep } from './job-step';
import { ResultStep } from './result-step';
import { selectReports, selectResumeDraft } from './selectors';
import { UploadStep } from './upload-step';
import { useHandedResume } from './use-handed-resume';
import { useResumeAssistant } from './use-resume-assistant';

const STEPS = ['Upload PDF', 'Job description', 'Choose an action', 'Result'] as const;
const ORDER = ['upload', 'job', 'action', 'result'] as const;

/** `/resume-enchancer`: a resume against a job, and the reports made so far. */
export function ResumeAssistantScreen() {
  const [params, setParams] = useSearchParams();
  const [run, setRun] = useState(0);
  const rerun = useCallback(() => setRun((n) => n + 1), []);
  useHandedResume(rerun);
  const provider = useAppSelector((state) => selectModelConfig(state).provider);
  const reports = useAppSelector(selectReports);
  const opened = params.get('report');
  const tab = opened !== null || params.get('tab') === 'history' ? 'history' : 'check';
  return (
    <Page title="Resume assistant">
      <PageHeader
        title="Resume assistant"
        lead="Your resume read as a machine reads it, against the job you want."
        aside={
          <Chip tone={provider === 'built-in' ? 'primary' : 'accent'}>
            {provider === 'built-in'
              ? 'Built-in coach, on this device'
              : `Built-in coach, with advice from ${PROVIDER_LABELS[provider]}`}
          </Chip>
        }
      />
      <Tabs<'check' | 'history'>
        label="Resume assistant"
        value={tab}
        onChange={(id) => setParams(id === 'history' ? { tab: 'history' } : {}, { replace: true })}
        tabs={[
          {
            id: 'check',
            label: 'Check a resume',
            keep: true,
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <Flow run={run} onUndo={rerun} />
              </Suspense>
            ),
          },
          {
            id: 'history',
            label: reports.length > 0 ? `History (${reports.length})` : 'History',
            panel: (
              <HistoryPanel opened={opened} onOpen={(id) => setParams(id ? { report: id } : { tab: 'history' })} />
            ),
          },
        ]}
      />
    </Page>
  );
}

/** One run through the flow; Undo after Start Over begins a new run from what was there. */
function Flow({ run, onUndo }: { run: number; onUndo: () => void }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const startedOver = () => {
    const before = selectResumeDraft(store.getState());
    toast({
      text: 'Started over.',
      action: {
        label: 'Undo',
        run: () => {
          dispatch(draftReceived(before));
          onUndo();
        },
      },
    });
  };
  return <Run key={run} onStartOver={startedOver} />;
}

function Run({ onStartOver }: { onStartOver: () => void }) {
  const flow = useResumeAssistant();
  const { snapshot, send } = flow;
  const step = ORDER.indexOf(stepOf(snapshot));
  // Only an analysis of this visit asks a model unprompted; a reload asks nothing.
  const [fresh, setFresh] = useState(false);
  if (!fresh && snapshot.matches('analysing')) setFresh(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(step, () => heading.current, { scroll: 'top' });
  return (
    <>
      <Steps label="Steps" steps={STEPS} current={step} />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Step {step + 1} of 4: {STEPS[step]}
      </h2>
      {step === 0 ? <UploadStep flow={flow} /> : null}
      {step === 1 ? <JobStep flow={flow} /> : null}
      {step === 2 ? <ActionStep flow={flow} /> : null}
      {step === 3 ? (
        <ResultStep
          flow={flow}
          fresh={fresh}
          onStartOver={() => {
            onStartOver();
            send({ type: 'flow.restarted' });
          }}
        />
      ) : null}
    </>
  );
}
