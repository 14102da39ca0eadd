import { type ReactNode, useEffect, useRef } from 'react';
import type { FirstRunStep } from './home-slice';

/** What each step of the first run is given. */
export interface StepProps {
  /** Whether the learner came from another step: the focus then goes to the heading. */
  readonly moved: boolean;
  readonly to: (step: FirstRunStep) => void;
}

/** The question of a step, and why it is asked. */
export function StepTitle({ moved, title, children }: { moved: boolean; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!moved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="measure mt-1 text-ink-soft">{children}</p>
    </div>
  );
}
