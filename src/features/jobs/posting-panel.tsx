import { clsx } from 'clsx';
import { Fragment, useMemo, useState } from 'react';
import { quoteOf } from '../../domain/jobs/job-reading';
import type { Job } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';

/** Lines have no other name, and never move. */
const numbered = (index: number): string => `line ${index}`;

/** Lines that are shown before one asks for all of them. */
const FIRST = 40;

/** The posting's text; lines that ask for something are marked. */
export function PostingPanel({ job }: { job: Job }) {
  const [all, setAll] = useState(false);
  const lines = useMemo(() => job.posting.split('\n'), [job.posting]);
  const asking = useMemo(() => {
    const byLine = new Map<string, Job['requirements'][number]['need']>();
    for (const { quote, need } of job.requirements)
      if (quote && need !== 'not-asked' && byLine.get(quote) !== 'must') byLine.set(quote, need);
    return byLine;
  }, [job.requirements]);
  if (job.posting.trim() === '') return null;
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <Panel title="Posting" lead="The lines that ask for something are marked.">
      <div className="measure text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {shown.map((line, index) => {
          const need = asking.get(quoteOf(line));
          return (
            <Fragment key={numbered(index)}>
              {need ? (
                <mark
                  className={clsx('rounded-sm px-0.5 text-ink', need === 'must' ? 'bg-primary-soft' : 'bg-accent-soft')}
                >
                  {line}
                </mark>
              ) : (
                line
              )}
              {'\n'}
            </Fragment>
          );
        })}
      </div>
      {lines.length > FIRST ? (
        <Button look="quiet" size="sm" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : `Show all ${lines.length} lines`}
        </Button>
      ) : null}
    </Panel>
  );
}
