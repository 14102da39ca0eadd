import { useSelector } from '@xstate/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, CircleDot } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AnyProgram } from '../../../machines/contracts/compiler';
import type { RecordProblem, RecordRequest } from '../../../machines/contracts/steps';
import type { stepperMachine } from '../../../machines/stepper.machine';
import type { RecordedStep, Recording } from '../../domain/steps/types';
import { Button } from '../../ui/button';
import { Frame, Things } from './steps-drawing';

export type Stepper = ActorRefFrom<typeof stepperMachine>;

/** A language whose runs are recorded. */
export type Recorded = 'c' | 'python';

const problems = (reader: string): Readonly<Record<RecordProblem, string>> => ({
  'no-engine': `${reader} is not loaded yet. Run the program once, which brings it; then record it.`,
  unread: `Nothing ran: the program is empty, or ${reader} cannot read it. Run it to see the line.`,
  time: 'The program had not ended after 20 seconds of recording. Give it a smaller input, or look for a loop that never ends.',
  failed: 'The run could not be recorded. Your program is kept as it is; try again, or close other tabs first.',
});

/** What is said of each language. */
const WORDS = {
  python: {
    problems: problems('Python'),
    shown:
      'variables, lists, objects and what refers to what. Up to 2,000 steps are written down; of long lists the first 24 items.',
  },
  c: {
    problems: problems('The compiler'),
    shown:
      'variables, arrays, structures and where pointers lead. Up to 2,000 steps are written down; of long arrays the first 24 items. It is built without optimisation and with memory checks, whatever is chosen for runs.',
  },
} as const;

interface Props {
  readonly stepper: Stepper;
  readonly language: Recorded;
  /** The program in the editor and its input, as they are now. */
  readonly request: () => Omit<RecordRequest, 'expected'> | null;
}

/** A program step by step: recorded once, then gone through back and forth. */
export function StepsPanel({ stepper, language, request }: Props) {
  const state = useSelector(stepper, ({ value }) => value);
  const problem = useSelector(stepper, ({ context }) => context.problem);
  const recording = useSelector(stepper, ({ context }) => context.recording);
  const program = useSelector(stepper, ({ context }) => context.request?.program ?? null);
  const record = () => {
    const asked = request();
    if (asked) stepper.send({ type: 'record.asked', request: { ...asked, expected: null } });
  };
  const begin = (
    <Button size="sm" className="justify-self-start" onClick={record}>
      <CircleDot aria-hidden="true" className="size-4" />
      {recording ? 'Record again' : 'Record the run'}
    </Button>
  );
  if (state === 'recording')
    return (
      <div className="grid gap-3 text-sm">
        <p role="status">Running the program and writing down what it does…</p>
        <Button size="sm" className="justify-self-start" onClick={() => stepper.send({ type: 'record.stopped' })}>
          Stop recording
        </Button>
      </div>
    );
  if (state === 'shown' && recording && program)
    return (
      <div className="grid gap-3">
        <Shown stepper={stepper} recording={recording} program={program} />
        {begin}
      </div>
    );
  return (
    <div className="grid gap-3 text-sm">
      {problem ? (
        <p role="alert" className="measure text-danger-ink">
          {WORDS[language].problems[problem]}
        </p>
      ) : (
        <p className="measure text-ink-soft">
          The program runs once with the input beside it. Then you go through what it did, line by line, forwards and
          backwards: {WORDS[language].shown}
        </p>
      )}
      {begin}
    </div>
  );
}

