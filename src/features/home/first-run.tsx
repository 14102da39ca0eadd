import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useSignIn } from '../../app/hooks';
import type { Goal, NextStepTarget } from '../../domain/activity/next-step';
import { Button } from '../../ui/button';
import { ChoiceGroup, TextField } from '../../ui/field';
import { Steps } from '../../ui/steps';
import { useToast } from '../../ui/toast';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { selectUser } from '../session/selectors';
import { type FirstRunStep, firstRunFinished, firstRunMoved, firstRunSkipped, goalChosen } from './home-slice';
import { stepPaths } from './next-step-facts';
import { selectHomeSettings } from './selectors';

const STEPS: readonly FirstRunStep[] = ['name', 'goal', 'way', 'begin'];
const LONGEST_NAME = 80;

const goals: readonly { value: Goal; label: string; detail: string }[] = [
  { value: 'job', label: 'A job soon', detail: 'Applications are out, or about to be.' },
  { value: 'learning', label: 'Learning', detail: 'A field to get into, step by step.' },
  { value: 'practice', label: 'Practising', detail: 'You know your field and want to stay sharp.' },
];

const starts: Partial<Readonly<Record<NextStepTarget, { readonly title: string; readonly text: string }>>> = {
  resume: { title: 'Check a resume', text: 'Upload the PDF you send out; see what earns and loses points.' },
  interview: { title: 'Answer an interview question', text: 'Pick a role. Speak or type; the camera is up to you.' },
  trainer: { title: 'Train for one job', text: 'Paste a job description and get its questions.' },
  roadmap: { title: 'Open a roadmap', text: 'Topics in an order that makes sense, with hours.' },
  typing: { title: 'Take a typing test', text: '30 seconds, and a figure to beat.' },
};

const ORDER: Readonly<Record<Goal, readonly NextStepTarget[]>> = {
  job: ['resume', 'interview', 'trainer'],
  learning: ['roadmap', 'interview', 'typing', 'resume'],
  practice: ['interview', 'trainer', 'typing'],
};

/** Three short steps for whoever is new: a name, what they are here for, where to begin. Each can be left out. */
export function FirstRunPath({ step }: { step: FirstRunStep }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(step, () => heading.current, { scroll: 'nearest' });
  const skip = () => {
    dispatch(firstRunSkipped());
    toast({
      text: 'Skipped. What you entered is kept.',
      action: { label: 'Undo', run: () => dispatch(firstRunMoved(step)) },
    });
  };
  return (
    <section
      aria-label="Getting started"
      className="relative isolate overflow-hidden rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.07]" />
      <Steps label="Steps" steps={['Your name', 'Your aim', 'Your way', 'First step']} current={STEPS.indexOf(step)} />
      {step === 'name' ? (
        <NameStep heading={heading} />
      ) : step === 'goal' ? (
        <GoalStep heading={heading} />
      ) : (
        <BeginStep heading={heading} />
      )}
      <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
        <span>Under a minute. It stays on this device.</span>
        <Button look="quiet" size="sm" className="-mr-3" onClick={skip}>
          Skip
        </Button>
      </p>
    </section>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

function Title({ heading, children }: { heading: Heading; children: string }) {
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
      {children}
    </h2>
  );
}

function NameStep({ heading }: { heading: Heading }) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const signIn = useSignIn();
  const [name, setName] = useState(user?.displayName ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    if (displayName !== '' && displayName !== user?.displayName) signIn({ displayName, handle: user?.handle ?? '' });
    dispatch(firstRunMoved('goal'));
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div>
        <Title heading={heading}>What should we call you?</Title>
        <p className="measure mt-1 text-ink-soft">A first name will do. Leave it empty if you would rather not say.</p>
      </div>
      <div className="max-w-sm">
        <TextField
          label="Display name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary" className="justify-self-start">
        Continue
      </Button>
    </form>
  );
}

function GoalStep({ heading }: { heading: Heading }) {
  const goal = useAppSelector((state) => selectHomeSettings(state).goal);
  const dispatch = useAppDispatch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(firstRunMoved('begin'));
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <div>
        <Title heading={heading}>What are you after?</Title>
        <p className="measure mt-1 text-ink-soft">It decides what Home suggests first. Everything stays open to you.</p>
      </div>
      <ChoiceGroup
        legend="What are you after?"
        hideLegend
        options={goals}
        value={goal}
        onChange={(value) => dispatch(goalChosen(value))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={goal === null}>
          Continue
        </Button>
        <Button look="quiet" onClick={() => dispatch(firstRunMoved('name'))}>
          Back
        </Button>
      </div>
    </form>
  );
}

function BeginStep({ heading }: { heading: Heading }) {
  const goal = useAppSelector((state) => selectHomeSettings(state).goal) ?? 'job';
  const dispatch = useAppDispatch();
  const offered = ORDER[goal].flatMap((target) => {
    const to = stepPaths[target];
    const start = starts[target];
    return to && start ? [{ target, to, ...start }] : [];
  });
  return (
    <div className="grid gap-5">
      <div>
        <Title heading={heading}>Where to begin</Title>
        <p className="measure mt-1 text-ink-soft">The first one helps most with your aim.</p>
      </div>
      <ul className="grid gap-2.5">
        {offered.slice(0, 3).map(({ target, to, title, text }, index) => (
          <li key={target}>
            <Link
              to={to}
              onClick={() => dispatch(firstRunFinished())}
              className={`group flex items-center justify-between gap-4 rounded-control border p-3.5 transition-colors hover:border-line-strong ${
                index === 0 ? 'border-primary bg-primary-soft' : 'border-line bg-surface'
              }`}
            >
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <span aria-hidden="true" className="text-primary-ink">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" className="-ml-4 justify-self-start" onClick={() => dispatch(firstRunMoved('goal'))}>
        Back
      </Button>
    </div>
  );
}
