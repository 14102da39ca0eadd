import { Headphones, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { ErrorBox } from '../notice';

export interface HandsFreeView {
  readonly on: boolean;
  readonly phase: 'quiet' | 'reading' | 'listening' | 'pausing' | 'done';
  /** Seconds of silence that end an answer. */
  readonly pause: number;
  /** Seconds of them that are left. */
  readonly left: number;
  /** Why it ended by itself. */
  readonly problem: { readonly title: string; readonly text: string } | null;
  readonly start: () => void;
  readonly stop: () => void;
  readonly skip: () => void;
  readonly finish: () => void;
}

/** The interviewer reads each question and listens; a pause goes on to the next one. */
export function HandsFreeBar({
  view: { on, phase, pause, left, problem, start, stop, skip, finish },
  done,
  kept,
  children,
}: {
  view: HandsFreeView;
  /** What is said after the last question. */
  done: string;
  /** What is said while it is on, after how it is ended. */
  kept: string;
  /** The choice of voice and pause, while it is off. */
  children: ReactNode;
}) {
  const listens = phase === 'listening' || phase === 'pausing';
  return (
    <section aria-label="Hands-free" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button look={on ? 'danger' : 'plain'} onClick={on ? stop : start}>
          {on ? <Square aria-hidden="true" /> : <Headphones aria-hidden="true" />}
          {on ? 'Stop hands-free' : 'Start hands-free'}
        </Button>
        {phase === 'reading' ? <Button onClick={skip}>Answer now</Button> : null}
        {listens ? <Button onClick={finish}>Go on now</Button> : null}
        {/* Nothing new is said here while the voice reads: a screen reader would talk over it. */}
        <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          {listens ? `Your turn. ${pause} seconds of silence end the answer.` : phase === 'done' ? done : ''}
        </p>
        {phase === 'pausing' ? (
          <p aria-hidden="true" className="figures text-sm font-medium">
            Going on in {left} s
          </p>
        ) : null}
      </div>
      {on ? (
        <p className="text-sm text-ink-soft">Escape ends it at any time. {kept}</p>
      ) : (
        <details>
          <summary className="min-h-11 py-2.5 text-sm text-ink-soft">
            The interviewer reads each question aloud, then listens, and goes on after a pause. Voice and pause
          </summary>
          {children}
        </details>
      )}
      {problem && !on ? <ErrorBox title={problem.title}>{problem.text}</ErrorBox> : null}
    </section>
  );
}