function Shown({ stepper, recording, program }: { stepper: Stepper; recording: Recording; program: AnyProgram }) {
  const at = useSelector(stepper, ({ context }) => context.at);
  const difference = useSelector(stepper, ({ context }) => context.difference);
  const { steps, cut, end } = recording;
  const isC = program.language === 'c';
  const step = steps[at];
  if (!step) return null;
  const move = (by: number) => stepper.send({ type: 'step.moved', by });
  const last = steps.length - 1;
  return (
    <section aria-label="Step by step" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <Move label="First step" disabled={at === 0} onPress={() => stepper.send({ type: 'step.chosen', at: 0 })}>
          <ChevronFirst aria-hidden="true" className="size-4" />
        </Move>
        <Move label="Step back" disabled={at === 0} onPress={() => move(-1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Move>
        <Move label="Step forward" disabled={at === last} onPress={() => move(1)}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Move>
        <Move label="Last step" disabled={at === last} onPress={() => stepper.send({ type: 'step.chosen', at: last })}>
          <ChevronLast aria-hidden="true" className="size-4" />
        </Move>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`Step ${at + 1} of ${steps.length}, line ${step.line}`}
          min={0}
          max={last}
          value={at}
          onChange={(event) => stepper.send({ type: 'step.chosen', at: Number(event.target.value) })}
          className="min-w-24 flex-1 accent-primary"
        />
        <span className="figures text-xs text-ink-soft">
          {at + 1} of {steps.length}
        </span>
      </div>
      {difference === null ? null : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {at === difference ? (
            <span className="text-danger-ink">This line wrote the first wrong output.</span>
          ) : (
            <Button size="sm" onClick={() => stepper.send({ type: 'difference.asked' })}>
              Go to the first wrong output
            </Button>
          )}
        </p>
      )}
      <p role="status" className="text-sm">
        {whatHappens(step, isC)}
        {at === last && !(isC && step.event === 'exception') ? (
          <span className="text-ink-soft"> {endWords(cut, end)}</span>
        ) : null}
      </p>
      <div className="grid gap-3 @md:grid-cols-2">
        <Listing text={textOf(program, step.file)} file={step.file ?? null} line={step.line} />
        <div className="grid content-start gap-3">
          {step.frames.map((frame, index) => {
            const depth = step.frames.length - index;
            return <Frame key={depth} frame={frame} things={step.things} />;
          })}
          <Things step={step} />
          <div>
            <h3 className="text-xs font-semibold text-ink-soft">Output so far</h3>
            <pre
              // What scrolls must be reached by keyboard.
              tabIndex={0}
              className="mt-0.5 max-h-32 overflow-auto rounded-control bg-sunken p-2 text-[0.8125rem] whitespace-pre-wrap"
            >
              {recording.output.slice(0, step.written) || ' '}
            </pre>
          </div>
        </div>
      </div>
    </section>
  );
}

function Move(props: { label: string; disabled: boolean; onPress: () => void; children: ReactNode }) {
  return (
    // Focus stays on it at the end of the recording, where a disabled button would lose it.
    <Button
      size="sm"
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.disabled}
      className={props.disabled ? 'opacity-50' : undefined}
      onClick={() => props.disabled || props.onPress()}
    >
      {props.children}
    </Button>
  );
}

function whatHappens({ event, line, file, frames, words }: RecordedStep, isC: boolean): string {
  const name = frames[0]?.name ?? '';
  const where = file === undefined ? `Line ${line}` : `Line ${line} of ${file}`;
  if (event === 'return') return `${name} returns ${words ?? 'None'}.`;
  if (event === 'exception') return isC ? `${where} stops the program: ${words}.` : `${where} raises ${words}.`;
  return name === '<module>' ? `${where} runs next.` : `${where} runs next, in ${name}.`;
}

/** The text of the file that a step is in. */
const textOf = (program: AnyProgram, file: string | undefined): string =>
  (file !== undefined && 'files' in program && program.files?.find(({ name }) => name === file)?.text) ||
  program.source;

const endWords = (cut: boolean, { kind, words }: Recording['end']): string => {
  if (cut) return 'The program did more than is written down here: up to 2,000 steps are.';
  if (kind === 'fault') return `The program ended with ${words}.`;
  // Of a program in C, the code that it ended with.
  return words === '' || words === '0' ? 'The program ends here.' : `The program ends here, with exit code ${words}.`;
};

/** The program as it was recorded, with the line of the step in sight. */
function Listing({ text: source, file, line }: { text: string; file: string | null; line: number }) {
  const here = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same line of another file
  useEffect(() => {
    if (line > 0) here.current?.scrollIntoView({ block: 'nearest' });
  }, [line, file]);
  return (
    <ol
      aria-label={file === null ? 'The recorded program' : `The recorded program, ${file}`}
      // What scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-40 overflow-auto rounded-control border border-line bg-sunken py-1.5 @md:max-h-72 font-mono text-[0.8125rem] leading-relaxed"
    >
      {source.split('\n').map((text, index) => {
        const number = index + 1;
        return (
          <li
            key={number}
            ref={number === line ? here : undefined}
            aria-current={number === line ? 'step' : undefined}
            className={`flex w-max min-w-full gap-2 pr-3 whitespace-pre ${number === line ? 'bg-warning-soft' : ''}`}
          >
            <span aria-hidden="true" className="figures w-7 shrink-0 text-right text-ink-faint select-none">
              {number}
            </span>
            {text || ' '}
          </li>
        );
      })}
    </ol>
  );
}
