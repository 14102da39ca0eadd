import { Fragment, useDeferredValue, useId, useMemo, useState } from 'react';
import { paths } from '../../app/paths';
import { LONGEST_POSTING } from '../../domain/jobs/job-types';
import type { MarkedPiece, MarkedPosting } from '../../domain/jobs/mark-posting';
import { Button, buttonLook } from '../../ui/button';
import { EXAMPLE, EXAMPLE_READ } from './example-posting';
import { Way, type Ways } from './way';

type Reader = (text: string) => MarkedPosting;

/** Lines shown as they were read; a whole posting has many. */
const MOST_LINES = 5;
const MOST_SKILLS = 12;

/** The engine, fetched when the box is first used: the page itself does without. */
function useReader() {
  const [reader, setReader] = useState<{ read: Reader } | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (reader) return;
    setFailed(false);
    import('../../domain/jobs/mark-posting').then(
      ({ markPosting }) => setReader({ read: markPosting }),
      () => setFailed(true),
    );
  };
  return { read: reader?.read ?? null, failed, load };
}

/** A posting's line, and what it asks for, by the engine that reads whole postings behind this page. */
export function PostingReader(ways: Ways) {
  const id = useId();
  const { read, failed, load } = useReader();
  const [text, setText] = useState(EXAMPLE);
  const shown = useDeferredValue(text);
  const found = useMemo(() => (shown === EXAMPLE ? EXAMPLE_READ : (read?.(shown) ?? null)), [shown, read]);
  const posting = text.trim();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface p-5 shadow-float sm:p-6"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        Try it: what does a posting ask for?
      </h2>
      <label htmlFor={id} className="mt-3 mb-1.5 block text-sm font-medium">
        A line of a posting, or all of it
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={LONGEST_POSTING}
        spellCheck={false}
        onPointerEnter={load}
        onFocus={(event) => {
          load();
          if (text === EXAMPLE) event.currentTarget.select();
        }}
        onChange={(event) => setText(event.target.value)}
        className="block h-28 w-full resize-y rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink transition-colors hover:border-ink-faint focus:border-primary sm:h-24"
      />
      <div className="min-h-52 pt-4">
        {posting === '' ? (
          <p className="text-ink-soft">Paste a line above, and what it asks for shows here.</p>
        ) : failed && !found ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>The reader could not be fetched. Your text is kept; check the connection, then try again.</p>
            <Button size="sm" onClick={load}>
              Try again
            </Button>
          </div>
        ) : found ? (
          <Found found={found} />
        ) : (
          <p role="status" className="text-ink-soft">
            Reading…
          </p>
        )}
      </div>
      <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">Read by fixed rules in this tab. Nothing is sent.</p>
        {text !== EXAMPLE && posting !== '' ? (
          <Way to={paths.jobs} state={{ posting }} {...ways} className={buttonLook({ size: 'sm' })}>
            Keep this job
          </Way>
        ) : null}
      </div>
    </section>
  );
}

function Found({ found: { lines, must, nice, years } }: { found: MarkedPosting }) {
  const asking = lines.filter((line) => line.some(({ need }) => need !== null));
  const count = must.length + nice.length;
  return (
    <div className="grid gap-3">
      <p role="status" className={count === 0 ? 'text-ink-soft' : 'font-medium'}>
        {count === 0
          ? 'No skill was recognised in this text. The rules know more than 800 skills, tools and practices by their English names; try a line that names one.'
          : summary(count, years)}
      </p>
      {asking.slice(0, MOST_LINES).map((line, index) => (
        <Line key={`line ${String(index)}`} line={line} />
      ))}
      {asking.length > MOST_LINES ? (
        <p className="text-sm text-ink-faint">and {asking.length - MOST_LINES} more lines that ask for something</p>
      ) : null}
      {count === 0 ? null : (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 text-sm">
          <Skills name="Must" skills={must} look="border-primary/30 bg-primary-soft text-primary-ink" />
          <Skills name="Nice to have" skills={nice} look="border-line-strong border-dashed text-ink-soft" />
        </dl>
      )}
    </div>
  );
}

function summary(count: number, years: number | null): string {
  const skills = `It asks for ${count} ${count === 1 ? 'skill' : 'skills'}`;
  return years === null ? `${skills}.` : `${skills}, and ${years} ${years === 1 ? 'year' : 'years'} of experience.`;
}

const marks = {
  must: 'rounded-sm border-b-2 border-primary bg-primary-soft text-ink',
  nice: 'border-b-2 border-dashed border-line-strong bg-transparent text-ink',
};

/** Pieces have no other name, and never move. */
function Line({ line }: { line: readonly MarkedPiece[] }) {
  return (
    <p className="line-clamp-4 text-sm leading-6 wrap-anywhere text-ink-soft">
      {line.map(({ text, need }, index) => {
        const key = `piece ${String(index)}`;
        return need ? (
          <mark key={key} className={marks[need]}>
            {text}
          </mark>
        ) : (
          <Fragment key={key}>{text}</Fragment>
        );
      })}
    </p>
  );
}

function Skills({ name, skills, look }: { name: string; skills: readonly string[]; look: string }) {
  if (skills.length === 0) return null;
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {skills.slice(0, MOST_SKILLS).map((skill) => (
          <span key={skill} className={`rounded-chip border px-2.5 py-0.5 text-xs font-medium ${look}`}>
            {skill}
          </span>
        ))}
        {skills.length > MOST_SKILLS ? <span>and {skills.length - MOST_SKILLS} more</span> : null}
      </dd>
    </>
  );
}
