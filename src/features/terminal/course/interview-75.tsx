import patterns from 'content:interview-75';
import { CalendarPlus, Check } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, usePlanner } from '../../../app/hooks';
import { paths } from '../../../app/paths';
import { languageNames } from '../../../domain/c-source/languages';
import {
  type CourseProblem,
  type CourseWeek,
  courseProblems,
  courseWeeks,
  hoursFor,
  LEAST_HOURS,
  MOST_HOURS,
} from '../../../domain/challenges/interview-course';
import { hoursWords, type StudyWant } from '../../../domain/study/study-plan';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import { Card } from '../../../ui/card';
import { Chip } from '../../../ui/chip';
import { TextField } from '../../../ui/field';
import { counted, shortDay } from '../../../ui/format';
import { Link } from '../../../ui/link';
import { Notice } from '../../../ui/notice';
import { Overlay } from '../../../ui/overlay';
import { Page, PageHeader } from '../../../ui/page';
import { useToday } from '../../../ui/use-today';
import { selectEvents } from '../../calendar/selectors';
import { challengeHeads } from '../challenge-content';
import { tones } from '../challenge-panel';
import { selectInterviewCourse, selectSolved } from '../selectors';
import { courseSet } from './course-slice';

const problems = courseProblems(patterns, challengeHeads);
const ideas = new Map(patterns.map(({ pattern, idea }) => [pattern, idea]));
/** The weeks that the plan is meant for. */
const WEEKS = 8;
const PROPOSED_HOURS = hoursFor(problems, WEEKS);

/** `/code-practice?plan=interview-75`: 75 challenges by pattern, in weeks. */
export function Interview75() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const course = useAppSelector(selectInterviewCourse);
  const all = useAppSelector(selectSolved);
  const solved = useMemo(() => new Set(all), [all]);
  const [typed, setTyped] = useState<string | null>(null);
  const [planning, setPlanning] = useState(false);
  const hours = course.hours ?? PROPOSED_HOURS;
  const from = course.begun ?? today;
  const weeks = useMemo(() => courseWeeks(problems, hours, from), [hours, from]);
  const done = problems.filter(({ head }) => solved.has(head.id)).length;
  const minutes = problems.reduce((sum, problem) => sum + problem.minutes, 0);
  const last = weeks.at(-1);
  const number = Number(typed);
  const refused = typed !== null && (typed.trim() === '' || !(number >= LEAST_HOURS && number <= MOST_HOURS));

  return (
    <Page title="Interview 75" width="reading">
      <PageHeader
        title="Interview 75"
        lead={`${problems.length} challenges for the patterns that coding interviews ask for, what others build on first and the hard ones last: about ${hoursWords(minutes)} in all. ${done} of ${problems.length} are solved.`}
        up={{ name: 'Code Practice', to: paths.codePractice }}
        action={
          <Button look="primary" onClick={() => setPlanning(true)}>
            <CalendarPlus aria-hidden="true" /> Put it into my calendar
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <Card aria-label="Time">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Hours a week"
              type="number"
              min={LEAST_HOURS}
              max={MOST_HOURS}
              step={0.5}
              value={typed ?? String(hours)}
              error={
                refused ? `From ${LEAST_HOURS} to ${MOST_HOURS} hours: the longest problem takes that long.` : undefined
              }
              onChange={({ target: { value } }) => {
                setTyped(value);
                const next = Number(value);
                if (value.trim() !== '' && next >= LEAST_HOURS && next <= MOST_HOURS)
                  dispatch(courseSet({ hours: next }));
              }}
            />
            <TextField
              label="First day"
              type="date"
              min="2000-01-01"
              max="2999-12-31"
              value={from}
              onChange={({ target: { value } }) => dispatch(courseSet({ begun: value === '' ? null : value }))}
            />
          </div>
          <p role="status" className="mt-3 text-sm">
            {weeks.length > WEEKS ? (
              <>
                <strong>
                  {hours} hours a week are not enough for eight weeks: it takes {counted(weeks.length, 'week')}
                </strong>
                , until {shortDay(last?.to ?? from)}. Eight weeks take {PROPOSED_HOURS} hours a week.
              </>
            ) : (
              <>
                It takes <strong>{counted(weeks.length, 'week')}</strong>, until {shortDay(last?.to ?? from)}.
              </>
            )}
          </p>
        </Card>
        {done === problems.length ? (
          <Notice tone="success" title="All 75 are solved.">
            They come back when they are due; a mock round says how it goes against the clock.
          </Notice>
        ) : null}
        <ol className="grid gap-4">
          {weeks.map((week) => (
            <li key={week.number}>
              <Week week={week} solved={solved} today={today} />
            </li>
          ))}
        </ol>
      </div>
      {planning ? (
        <Overlay resetKey="interview-75">
          <CourseBlocks
            open={problems.filter(({ head }) => !solved.has(head.id))}
            by={last?.to ?? from}
            hours={hours}
            onBegin={() => course.begun === null && dispatch(courseSet({ begun: today, hours }))}
            onClose={() => setPlanning(false)}
          />
        </Overlay>
      ) : null}
    </Page>
  );
}

