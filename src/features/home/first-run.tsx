import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, useKept, useSignIn } from '../../app/hooks';
import type { Goal } from '../../domain/activity/next-step';
import { Button } from '../../ui/button';
import { ChoiceGroup, TextArea, TextField } from '../../ui/field';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';
import { Steps } from '../../ui/steps';
import { useToast } from '../../ui/toast';
import { selectUser } from '../session/selectors';
import { type StepProps, StepTitle } from './first-run-parts';
import { type FirstRunStep, firstRunMoved, firstRunSkipped, goalChosen, wantedTyped } from './home-slice';
import { selectHomeSettings } from './selectors';

// They need the catalogue of tracks, which Home does without.
const WayStep = lazyPart(() => import('./first-run-way').then((m) => m.WayStep));
const BeginStep = lazyPart(() => import('./first-run-begin').then((m) => m.BeginStep));

const LABELS: readonly (readonly [FirstRunStep, string])[] = [
  ['name', 'Your name'],
  ['goal', 'Your aim'],
  ['way', 'Your way'],
  ['begin', 'First result'],
];
const LONGEST_NAME = 80;

const goals: readonly { value: Goal; label: string; detail: string }[] = [
  { value: 'job', label: 'A job soon', detail: 'Applications are out, or about to be.' },
  { value: 'learning', label: 'Learning', detail: 'A field to get into, step by step.' },
  { value: 'practice', label: 'Practising', detail: 'You know your field and want to stay sharp.' },
];

/**
 * The first minute: a name where there is none yet, what the learner is after, the way there, and a first result. Each
 * step can be left empty, and all of them can be skipped.
 */
export function FirstRunPath({ step }: { step: FirstRunStep }) {
  const kept = useKept();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const named = useAppSelector((state) => selectUser(state) !== null);
  // Whoever began with the name sees that step to the end of the path.
  const [asksName] = useState(!named || step === 'name');
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    void WayStep.preload();
    void BeginStep.preload();
  }, []);
  const to = (next: FirstRunStep) => {
    setMoved(true);
    dispatch(firstRunMoved(next));
  };
  const skip = () => {
    dispatch(firstRunSkipped());
    toast({
      text: 'Skipped. What you entered is kept.',
      action: { label: 'Undo', run: () => dispatch(firstRunMoved(step)) },
    });
  };
  const shown = LABELS.filter(([id]) => id !== 'name' || asksName || step === 'name');
  const ways = { moved, to };
  return (
    <section
      aria-label="Getting started"
      className="relative isolate overflow-hidden rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.07]" />
      <Steps label="Steps" steps={shown.map(([, label]) => label)} current={shown.findIndex(([id]) => id === step)} />
      <Suspense fallback={<Skeleton lines={5} />}>
        {step === 'name' ? (
          <NameStep {...ways} />
        ) : step === 'goal' ? (
          <GoalStep {...ways} asksName={asksName} />
        ) : step === 'way' ? (
          <WayStep {...ways} />
        ) : (
          <BeginStep {...ways} />
        )}
      </Suspense>
      <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
        <span>About a minute. What you enter is kept {kept}.</span>
        <Button look="quiet" size="sm" className="-mr-3" onClick={skip}>
          Skip
        </Button>
      </p>
    </section>
  );
}

/** For whoever skipped the first steps, or wants to answer them again. */
export function FirstStepsLink() {
  const dispatch = useAppDispatch();
  const named = useAppSelector((state) => selectUser(state) !== null);
  return (
    <Button look="quiet" size="sm" onClick={() => dispatch(firstRunMoved(named ? 'goal' : 'name'))}>
      Show the first steps
    </Button>
  );
}

function NameStep({ moved, to }: StepProps) {
  const user = useAppSelector(selectUser);
  const signIn = useSignIn();
  const [name, setName] = useState(user?.displayName ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    if (displayName !== '' && displayName !== user?.displayName) signIn({ displayName, handle: user?.handle ?? '' });
    to('goal');
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <StepTitle moved={moved} title="What should we call you?">
        A first name will do. Leave it empty if you would rather not say.
      </StepTitle>
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

function GoalStep({ moved, to, asksName }: StepProps & { asksName: boolean }) {
  const { goal, wanted } = useAppSelector(selectHomeSettings);
  const dispatch = useAppDispatch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    to('way');
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <StepTitle moved={moved} title="What are you after?">
        It decides what Home suggests first. Everything stays open to you.
      </StepTitle>
      <ChoiceGroup
        legend="What are you after?"
        hideLegend
        options={goals}
        value={goal}
        onChange={(value) => dispatch(goalChosen(value))}
      />
      <TextArea
        label="The job you want"
        help="A role in your own words, such as Junior backend developer, or the whole text of a posting. You can leave it empty."
        value={wanted}
        onChange={(event) => dispatch(wantedTyped(event.target.value))}
        className="max-h-56 field-sizing-content min-h-20"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          Continue
        </Button>
        {asksName ? (
          <Button look="quiet" onClick={() => to('name')}>
            Back
          </Button>
        ) : null}
      </div>
    </form>
  );
}
