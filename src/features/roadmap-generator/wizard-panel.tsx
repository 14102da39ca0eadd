import { clsx } from 'clsx';
import { Check, Square } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { WizardStep } from '../../../machines/contracts/roadmap';
import { stepOf } from '../../../machines/roadmap-wizard.machine';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceGroup } from '../../ui/field';
import { Link } from '../../ui/link';
import { ErrorBox, Notice } from '../../ui/notice';
import { Progress, Skeleton } from '../../ui/progress';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { selectHasModel } from '../settings/selectors';
import { LevelStep } from './level-step';
import { PlanView } from './plan-view';
import { ReplyBox } from './reply-box';
import { selectPlan } from './selectors';
import { TimeStep } from './time-step';
import { TopicStep } from './topic-step';
import { useRoadmapWizard, type Wizard } from './use-roadmap-wizard';
import { DEPTH_OPTIONS, FAILURE_HELP, FAILURES } from './wizard-words';

const STEPS = ['topic', 'time', 'level', 'depth'] as const;
const NAMES: Readonly<Record<WizardStep, string>> = {
  topic: 'Topic',
  time: 'Time',
  level: 'Level',
  depth: 'Depth',
  result: 'Your Personalized Roadmap',
};

/** The four steps, and what came of them. */
export function WizardPanel() {
  const wizard = useRoadmapWizard();
  const step = stepOf(wizard.snapshot);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(step, () => box.current?.querySelector<HTMLElement>('[data-autofocus], input:checked, input, h2'), {
    scroll: step === 'result' ? 'top' : 'none',
  });
  return <div ref={box}>{step === 'result' ? <Result wizard={wizard} /> : <Steps wizard={wizard} step={step} />}</div>;
}

function Steps({ wizard, step }: { wizard: Wizard; step: Exclude<WizardStep, 'result'> }) {
  const { snapshot, send, generate } = wizard;
  const { form } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const at = STEPS.indexOf(step);
  const valid = step === 'topic' ? form.topic.trim() !== '' : step === 'time' ? form.time.trim() !== '' : true;
  return (
    <div className="mx-auto grid max-w-[45rem] gap-6">
      <StepBar at={at} />
      <Card aria-label={NAMES[step]}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (busy || !valid) return;
            if (step === 'depth') generate();
            else send({ type: 'step.advanced' });
          }}
        >
          <Fields wizard={wizard} step={step} />
          <div className="mt-7 flex flex-wrap items-center gap-2">
            {at > 0 ? (
              <Button disabled={busy} onClick={() => send({ type: 'step.reversed' })}>
                Back
              </Button>
            ) : null}
            {valid ? null : (
              <p className="text-sm text-ink-faint">
                {step === 'topic' ? 'Enter a topic to continue.' : 'Enter a time limit to continue.'}
              </p>
            )}
            <Button type="submit" look="primary" disabled={busy || !valid} className="ml-auto">
              {step === 'depth' ? (busy ? 'Generating...' : 'Generate Roadmap') : 'Next'}
            </Button>
          </div>
        </form>
      </Card>
      {step === 'depth' ? <Outcome wizard={wizard} /> : null}
    </div>
  );
}

/** The progress bar with the names of the steps. */
function StepBar({ at }: { at: number }) {
  return (
    <div>
      <Progress label={`Step ${at + 1} of ${STEPS.length}`} value={at + 1} max={STEPS.length} />
      <ol aria-label="Steps" className="mt-2.5 grid grid-cols-4 gap-2 text-sm">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={clsx('flex items-center gap-1.5', index === at ? 'font-semibold text-ink' : 'text-ink-faint')}
          >
            {index < at ? <Check aria-hidden="true" className="size-3.5 text-success-ink" /> : null}
            {NAMES[name]}
            {index < at ? <span className="sr-only">, done</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Fields({ wizard, step }: { wizard: Wizard; step: Exclude<WizardStep, 'result'> }): ReactNode {
  const { snapshot, send } = wizard;
  const { form } = snapshot.context;
  if (step === 'topic') return <TopicStep wizard={wizard} />;
  if (step === 'time') return <TimeStep wizard={wizard} />;
  if (step === 'level') return <LevelStep wizard={wizard} />;
  return (
    <fieldset disabled={snapshot.hasTag('busy')}>
      <legend className="sr-only">Depth of the roadmap</legend>
      <ChoiceGroup
        legend="How deep should it go?"
        options={DEPTH_OPTIONS}
        value={form.depth}
        onChange={(depth) => send({ type: 'depth.chosen', depth })}
      />
    </fieldset>
  );
}

/** Below the last step: what is being written, or why there is nothing. */
function Outcome({ wizard: { snapshot, send, generate, takeReply } }: { wizard: Wizard }) {
  const hasModel = useAppSelector(selectHasModel);
  const { reply, failure } = snapshot.context;
  const said = (reply?.text ?? '').trim() !== '';
  if (snapshot.hasTag('busy'))
    return (
      <Card aria-label="From your model" aria-busy="true">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-medium">
            {snapshot.matches({ generating: 'writing' }) ? 'Your model is writing.' : 'Putting the topics in order.'}
          </p>
          <Button onClick={() => send({ type: 'generation.stopped' })}>
            <Square aria-hidden="true" /> Stop
          </Button>
        </div>
        {said && reply ? <ReplyBox text={reply.text} growing /> : <Skeleton lines={4} />}
      </Card>
    );
  const use = said ? <Button onClick={takeReply}>Use what came in</Button> : null;
  return (
    <>
      {snapshot.matches({ depth: 'failed' }) && failure ? (
        <ErrorBox
          title="Error"
          actions={
            <>
              <Button onClick={() => generate()}>Retry</Button>
              {hasModel ? <Button onClick={() => generate(true)}>Use the built-in planner</Button> : null}
              {use}
              {hasModel ? (
                <Link
                  to={paths.settings}
                  className="inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium text-primary-ink hover:underline"
                >
                  Open Settings
                </Link>
              ) : null}
            </>
          }
        >
          <p>{failure === 'provider' ? reply?.error?.message : FAILURES[failure]}</p>
          <p className="mt-1 text-ink-soft">{FAILURE_HELP[failure]}</p>
        </ErrorBox>
      ) : said ? (
        <Notice title="Part of a reply is kept." actions={use}>
          The model’s last reply broke off. What came in is below.
        </Notice>
      ) : null}
      {said && reply ? <ReplyBox text={reply.text} /> : null}
    </>
  );
}

function Result({ wizard: { snapshot, send, generate } }: { wizard: Wizard }) {
  const id = snapshot.context.plan ?? '';
  const plan = useAppSelector((state) => selectPlan(state, id));
  const another = <Button onClick={() => send({ type: 'another.requested' })}>Create Another Roadmap</Button>;
  if (!plan)
    return (
      <Notice tone="warning" title="This roadmap is not here." actions={another}>
        It was removed, or belongs to another browser. Your other roadmaps are in the list.
      </Notice>
    );
  return <PlanView plan={plan} title={NAMES.result} actions={another} onBuiltIn={() => generate(true)} />;
}
