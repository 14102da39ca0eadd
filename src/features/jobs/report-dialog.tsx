import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAppSelector, useDevice } from '../../app/hooks';
import {
  applicationsBetween,
  reportCsv,
  reportMarkdown,
  SPANS,
  type Span,
  type SpanName,
  spanOf,
} from '../../domain/jobs/applications';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextField } from '../../ui/field';
import { shortDay } from '../../ui/format';
import { Printed } from '../../ui/printed';
import { useToday } from '../../ui/use-today';
import { selectUser } from '../session/selectors';
import { ReportSheet } from './report-sheet';
import { selectJobs } from './selectors';

const SPAN_WORDS: Readonly<Record<SpanName, string>> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'three-months': 'Last three months',
  own: 'Own dates',
};

/** Applications of a span of time, for whoever asks for proof of them: on paper, as Markdown, as CSV. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report of applications"
      lead="Every job whose status changed in this time, with its stages."
      width="64rem"
    >
      <Report />
    </Dialog>
  );
}

function Report() {
  const { download } = useDevice();
  const jobs = useAppSelector(selectJobs);
  const user = useAppSelector(selectUser);
  const today = useToday();
  const [name, setName] = useState(user?.displayName ?? '');
  const [chosen, setChosen] = useState<SpanName>('this-month');
  const [own, setOwn] = useState<Span>(() => spanOf('this-month', today));
  const span = useMemo(() => (chosen === 'own' ? own : spanOf(chosen, today)), [chosen, own, today]);
  const problem = problemOf(span);
  const applications = useMemo(() => (problem === null ? applicationsBetween(jobs, span) : []), [jobs, span, problem]);
  const file = `applications-${span.from}-to-${span.to}`;
  const sheet = () => <ReportSheet name={name} span={span} applications={applications} />;
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label="Time"
          value={chosen}
          onChange={(event) => {
            const next = SPANS.find((one) => one === event.target.value);
            if (!next) return;
            // Own dates begin with those that were shown.
            if (next === 'own') setOwn(span);
            setChosen(next);
          }}
        >
          {SPANS.map((one) => (
            <option key={one} value={one}>
              {SPAN_WORDS[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Name on the report"
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
        {chosen === 'own' ? (
          <>
            <TextField
              label="First day"
              type="date"
              value={own.from}
              onChange={(event) => setOwn({ ...own, from: event.target.value })}
            />
            <TextField
              label="Last day"
              type="date"
              value={own.to}
              error={problem}
              onChange={(event) => setOwn({ ...own, to: event.target.value })}
            />
          </>
        ) : null}
      </div>
      {problem === null ? (
        <>
          <section
            aria-label="Preview of the report"
            // Its table may be wider than the dialog.
            tabIndex={0}
            className="max-h-[50vh] overflow-auto rounded-control border border-line bg-surface p-5"
          >
            {sheet()}
          </section>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => download(`${file}.csv`, reportCsv(applications), 'text/csv')}>
              <Download aria-hidden="true" /> CSV
            </Button>
            <Button
              onClick={() =>
                download(`${file}.md`, reportMarkdown(applications, { name, span, day: shortDay }), 'text/markdown')
              }
            >
              <Download aria-hidden="true" /> Markdown
            </Button>
            <Button look="primary" onClick={() => window.print()}>
              <Printer aria-hidden="true" /> Print
            </Button>
          </div>
          <Printed sheet={sheet} />
        </>
      ) : null}
    </div>
  );
}

function problemOf({ from, to }: Span): string | null {
  if (from === '' || to === '') return 'Choose the first and the last day.';
  return from > to ? 'The last day is before the first one.' : null;
}
