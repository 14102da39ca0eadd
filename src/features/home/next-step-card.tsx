import type { NextStep } from '../../domain/activity/next-step';
import { ButtonLink } from '../../ui/button-link';

/** The one thing to do now, and why. */
export function NextStepCard({ step, to }: { step: NextStep; to: string }) {
  return (
    <section
      aria-label={step.title}
      className="relative isolate overflow-hidden rounded-card border border-primary/25 bg-primary-soft p-5 sm:p-7"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.13]" />
      <p className="text-sm font-medium text-primary-ink">Next best step</p>
      <h2 className="mt-1 text-xl font-semibold">{step.title}</h2>
      <p className="mt-1.5 max-w-[56ch] text-pretty wrap-anywhere">{step.reason}</p>
      <ButtonLink to={to} look="primary" className="mt-5">
        {step.action}
      </ButtonLink>
    </section>
  );
}