function Week({ week, solved, today }: { week: CourseWeek; solved: ReadonlySet<number>; today: string }) {
  const state = useHere('Interview 75');
  const { number, from, to, problems: own, minutes } = week;
  const done = own.filter(({ head }) => solved.has(head.id)).length;
  const isNow = from <= today && today <= to;
  return (
    <Card aria-label={`Week ${number}`} className={isNow ? 'border-primary!' : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">
          Week {number}
          {isNow ? <span className="ml-2 text-sm font-medium text-primary-ink">now</span> : null}
        </h2>
        <p className="text-sm text-ink-soft">
          {shortDay(from)} to {shortDay(to)} · {hoursWords(minutes)} · {done} of {own.length} solved
          {to < today && done < own.length ? '; this week is over' : ''}
        </p>
      </div>
      {patternsOf(own).map(([pattern, its]) => (
        <section key={pattern} aria-label={pattern} className="mt-3">
          <h3 className="text-sm font-semibold">{pattern}</h3>
          <p className="measure text-sm text-ink-soft">{ideas.get(pattern)}</p>
          <ul className="mt-1 divide-y divide-line">
            {its.map(({ head }) => (
              <li key={head.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
                <span className="w-4 shrink-0">
                  {solved.has(head.id) ? (
                    <>
                      <Check aria-hidden="true" className="size-4 text-success-ink" />
                      <span className="sr-only">Solved:</span>
                    </>
                  ) : null}
                </span>
                <Link
                  to={`${paths.machineCoding}?challenge=${head.id}`}
                  state={state}
                  className="inline-flex min-h-8 min-w-0 flex-1 basis-48 items-center text-primary-ink hover:underline pointer-coarse:min-h-11"
                >
                  {head.id}. {head.title}
                </Link>
                <span className="text-ink-soft">{head.languages.map((one) => languageNames[one]).join(', ')}</span>
                <Chip tone={tones[head.difficulty]}>{head.difficulty}</Chip>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

/** Problems that follow each other with the same pattern, under its name. */
function patternsOf(own: readonly CourseProblem[]): readonly (readonly [string, readonly CourseProblem[]])[] {
  const found = new Map<string, CourseProblem[]>();
  for (const problem of own) found.set(problem.pattern, [...(found.get(problem.pattern) ?? []), problem]);
  return [...found];
}

/** Time for each problem that is left, in its order: shown before it is made. */
function CourseBlocks({
  open,
  by,
  hours,
  onBegin,
  onClose,
}: {
  open: readonly CourseProblem[];
  by: string;
  hours: number;
  onBegin: () => void;
  onClose: () => void;
}) {
  const { StudyPlan } = usePlanner();
  const store = useAppStore();
  const [before] = useState(() => Object.keys(selectEvents(store.getState())).length);
  const [wants] = useState(() =>
    open.map(
      ({ head, pattern, minutes }): StudyWant => ({ id: String(head.id), name: head.title, note: pattern, minutes }),
    ),
  );
  const partsOf = useCallback(
    ({ id, name, minutes }: StudyWant) => [
      { id, name, minutes, verb: 'Practise' as const, about: { kind: 'challenge' as const, id } },
    ],
    [],
  );
  return (
    <StudyPlan
      title="Put it into my calendar"
      lead="Time for the challenges that are left, in your free hours, in the order of the plan."
      name="Interview 75"
      order="in the order of the plan"
      wants={wants}
      partsOf={partsOf}
      subject={{ kind: 'challenge', id: wants[0]?.id ?? '1' }}
      by={by}
      hours={hours}
      byDay={null}
      none="Every challenge of it is solved. There is nothing to plan."
      onClose={() => {
        // Its weeks have their dates from the day on which blocks of it were made.
        if (Object.keys(selectEvents(store.getState())).length > before) onBegin();
        onClose();
      }}
    />
  );
}
