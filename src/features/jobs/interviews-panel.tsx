import { CalendarPlus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Made } from '../../app/hooks';
import { useAppDispatch, useAppSelector, useAppStore, usePlanner } from '../../app/hooks';
import { paths } from '../../app/paths';
import { type Job, STATUS_NAMES } from '../../domain/jobs/job-types';
import { Button, IconButton } from '../../ui/button';
import { Panel } from '../../ui/card';
import { SelectField, TextField } from '../../ui/field';
import { readableClock, readableDay, shortDay } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectEvents } from '../calendar/selectors';
import { interviewsOf, nextInterview } from './job-days';
import { jobInterviewLinked, jobRestored, jobStatusChanged } from './jobs-slice';
import { selectCurrentJob, selectJob } from './selectors';

const PlanBackwards = lazyPart<{ job: Job; by: string; onClose: () => void }>(() =>
  import('./plan-backwards').then((m) => m.PlanBackwards),
);

/** The interview dates of a job. Each is an event of the calendar: there it leads here, here it leads there. */
export function InterviewsPanel({ job }: { job: Job }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  const toast = useToast();
  const today = useToday();
  const events = useAppSelector(selectEvents);
  const [adding, setAdding] = useState(false);
  const [planning, setPlanning] = useState(false);
  const dates = interviewsOf(job, events);
  const setLinked = async (event: string, linked: boolean) => {
    const about = await planner.eventAbout(store.getState(), event, linked ? { kind: 'job', id: job.id } : null);
    dispatch(jobInterviewLinked({ id: job.id, event, linked }));
    if (about) dispatch(about);
  };
  const unlink = (event: string) => {
    void setLinked(event, false);
    toast({
      text: 'No longer an interview of this job. The event is still in your calendar.',
      action: { label: 'Undo', run: () => void setLinked(event, true) },
    });
  };
  return (
    <Panel title="Interviews">
      <div className="grid gap-3">
        {dates.length === 0 ? (
          <p className="text-sm text-ink-soft">No interview date yet.</p>
        ) : (
          <ul aria-label="Interview dates" className="grid gap-1">
            {dates.map(({ id, start, allDay, text }) => {
              const day = start.slice(0, 10);
              const when = `${shortDay(day)}${allDay ? '' : `, ${readableClock(start.slice(11, 16))}`}`;
              return (
                <li key={id} className="flex items-start gap-1">
                  <Link to={`${paths.calendar}?day=${day}`} className="min-w-0 flex-1 py-1 text-sm hover:underline">
                    <span className="block font-medium">{when}</span>
                    <span className="line-clamp-2 text-ink-soft wrap-anywhere">
                      {day < today ? 'Over: ' : ''}
                      {text.slice(0, 160)}
                    </span>
                  </Link>
                  <IconButton label={`Unlink the interview of ${when}`} className="size-9" onClick={() => unlink(id)}>
                    <X className="size-4!" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        )}
        {adding ? (
          <AddInterview job={job} today={today} onClose={() => setAdding(false)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAdding(true)}>
              <CalendarPlus aria-hidden="true" /> Add an interview date
            </Button>
            <Button size="sm" look="primary" onClick={() => setPlanning(true)}>
              Plan backwards
            </Button>
          </div>
        )}
      </div>
      {planning ? (
        <Overlay resetKey={job.id}>
          <PlanBackwards
            job={job}
            by={nextInterview(job, events, today) ?? job.deadline ?? ''}
            onClose={() => setPlanning(false)}
          />
        </Overlay>
      ) : null}
    </Panel>
  );
}

const LENGTHS = [30, 45, 60, 90, 120] as const;
const MOST_EVENTS = 30;

/** A new event for the interview, or one that is in the calendar already. */
function AddInterview({ job, today, onClose }: { job: Job; today: string; onClose: () => void }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  const toast = useToast();
  const events = useAppSelector(selectEvents);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const [minutes, setMinutes] = useState(60);
  const [error, setError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const known = new Set(job.interviews.map(({ event }) => event));
  const ahead = Object.values(events)
    .filter(({ id, start, recurrence }) => start >= today && recurrence === '' && !known.has(id))
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, MOST_EVENTS);

  /** Whoever has an interview is at that stage. The event, its link and the stage are one Undo. */
  const keep = (event: string, made: Made) => {
    const before = selectJob(store.getState(), job.id);
    if (!before) return;
    const moves = before.status === 'saved' || before.status === 'applied';
    dispatch(made.add);
    dispatch(jobInterviewLinked({ id: job.id, event, linked: true }));
    if (moves) dispatch(jobStatusChanged(job.id, 'interview'));
    toast({
      text: `The interview is in your calendar.${moves ? ` The job is now under “${STATUS_NAMES.interview}”.` : ''}`,
      action: {
        label: 'Undo',
        run: () => {
          const now = selectJob(store.getState(), job.id);
          const { status, history, interviews } = before;
          const current = selectCurrentJob(store.getState())?.id === job.id;
          if (now) dispatch(jobRestored({ job: { ...now, status, history, interviews }, current }));
          dispatch(made.remove);
        },
      },
    });
    onClose();
  };
  const link = async (event: string) => {
    const about = { kind: 'job', id: job.id } as const;
    const add = await planner.eventAbout(store.getState(), event, about);
    const remove = await planner.eventAbout(store.getState(), event, null);
    if (add && remove) keep(event, { add, remove });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const start = new Date(`${day}T${time}`).getTime();
    if (Number.isNaN(start)) {
      setError('Choose a day and a time.');
      return;
    }
    // A date in the past is kept for the history; it is said once.
    if (start < Date.now() && notice === null) {
      setNotice(`${readableDay(day)} is over. Press Add again to keep it as a past interview.`);
      return;
    }
    const text = `Interview: ${[job.title, job.company].filter(Boolean).join(' at ') || 'job'}`;
    const made = await planner.newBlocks(store.getState(), [
      { text, start, end: start + minutes * 60_000, about: { kind: 'job', id: job.id } },
    ]);
    if (made?.ids[0]) keep(made.ids[0], made);
  };
  return (
    <form aria-label="Add an interview date" className="grid gap-3" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Day"
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={day}
        error={error}
        autoFocus
        onChange={(event) => {
          setDay(event.target.value);
          setError(null);
          setNotice(null);
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Starts at" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        <SelectField label="How long" value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
          {LENGTHS.map((length) => (
            <option key={length} value={length}>
              {length} min
            </option>
          ))}
        </SelectField>
      </div>
      {notice ? (
        <p role="status" className="text-sm text-warning-ink">
          {notice}
        </p>
      ) : null}
      {ahead.length > 0 ? (
        <SelectField
          label="Or an event of your calendar"
          value=""
          onChange={(event) => event.target.value && void link(event.target.value)}
        >
          <option value="">Choose an event</option>
          {ahead.map(({ id, start, text }) => (
            <option key={id} value={id}>
              {shortDay(start.slice(0, 10))}: {text.slice(0, 60)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" look="primary" type="submit">
          Add
        </Button>
      </div>
    </form>
  );
}
