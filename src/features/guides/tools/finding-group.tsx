import { CircleCheck } from 'lucide-react';
import { Chip } from '../../../ui/chip';

/** What a check of a profile found. */
export interface ShownFinding {
  readonly id: string;
  /** `unseen`: it could not be looked at from here. */
  readonly status: 'pass' | 'advice' | 'unseen';
  readonly title: string;
  readonly says: string;
  readonly todo: string | null;
  readonly quotes: readonly string[];
}

/** The findings of one part of a profile: what to do first, then what cannot be seen, then what is right. */
export function FindingGroup({ title, findings }: { title: string; findings: readonly ShownFinding[] }) {
  if (findings.length === 0) return null;
  const advice = [
    ...findings.filter(({ status }) => status === 'advice'),
    ...findings.filter(({ status }) => status === 'unseen'),
  ];
  const passed = findings.filter(({ status }) => status === 'pass');
  return (
    <section aria-label={title}>
      <h4 className="border-b border-line pb-2 font-semibold">{title}</h4>
      <ul className="divide-y divide-line">
        {advice.map((finding) => (
          <li key={finding.id} className="py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {finding.status === 'unseen' ? <Chip>Look yourself</Chip> : <Chip tone="warning">To do</Chip>}
              <span className="font-medium">{finding.title}</span>
            </p>
            <p className="mt-1 text-ink-soft">{finding.says}</p>
            <Quotes quotes={unsaid(finding)} />
            <p className="mt-2">{finding.todo}</p>
          </li>
        ))}
        {passed.map((finding) => (
          <li key={finding.id} className="flex gap-3 py-2.5 text-sm">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success-ink" />
            <div className="min-w-0">
              <p>
                <span className="sr-only">Passed: </span>
                <span className="font-medium">{finding.title}.</span>{' '}
                <span className="text-ink-soft">{finding.says}</span>
              </p>
              {unsaid(finding).length > 0 ? (
                <details className="mt-0.5 text-ink-soft">
                  <summary className="w-fit rounded-control text-ink-faint">Your words</summary>
                  <Quotes quotes={unsaid(finding)} />
                </details>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The quotes that are not already in the finding's own sentence. */
const unsaid = ({ quotes, says }: ShownFinding) => quotes.filter((quote) => !says.includes(quote));

/** Quotes up to this many characters are placed side by side. */
const SHORT = 32;

function Quotes({ quotes }: { quotes: readonly string[] }) {
  if (quotes.length === 0) return null;
  if (quotes.every((quote) => quote.length <= SHORT))
    return (
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-l-2 border-line-strong pl-3 text-sm text-ink">
        {quotes.map((quote) => (
          <li key={quote}>
            <q>{quote}</q>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="mt-2 grid gap-1.5">
      {quotes.map((quote) => (
        <li key={quote}>
          <q className="block border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-line text-ink">
            {quote}
          </q>
        </li>
      ))}
    </ul>
  );
}
