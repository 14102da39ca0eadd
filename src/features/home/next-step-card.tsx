import type { NextStep } from '../../domain/activity/next-step';
import { ButtonLink } from '../../ui/button-link';

/** The one thing to do now, and why. */
export function NextStepCard({ step, to }: { step: NextStep; to: string }) {
  return (
    <section
      aria-label={step.title}
      className="relative isolate flex flex-wrap items-center justify-between gap-x-8 gap-y-3 overflow-hidden rounded-card border border-primary/25 bg-primary-soft px-5 py-4 sm:px-6"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.13]" />
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-sm font-medium text-primary-ink">Next best step</p>
        <h2 className="text-lg font-semibold">{step.title}</h2>
        <p className="max-w-[88ch] text-sm text-pretty wrap-anywhere">{step.reason}</p>
      </div>
      <ButtonLink to={to} look="primary">
        {step.action}
      </ButtonLink>
    </section>
  );
}
