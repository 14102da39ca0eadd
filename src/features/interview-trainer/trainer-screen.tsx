import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PROVIDER_LABELS } from '../../ai/providers/config';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { Chip } from '../../ui/chip';
import { lazyPart } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { Tabs } from '../../ui/tabs';
import { useToast } from '../../ui/toast';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { selectModelConfig } from '../settings/selectors';
import { interviewLeft, sessionReopened } from './draft-slice';
import type { DuePanelProps } from './due-panel';
import type { HistoryProps } from './history-panel';
import { HoldInterview, InterviewElsewhere, type InterviewHold } from './interview-hold';
import { InterviewStep } from './interview-step';
import { JobForm } from './job-form';
import {
  selectOpenInterview,
  selectRemovedInterviews,
  selectTrainerGeneration,
  selectTrainerSession,
  selectTrainerSessions,
} from './selectors';
import { stepOf } from './trainer-place';
import { useDueCount } from './use-due-count';
import { type Trainer, useTrainer } from './use-trainer';

const FeedbackStep = lazyPart<{ trainer: Trainer }>(() => import('./feedback-step').then((m) => m.FeedbackStep));
const HistoryPanel = lazyPart<HistoryProps>(() => import('./history-panel').then((m) => m.HistoryPanel));
const PurgeRemoved = lazyPart(() => import('./purge-removed').then((m) => m.PurgeRemoved));
const DuePanel = lazyPart<DuePanelProps>(() => import('./due-panel').then((m) => m.DuePanel));

/** `/interview-trainer`: a practice interview for one job, and the interviews held so far. */
export function TrainerScreen() {
  const [params, setParams] = useSearchParams();
  const provider = useAppSelector((state) => selectModelConfig(state).provider);
  const count = useAppSelector((state) => selectTrainerSessions(state).length);
  const generation = useAppSelector(selectTrainerGeneration);
  const opened = params.get('session');
  const due = useDueCount();
  const removed = useAppSelector((state) => selectRemovedInterviews(state).length > 0);
  const asked = params.get('tab');
  const tab = opened !== null || asked === 'history' ? 'history' : asked === 'due' ? 'due' : 'practise';
  return (
    <Page title="Interview trainer">
      {removed ? (
        <Suspense fallback={null}>
          <PurgeRemoved />
        </Suspense>
      ) : null}
      <PageHeader
        title="Interview trainer"
        lead="Questions for the job you want, your answers, and what each is worth."
        aside={
          <Chip tone={provider === 'built-in' ? 'primary' : 'accent'}>
            {provider === 'built-in'
              ? 'Built-in coach, on this device'
              : `${PROVIDER_LABELS[provider]}, with the built-in rubric`}
          </Chip>
        }
      />
      <Tabs<'practise' | 'due' | 'history'>
        label="Interview trainer"
        value={tab}
        onChange={(id) => setParams(id === 'practise' ? {} : { tab: id }, { replace: true })}
        tabs={[
          {
            id: 'practise',
            label: 'Practise',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <Practice key={generation} />
              </Suspense>
            ),
          },
          {
            id: 'due',
            label: due > 0 ? `Due today (${due})` : 'Due today',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <DuePanel onPractise={() => setParams({})} />
              </Suspense>
            ),
          },
          {
            id: 'history',
            label: count > 0 ? `History (${count})` : 'History',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <HistoryPanel
                  opened={opened}
                  onOpen={(id) => setParams(id ? { session: id } : { tab: 'history' })}
                  onPractise={() => setParams({})}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** The flow, as long as its interview is open in no other tab. */
function Practice() {
  const { storage } = useDevice();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenInterview);
  // One that begins in this run is nobody else's; one from before may be.
  const [before] = useState(open);
  const [known, setKnown] = useState<InterviewHold | null>(null);
  const hold = known?.session === open ? known : null;
  const here = open === null || (hold && hold.state !== 'checking' ? hold.here : open !== before);
  const stored = hold?.storing ? hold.stored : null;
  // The flow is gone from the page by now, and has kept its last words.
  useEffect(() => {
    if (!stored) return;
    storage.flush().then(stored, () => stored(false));
  }, [storage, stored]);
  return (
    <>
      {open === null ? null : (
        <Suspense fallback={null}>
          <HoldInterview key={open} session={open} onChange={setKnown} />
        </Suspense>
      )}
      {here ? <Run /> : <InterviewElsewhere hold={hold} onLeave={() => dispatch(interviewLeft())} />}
    </>
  );
}

/** One run through the flow; a raised generation begins a new run from what the store holds. */
function Run() {
  const trainer = useTrainer();
  const { snapshot, close } = trainer;
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const step = stepOf(snapshot);
  // Only an interview that begins in this visit opens the webcam; a reload does not.
  const [fresh, setFresh] = useState(false);
  if (!fresh && snapshot.matches({ jobInput: 'generating' })) setFresh(true);
  const top = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(step, () => top.current, { scroll: 'top' });

  const end = () => {
    const { session: ended, index } = snapshot.context;
    close('interview.ended');
    toast({
      text: 'Interview ended. It is in History, with every answer.',
      action: {
        label: 'Undo',
        run: () => {
          const session = selectTrainerSession(store.getState(), ended?.id ?? '');
          if (session) dispatch(sessionReopened({ session, index }));
        },
      },
    });
  };
  const names = { job: 'Job', interview: 'Interview', feedback: 'Overall feedback' };
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="sr-only">
        {names[step]}
      </h2>
      {step === 'job' ? <JobForm trainer={trainer} /> : null}
      {step === 'interview' ? <InterviewStep trainer={trainer} fresh={fresh} onEnd={end} /> : null}
      {step === 'feedback' ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <FeedbackStep trainer={trainer} />
        </Suspense>
      ) : null}
    </>
  );
}
