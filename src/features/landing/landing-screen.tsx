import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from 'react';
import { paths } from '../../app/paths';
import { buttonLook } from '../../ui/button';
import { Mark } from '../../ui/logo';

const pillars = [
  {
    title: 'Master Technical Skills',
    text: 'Hands-on practice and real-world projects, in an order that makes sense.',
    to: paths.skills,
  },
  {
    title: 'Prepare For Interview',
    text: 'Mock interviews, tips and guidance, until the answer comes without thinking about it.',
    to: paths.interview,
  },
  {
    title: 'Career Growth',
    text: 'Resume and industry strategies: a report that cites your own words, line by line.',
    to: paths.career,
  },
] as const;

const promises = [
  ['No account, no server', 'What you make is kept on this device. You can take all of it with you in one file.'],
  ['No key needed', 'Built-in engines do the work offline. A model of your choice can add advice.'],
  ['Same input, same result', 'A score is a list of checks with the words behind each point. It never drifts.'],
] as const;

/** Leads on without loading a new page. */
type Go = (path: string) => void;

/**
 * `/`: what the product is, and one way in. Loads neither the store nor the router; `go` fetches them, and `onApproach`
 * hears that a link is about to be pressed.
 */
export function LandingScreen({
  hasProfile,
  go,
  onApproach,
}: {
  hasProfile: boolean;
  go: Go;
  onApproach?: (path: string) => void;
}) {
  useEffect(() => {
    document.title = 'Elevate';
  }, []);
  const ways = { go, onApproach };
  return (
    <div className="min-h-dvh">
      <div className="relative isolate overflow-hidden border-b border-line">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.16]" />
        <header className="mx-auto flex max-w-[1184px] items-center justify-between px-4 py-5 sm:px-6 md:px-8">
          <span className="flex items-center gap-2.5 text-lg font-semibold">
            <Mark /> Elevate
          </span>
          <Way
            to={paths.signIn}
            {...ways}
            className="rounded-control px-3 py-2 text-sm font-medium text-ink-soft hover:text-ink"
          >
            Sign in
          </Way>
        </header>
        <main className="mx-auto grid max-w-[1184px] items-center gap-12 px-4 pt-10 pb-20 sm:px-6 md:grid-cols-[1.15fr_1fr] md:px-8 md:pt-16 md:pb-28">
          <div>
            <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">
              Ready to elevate your tech career and skills to new heights?
            </h1>
            <p className="mt-5 max-w-[52ch] text-lg text-ink-soft">
              A study room for the way into technology: your resume read the way a machine reads it, and a plan for what
              to do next. It runs in this tab.
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-4">
              <Way
                to={hasProfile ? paths.home : paths.signIn}
                {...ways}
                className={buttonLook({ look: 'primary', size: 'lg' })}
              >
                Start Your Journey
              </Way>
              <span className="text-sm text-ink-soft">
                Free. Nothing leaves your device, unless you choose a hosted model.
              </span>
            </div>
          </div>
          <SampleReport />
        </main>
      </div>

      <section
        aria-label="What Elevate helps with"
        className="mx-auto max-w-[1184px] px-4 py-16 sm:px-6 md:px-8 md:py-24"
      >
        <ul className="grid gap-9 md:grid-cols-3 md:items-end md:gap-6">
          {pillars.map((pillar, index) => (
            <li key={pillar.title} className={['md:pb-0', 'md:pb-8', 'md:pb-16'][index]}>
              <article className="border-t-2 border-primary pt-5">
                <h2 className="text-xl font-semibold">{pillar.title}</h2>
                <p className="mt-2 text-ink-soft">{pillar.text}</p>
                {pillar.to ? (
                  <Way
                    to={pillar.to}
                    {...ways}
                    aria-label={`Learn More about ${pillar.title}`}
                    className="mt-4 inline-block rounded-control py-1 font-medium text-primary-ink hover:underline"
                  >
                    Learn More <span aria-hidden="true">→</span>
                  </Way>
                ) : null}
              </article>
            </li>
          ))}
        </ul>
      </section>

      <section aria-label="What you can rely on" className="border-t border-line bg-surface">
        <dl className="mx-auto grid max-w-[1184px] gap-8 px-4 py-14 sm:px-6 md:grid-cols-3 md:px-8">
          {promises.map(([title, text]) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <footer className="mx-auto max-w-[1184px] px-4 py-8 text-sm text-ink-faint sm:px-6 md:px-8">
        Elevate is open source under the MIT licence.
      </footer>
    </div>
  );
}

/** A link within the app. Presses that ask for a new tab or a download stay the browser's. */
function Way({
  to,
  go,
  onApproach,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; go: Go; onApproach: Go | undefined }) {
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  const approach = () => onApproach?.(to);
  return <a href={to} onClick={press} onPointerEnter={approach} onFocus={approach} {...rest} />;
}

/** What a report looks like; marked as a sample, since no resume was read yet. */
function SampleReport() {
  const lines = [
    ['Skills the job requires', '7 of 9', '“Built a Kubernetes operator in Go”'],
    ['Bullets with a number', '5 of 11', '“cut build time from 14 to 6 minutes”'],
    ['Contact data', '4 of 4', '“ada@example.org”'],
  ] as const;
  return (
    <figure
      className="rounded-card border border-line bg-surface p-6 shadow-float"
      aria-label="A sample of a resume report"
    >
      <div className="flex items-start justify-between">
        <div>
          <p className="text-sm text-ink-soft">Resume against job description</p>
          <p className="figures mt-1 text-4xl font-semibold">
            78<span className="text-xl text-ink-faint"> / 100</span>
          </p>
        </div>
        <span className="rounded-chip border border-accent/40 bg-accent-soft px-2.5 py-0.5 text-xs font-medium text-accent-ink">
          Sample
        </span>
      </div>
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {lines.map(([what, figure, quote]) => (
          <li key={what} className="py-3">
            <p className="flex justify-between gap-4">
              <span className="font-medium">{what}</span>
              <span className="figures text-ink-soft">{figure}</span>
            </p>
            <p className="mt-0.5 truncate text-sm text-ink-faint">{quote}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-ink-soft">Each point names the words and the page behind it.</figcaption>
    </figure>
  );
}
