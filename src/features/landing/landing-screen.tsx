import { useEffect } from 'react';
import { paths } from '../../app/paths';
import { buttonLook } from '../../ui/button';
import { Mark } from '../../ui/logo';
import { PostingReader } from './posting-reader';
import { ProductPictures } from './product-pictures';
import { type Go, Way } from './way';
import { WhatLeaves } from './what-leaves';

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
  ['No key needed', 'Built-in engines do the work, offline too. A model of your choice can add advice.'],
  ['Same input, same result', 'A score is a list of checks with the words behind each point. It never drifts.'],
] as const;

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
              A study room for the way into technology: paste the job you want, see what it asks for and what you have
              to show, and close the gaps one by one. It runs in this tab.
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
                Free, without an account.{' '}
                <a href="#what-leaves" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
                  What leaves your device, and when
                </a>
              </span>
            </div>
          </div>
          <PostingReader {...ways} />
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

      <ProductPictures />
      <WhatLeaves />
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
